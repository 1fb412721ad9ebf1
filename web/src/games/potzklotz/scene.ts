/**
 * The base and the cubes as things: beech on oak, one lamp from the upper left, soft shadows.
 *
 * The camera looks from the near right corner without perspective, exactly as the drawn board and the cards do, so
 * that a cell lies on the screen where the board's button for it lies. Nothing is drawn while nothing changes.
 */
import {
  AmbientLight,
  BoxGeometry,
  CanvasTexture,
  Color,
  DirectionalLight,
  EdgesGeometry,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  OrthographicCamera,
  PCFShadowMap,
  PlaneGeometry,
  Raycaster,
  Scene,
  ShadowMaterial,
  SRGBColorSpace,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { CELLS, cellOf, heightAt, type Cell, type Heights } from "./view";

/** The drawn board's window, in its units; see Board.svelte. */
const FRAME = { left: -376, top: -150, right: 376, bottom: 406, unit: 62 };
const ISO = Math.sqrt(2 / 3);
const CENTRE = new Vector3(2.5, 0, 2.5);
const FLOAT = 0.62;
const SETTLE_MS = 180;

export interface Shown {
  heights: Heights;
  from: string | null;
  goal: string | null;
  lit: ReadonlySet<string>;
  lifting: boolean;
  /** Those beside or under a cube. */
  near: ReadonlySet<string>;
  hinted: readonly (string | null)[];
}

function dice(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

/** Wood by lines: long grain, a little uneven. */
function wood(base: string, line: string, seed: number, size = 256): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d");
  const roll = dice(seed);
  if (pen) {
    pen.fillStyle = base;
    pen.fillRect(0, 0, size, size);
    pen.strokeStyle = line;
    for (let y = 4; y < size; y += 7 + roll() * 15) {
      pen.globalAlpha = 0.1 + roll() * 0.16;
      pen.lineWidth = 1 + roll() * 2.2;
      pen.beginPath();
      pen.moveTo(-4, y);
      pen.bezierCurveTo(
        size * 0.3,
        y + roll() * 14 - 7,
        size * 0.6,
        y + roll() * 14 - 7,
        size + 4,
        y + roll() * 6 - 3,
      );
      pen.stroke();
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** The top of the base: oak, the grid, and its names along the near edges. */
function oak(base: string, line: string, ink: string): CanvasTexture {
  const size = 1024;
  const texture = wood(base, line, 7, size);
  const pen = (texture.image as HTMLCanvasElement).getContext("2d");
  if (!pen) return texture;
  const unit = size / 5.84;
  const edge = 0.42 * unit;
  pen.globalAlpha = 0.05;
  pen.fillStyle = line;
  for (let i = 0; i < 25; i++)
    if (i % 2) pen.fillRect(edge + (i % 5) * unit, edge + Math.floor(i / 5) * unit, unit, unit);
  for (let i = 0; i <= 5; i++) {
    for (const [shift, colour, much] of [
      [0, line, 0.75],
      [3, "#fff", 0.22],
    ] as const) {
      pen.globalAlpha = much;
      pen.strokeStyle = colour;
      pen.lineWidth = 3;
      pen.beginPath();
      pen.moveTo(edge + i * unit + shift, edge);
      pen.lineTo(edge + i * unit + shift, size - edge);
      pen.moveTo(edge, edge + i * unit + shift);
      pen.lineTo(size - edge, edge + i * unit + shift);
      pen.stroke();
    }
  }
  pen.globalAlpha = 0.85;
  pen.fillStyle = ink;
  pen.font = `600 ${unit * 0.27}px Georgia, serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (let i = 0; i < 5; i++) {
    pen.fillText("bcdef"[i] ?? "", edge + (i + 0.5) * unit, size - edge / 2);
    pen.fillText(String(i + 2), size - edge / 2, edge + (i + 0.5) * unit);
  }
  texture.needsUpdate = true;
  return texture;
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

interface Cube {
  mesh: Mesh;
  cell: string;
  from: Vector3;
  to: Vector3;
  since: number;
}

export class Wood {
  /** How long things take to move; 0 for those who want none. */
  settle = SETTLE_MS;
  #renderer: WebGLRenderer;
  #scene = new Scene();
  #camera: OrthographicCamera;
  #cubes: Cube[] = [];
  #lights: Object3D[] = [];
  #base: Mesh;
  #yaw = 0;
  #wanted = 0;
  #asked = 0;
  #shown: Shown | null = null;
  #ray = new Raycaster();

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    const by = ISO / FRAME.unit;
    const low = 2.5 * FRAME.unit;
    this.#camera = new OrthographicCamera(
      FRAME.left * by,
      FRAME.right * by,
      (low - FRAME.top) * by,
      (low - FRAME.bottom) * by,
      1,
      60,
    );
    const lamp = new DirectionalLight("#fff3dd", 2.6);
    lamp.position.copy(CENTRE).add(new Vector3(-5, 11, 6));
    lamp.target.position.copy(CENTRE);
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(1024, 1024);
    lamp.shadow.radius = 4;
    lamp.shadow.bias = -0.0006;
    Object.assign(lamp.shadow.camera, { left: -6, right: 6, top: 6, bottom: -6, near: 1, far: 24 });
    const back = new DirectionalLight("#ffdcae", 0.55);
    back.position.set(8, 4, -3);
    this.#scene.add(lamp, lamp.target, back, new AmbientLight("#fff6e8", 1.25));

    const side = (name: string, seed: number) =>
      new MeshStandardMaterial({ map: wood(token(name), token("--oak-line"), seed), roughness: 0.85 });
    const sides = [side("--oak-left", 3), side("--oak-left", 4)];
    const top = new MeshStandardMaterial({
      map: oak(token("--oak-top"), token("--oak-line"), token("--oak-line")),
      roughness: 0.8,
    });
    const [right = top, left = top] = sides;
    this.#base = new Mesh(new BoxGeometry(5.84, 0.34, 5.84), [right, left, top, top, left, right]);
    this.#base.position.set(2.5, -0.17, 2.5);
    this.#base.receiveShadow = true;
    this.#base.castShadow = true;
    const ground = new Mesh(new PlaneGeometry(30, 30), new ShadowMaterial({ opacity: 0.26 }));
    ground.rotation.x = -Math.PI / 2;
    ground.position.set(2.5, -0.345, 2.5);
    ground.receiveShadow = true;
    this.#scene.add(this.#base, ground);
    const shape = new RoundedBoxGeometry(0.985, 0.985, 0.985, 3, 0.045);
    for (let i = 0; i < 5; i++) {
      const map = wood(token("--beech-top"), token("--beech-line"), 11 + i * 5);
      const mesh = new Mesh(shape, new MeshStandardMaterial({ map, roughness: 0.7 }));
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      mesh.visible = false;
      this.#scene.add(mesh);
      this.#cubes.push({ mesh, cell: "", from: new Vector3(), to: new Vector3(), since: 0 });
    }
    this.#look();
  }

  resize(width: number, height: number): void {
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.#renderer.setSize(width, height, false);
    this.#ask();
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.#renderer.dispose();
  }

  /** Turn the view by so much; `home` brings it back to the player's corner. */
  turn(by: number): void {
    this.#yaw += by;
    this.#wanted = this.#yaw;
    this.#look();
    this.#ask();
  }

  home(): void {
    const whole = 2 * Math.PI;
    this.#yaw -= Math.round(this.#yaw / whole) * whole;
    this.#wanted = 0;
    this.#ask();
  }

  #look(): void {
    const away = new Vector3(1, 1, 1).normalize().multiplyScalar(20);
    away.applyAxisAngle(new Vector3(0, 1, 0), this.#yaw);
    this.#camera.position.copy(CENTRE).add(away);
    this.#camera.lookAt(CENTRE);
  }

  /** Show this table. */
  show(shown: Shown): void {
    this.#shown = shown;
    this.#stand(shown);
    for (const one of this.#lights.splice(0)) {
      this.#scene.remove(one);
      (one as Mesh).geometry.dispose();
    }
    for (const cell of CELLS) {
      const hint = shown.hinted.includes(cell.name);
      if (shown.lit.has(cell.name) || hint) this.#light(cell, shown, hint);
    }
    const from = shown.from ? cellOf(shown.from) : undefined;
    if (from) this.#frame(from, heightAt(shown.heights, from), "--ink", 0.5);
    const goal = shown.goal ? cellOf(shown.goal) : undefined;
    if (goal) this.#frame(goal, heightAt(shown.heights, goal), "--go", 0.9);
    this.#ask();
  }

  #stand(shown: Shown): void {
    const wanted: { cell: string; at: Vector3 }[] = [];
    for (const cell of CELLS) {
      for (let z = 0; z < heightAt(shown.heights, cell); z++) {
        wanted.push({ cell: cell.name, at: new Vector3(cell.column - 0.5, z + 0.5, cell.row - 0.5) });
      }
    }
    const air = shown.goal ?? shown.from;
    const above = air ? cellOf(air) : undefined;
    if (above && wanted.length < 5) {
      const at = new Vector3(above.column - 0.5, heightAt(shown.heights, above) + 0.5 + FLOAT, above.row - 0.5);
      wanted.push({ cell: "", at });
    }
    // A cube that stands right stays; the others go to the places that are left, the nearest first.
    const free = new Set(this.#cubes);
    const left = wanted.filter((place) => {
      const there = [...free].find((cube) => cube.mesh.visible && cube.to.distanceTo(place.at) < 0.01);
      if (there) {
        there.cell = place.cell;
        free.delete(there);
      }
      return !there;
    });
    for (const place of left) {
      const near = [...free].sort((a, b) => a.to.distanceTo(place.at) - b.to.distanceTo(place.at))[0];
      if (!near) break;
      free.delete(near);
      near.cell = place.cell;
      near.from.copy(near.mesh.visible ? near.mesh.position : place.at);
      near.to.copy(place.at);
      near.since = performance.now();
      near.mesh.visible = true;
    }
    for (const cube of free) cube.mesh.visible = false;
  }

  #light(cell: Cell, shown: Shown, hint: boolean): void {
    const colour = new Color(token(hint ? "--gold-leaf" : "--go"));
    const goal = shown.goal === cell.name;
    const near = shown.near.has(cell.name);
    const material = new MeshBasicMaterial({
      color: goal || hint ? colour : colour.clone().lerp(new Color("#fff"), 0.8),
      transparent: true,
      opacity: goal ? 0.8 : hint ? 0.65 : shown.lifting ? 0.35 : near ? 0.66 : 0.14,
      depthWrite: false,
    });
    const plane = new Mesh(new PlaneGeometry(0.94, 0.94), material);
    plane.rotation.x = -Math.PI / 2;
    const low = cell.onBase || heightAt(shown.heights, cell) > 0 ? 0 : -0.33;
    plane.position.set(cell.column - 0.5, heightAt(shown.heights, cell) + low + 0.008, cell.row - 0.5);
    plane.userData.cell = cell.name;
    const edges = new LineSegments(
      new EdgesGeometry(plane.geometry),
      new LineBasicMaterial({ color: colour, transparent: true, opacity: near || hint || goal ? 1 : 0.35 }),
    );
    edges.rotation.copy(plane.rotation);
    edges.position.copy(plane.position);
    edges.position.y += 0.004;
    this.#lights.push(plane, edges);
    this.#scene.add(plane, edges);
  }

  #frame(cell: Cell, height: number, colour: string, opacity: number): void {
    const frame = new LineSegments(
      new EdgesGeometry(new BoxGeometry(0.98, 0.98, 0.98)),
      new LineBasicMaterial({ color: token(colour), transparent: true, opacity }),
    );
    frame.position.set(cell.column - 0.5, height + 0.5, cell.row - 0.5);
    this.#lights.push(frame);
    this.#scene.add(frame);
  }

  /** The cell under a point of the screen (from -1 to 1), or null. */
  pick(x: number, y: number): string | null {
    this.#ray.setFromCamera(new Vector2(x, y), this.#camera);
    const air = this.#cubes.filter((cube) => cube.mesh.visible && cube.cell !== "");
    const things = [...air.map((cube) => cube.mesh), ...this.#lights.filter((one) => one.userData.cell), this.#base];
    const hit = this.#ray.intersectObjects(things, false)[0];
    if (!hit) return null;
    const cube = this.#cubes.find((one) => one.mesh === hit.object);
    if (cube) return cube.cell;
    const named: unknown = hit.object.userData.cell;
    if (typeof named === "string") return named;
    const cell = CELLS.find(
      (one) => one.column === Math.floor(hit.point.x) + 1 && one.row === Math.floor(hit.point.z) + 1,
    );
    return cell?.onBase ? cell.name : null;
  }

  /** The cube in the air follows the pointer. */
  carry(cell: string): void {
    if (this.#shown) this.#stand({ ...this.#shown, goal: cell });
    this.#ask();
  }

  #ask(): void {
    if (!this.#asked) this.#asked = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    this.#asked = 0;
    const now = performance.now();
    let moving = false;
    for (const cube of this.#cubes) {
      const part = this.settle === 0 ? 1 : Math.min(1, (now - cube.since) / this.settle);
      const eased = 1 - (1 - part) ** 3;
      cube.mesh.position.lerpVectors(cube.from, cube.to, eased);
      moving ||= cube.mesh.visible && part < 1;
    }
    if (this.#yaw !== this.#wanted) {
      const rest = this.#wanted - this.#yaw;
      this.#yaw = this.settle === 0 || Math.abs(rest) < 0.005 ? this.#wanted : this.#yaw + rest * 0.2;
      this.#look();
      moving = true;
    }
    this.#renderer.render(this.#scene, this.#camera);
    if (moving) this.#ask();
  }
}
