/**
 * The base and the cubes as things: beech on oak, one lamp from the upper left, soft shadows.
 *
 * The camera looks from the near right corner without perspective, exactly as the drawn board and the cards do, so
 * that a cell lies on the screen where the board's button for it lies. Nothing is drawn while nothing changes, and
 * shadows are cast anew only when a cube has moved.
 */
import {
  AmbientLight,
  BoxGeometry,
  Color,
  DirectionalLight,
  Mesh,
  MeshLambertMaterial,
  OrthographicCamera,
  PCFShadowMap,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { oak, Shade, token, wood } from "./grain";
import { wanted, type Misplaced } from "./judging";
import { frame, ghost, lain, square, wipe } from "./marks";
import { means, Sharpness } from "./sharpness";
import { CELLS, cellOf, heightAt, type Heights } from "./view";

/** The drawn board's window, in its units; see Board.svelte. */
const FRAME = { left: -376, top: -150, right: 376, bottom: 406, unit: 62 };
const ISO = Math.sqrt(2 / 3);
const CENTRE = new Vector3(2.5, 0, 2.5);
/** Where the lamp hangs, seen from there: shadows fall to the right and away. */
const LAMP = new Vector3(-5, 11, 6);
const FLOAT = 0.62;
const SETTLE_MS = 180;
const QUARTER_MS = 450;
const QUARTER = Math.PI / 2;
/** A hand that has not moved for so long rests. */
const REST_MS = 150;

export interface Shown {
  heights: Heights;
  from: string | null;
  goal: string | null;
  lit: ReadonlySet<string>;
  lifting: boolean;
  /** Those beside or under a cube. */
  near: ReadonlySet<string>;
  hinted: readonly (string | null)[];
  /** Cubes that the judge finds wrong, each with the place where one is missing; null when nothing is judged. */
  misplaced: readonly Misplaced[] | null;
}

interface Cube {
  mesh: Mesh<RoundedBoxGeometry, MeshLambertMaterial>;
  cell: string;
  storey: number;
  from: Vector3;
  to: Vector3;
  since: number;
}

export class Wood {
  /** How long a cube takes to its place; 0 for those who want nothing to move. */
  settle = SETTLE_MS;
  #renderer: WebGLRenderer;
  #sharpness: Sharpness;
  #scene = new Scene();
  #camera: OrthographicCamera;
  #cubes: Cube[] = [];
  #marks: Object3D[] = [];
  #base: Mesh;
  /** How far the camera has gone around the base, and where it is going. */
  #yaw = 0;
  /** When a hand last turned it. */
  #handled = -Infinity;
  #swing: { from: number; to: number; since: number; ms: number } | null = null;
  #asked = 0;
  /** Whether a cube has moved since shadows were cast. */
  #stirred = true;
  #shown: Shown | null = null;
  #ray = new Raycaster();
  /** What the cubes cast on the base; on each other they cast it by the lamp. */
  #shade = new Shade(-0.42, 5.84);

  constructor(readonly canvas: HTMLCanvasElement) {
    const { context, slow } = means(canvas);
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#sharpness = new Sharpness(this.#renderer, slow);
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
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
    this.#hangLamps();
    this.#base = this.#makeBase();
    const table = new Shade(-0.8, 6.6);
    table.cast([{ x: -0.42, y: -0.42, side: 5.84, low: 0, high: 0.34 }]);
    this.#scene.add(this.#base, lain(table, -0.34), lain(this.#shade, 0.004));
    this.#makeCubes();
    this.#look();
  }

  #hangLamps(): void {
    const lamp = new DirectionalLight("#fff3dd", 2.1);
    lamp.position.copy(CENTRE).add(LAMP);
    lamp.target.position.copy(CENTRE);
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(1024, 1024);
    lamp.shadow.radius = 4;
    lamp.shadow.bias = -0.0006;
    Object.assign(lamp.shadow.camera, { left: -6, right: 6, top: 6, bottom: -6, near: 1, far: 24 });
    const back = new DirectionalLight("#ffdcae", 0.3);
    back.position.set(8, 4, -3);
    this.#scene.add(lamp, lamp.target, back, new AmbientLight("#ffeed6", 1.35));
  }

  #makeBase(): Mesh {
    const side = (seed: number) =>
      new MeshLambertMaterial({ map: wood(token("--oak-left"), token("--oak-line"), seed) });
    const top = new MeshLambertMaterial({
      map: oak(token("--oak-top"), token("--oak-line"), token("--oak-line")),
    });
    const [right, left] = [side(3), side(4)];
    const base = new Mesh(new BoxGeometry(5.84, 0.34, 5.84), [right, left, top, top, left, right]);
    base.position.set(2.5, -0.17, 2.5);
    return base;
  }

  #makeCubes(): void {
    const shape = new RoundedBoxGeometry(0.985, 0.985, 0.985, 2, 0.045);
    for (let i = 0; i < 5; i++) {
      const map = wood(token("--beech-top"), token("--beech-line"), 11 + i * 5);
      const mesh = new Mesh(shape, new MeshLambertMaterial({ map }));
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      mesh.visible = false;
      this.#scene.add(mesh);
      this.#cubes.push({ mesh, cell: "", storey: 0, from: new Vector3(), to: new Vector3(), since: 0 });
    }
  }

  resize(width: number, height: number): void {
    this.#renderer.setSize(width, height, false);
    this.#ask();
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    wipe(this.#marks);
    this.#scene.traverse((thing) => {
      if (!(thing instanceof Mesh)) return;
      (thing as Mesh).geometry.dispose();
      for (const paint of [thing.material].flat() as MeshLambertMaterial[]) {
        paint.map?.dispose();
        paint.dispose();
      }
    });
    this.#renderer.dispose();
  }

  /** Turn the view by so much, as a hand does. */
  turn(by: number): void {
    this.#swing = null;
    this.#handled = performance.now();
    this.#yaw += by;
    this.#look();
    this.#ask();
  }

  /** Look from another corner: the building as it stands when it is turned clockwise by so many quarters. */
  face(quarters: number): void {
    const whole = 4 * QUARTER;
    const to = quarters * QUARTER;
    // The short way round.
    const from = to + (((((this.#yaw - to + whole / 2) % whole) + whole) % whole) - whole / 2);
    this.#yaw = from;
    const ms = this.settle === 0 ? 0 : (Math.abs(to - from) / QUARTER) * QUARTER_MS;
    this.#swing = { from, to, since: performance.now(), ms };
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
    wipe(this.#marks);
    if (shown.misplaced) this.#judge(shown.heights, shown.misplaced);
    else this.#light(shown);
    if (this.#marks.length > 0) this.#scene.add(...this.#marks);
    this.#ask();
  }

  #stand(shown: Shown): void {
    const places: { cell: string; storey: number; at: Vector3 }[] = [];
    for (const cell of CELLS) {
      for (let z = 0; z < heightAt(shown.heights, cell); z++) {
        places.push({ cell: cell.name, storey: z, at: new Vector3(cell.column - 0.5, z + 0.5, cell.row - 0.5) });
      }
    }
    const air = shown.goal ?? shown.from;
    const above = air ? cellOf(air) : undefined;
    if (above && places.length < 5) {
      const at = new Vector3(above.column - 0.5, heightAt(shown.heights, above) + 0.5 + FLOAT, above.row - 0.5);
      places.push({ cell: "", storey: 0, at });
    }
    // A cube that stands right stays; the others go to the places that are left, the nearest first.
    const free = new Set(this.#cubes);
    const left = places.filter((place) => {
      const there = [...free].find((cube) => cube.mesh.visible && cube.to.distanceTo(place.at) < 0.01);
      if (there) {
        there.cell = place.cell;
        there.storey = place.storey;
        free.delete(there);
      }
      return !there;
    });
    for (const place of left) {
      const near = [...free].sort((a, b) => a.to.distanceTo(place.at) - b.to.distanceTo(place.at))[0];
      if (!near) break;
      free.delete(near);
      near.cell = place.cell;
      near.storey = place.storey;
      near.from.copy(near.mesh.visible ? near.mesh.position : place.at);
      near.to.copy(place.at);
      near.since = performance.now();
      near.mesh.visible = true;
    }
    for (const cube of free) cube.mesh.visible = false;
    for (const cube of this.#cubes) cube.mesh.material.color.set("#fff");
    this.#stirred = true;
  }

  #castShadows(): void {
    this.#stirred = false;
    this.#renderer.shadowMap.needsUpdate = true;
    const standing = this.#cubes.filter((cube) => cube.mesh.visible);
    this.#shade.cast(
      standing.map(({ mesh: { position } }) => ({
        x: position.x - 0.5,
        y: position.z - 0.5,
        side: 1,
        low: position.y - 0.5,
        high: position.y + 0.5,
      })),
    );
  }

  /** What can be done: cubes or places, where the cube in the air was, and where it would go. */
  #light(shown: Shown): void {
    for (const cell of CELLS) {
      const hint = shown.hinted.includes(cell.name);
      if (!shown.lit.has(cell.name) && !hint) continue;
      const goal = shown.goal === cell.name;
      const near = shown.near.has(cell.name);
      const look = {
        colour: hint ? "--gold-leaf" : "--go",
        face: goal ? 0.8 : hint ? 0.65 : shown.lifting ? 0.35 : near ? 0.66 : 0.14,
        edge: near || hint || goal ? 1 : cell.onBase ? 0.35 : 0.18,
        pale: goal || hint ? 0 : 0.8,
      };
      this.#marks.push(...square(cell, shown.heights, look));
    }
    const from = shown.from ? cellOf(shown.from) : undefined;
    if (from) this.#marks.push(frame(from, heightAt(shown.heights, from), "--ink", 0.5));
    const goal = shown.goal ? cellOf(shown.goal) : undefined;
    if (goal) this.#marks.push(frame(goal, heightAt(shown.heights, goal), "--go", 0.9));
  }

  /** The card's outline over what was built: cubes that stand right, those that do not, and those that are missing. */
  #judge(built: Heights, misplaced: readonly Misplaced[]): void {
    const should = wanted(built, misplaced);
    for (const cell of CELLS) {
      const [stands, right] = [heightAt(built, cell), heightAt(should, cell)];
      for (let z = 0; z < Math.max(stands, right); z++) {
        if (z >= stands) this.#marks.push(...ghost(cell, z, "--go"));
        else this.#marks.push(frame(cell, z, z < right ? "--go" : "--warn", 1, z >= right));
      }
      for (const cube of this.#cubes) {
        if (cube.mesh.visible && cube.cell === cell.name && cube.storey >= right) {
          cube.mesh.material.color = new Color(token("--warn")).lerp(new Color("#fff"), 0.35);
        }
      }
    }
  }

  /** The cell under a point of the screen (from -1 to 1), or null. */
  pick(x: number, y: number): string | null {
    this.#ray.setFromCamera(new Vector2(x, y), this.#camera);
    const standing = this.#cubes.filter((cube) => cube.mesh.visible && cube.cell !== "");
    const places = this.#marks.filter((one) => one.userData.cell);
    const hit = this.#ray.intersectObjects([...standing.map((cube) => cube.mesh), ...places, this.#base], false)[0];
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
    const flying = this.#fly(now);
    const moving = this.#swung(now) || flying || now - this.#handled < REST_MS;
    if (flying || this.#stirred) this.#castShadows();
    this.#sharpness.adjust(now, moving);
    this.#renderer.render(this.#scene, this.#camera);
    // For those who measure: when it was first seen, and where one looks from, in degrees around the base.
    if (!("turned" in this.canvas.dataset)) performance.mark("scene");
    this.canvas.dataset.turned = String((Math.round((this.#yaw * 180) / Math.PI) + 3600) % 360);
    if (moving) this.#ask();
  }

  /** Move the cubes on; whether one is still on its way. */
  #fly(now: number): boolean {
    let flying = false;
    for (const cube of this.#cubes) {
      const part = this.settle === 0 ? 1 : Math.min(1, (now - cube.since) / this.settle);
      cube.mesh.position.lerpVectors(cube.from, cube.to, 1 - (1 - part) ** 3);
      flying ||= cube.mesh.visible && part < 1;
    }
    return flying;
  }

  /** Move the camera on; whether it is still on its way. */
  #swung(now: number): boolean {
    const swing = this.#swing;
    if (!swing) return false;
    const part = swing.ms === 0 ? 1 : Math.min(1, (now - swing.since) / swing.ms);
    this.#yaw = swing.from + (swing.to - swing.from) * part * part * (3 - 2 * part);
    this.#look();
    if (part === 1) this.#swing = null;
    return part < 1;
  }
}
