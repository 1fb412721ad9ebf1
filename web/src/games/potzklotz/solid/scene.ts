/**
 * The base and the cubes as things: beech on oak, one lamp from the upper left, soft shadows.
 *
 * Nothing is drawn while nothing changes, and shadows are cast anew only when a cube has moved.
 */
import { Camera, reach } from "./camera";
import { blend, colour, WHITE } from "./colours";
import { Cubes, type Cube } from "./cubes";
import { beech, board, oak, Shade } from "./grain";
import { wanted } from "../parts/judging";
import { lights, outlines, SQUARE, type Mark, type Shown } from "./marks";
import { Painter, type Ground, type Piece, type Shape } from "./painter";
import { block, flat, PER_SIDE, TOP_SIDE, type Triple } from "./shapes";
import { Sharpness } from "./sharpness";
import { CELLS, cellOf, heightAt } from "../cells";

/** The base: its middle, and how long, high and deep it is. */
const MIDDLE: Triple = [2.5, -0.17, 2.5];
const SIZE: Triple = [5.84, 0.34, 5.84];
const CUBE = 0.985;
/** A hand that has not moved for so long rests. */
const REST_MS = 150;

/** What the wood looks like at this hour. */
interface Grain {
  beech: WebGLTexture;
  oak: WebGLTexture;
  board: WebGLTexture;
}

export class Wood {
  /** How long a cube takes to its place; 0 for those who want nothing to move. */
  settle = 0;
  #painter: Painter;
  #sharpness: Sharpness;
  #camera = new Camera();
  #cubes = new Cubes();
  #shapes: Record<"cube" | "base", Shape>;
  #grain: Grain | null = null;
  /** What the base casts on the table, and the cubes on the base; on each other they cast it by the lamp. */
  #table: Ground;
  #ground: Ground;
  #shade = new Shade(-0.42, 5.84);
  #marks: Mark[] = [];
  /** The tint of a cube that the judge finds wrong. */
  #warn = WHITE;
  #shown: Shown | null = null;
  /** When a hand last turned it. */
  #handled = -Infinity;
  #asked = 0;
  /** Whether a cube has moved since shadows were cast. */
  #stirred = true;

  constructor(
    readonly canvas: HTMLCanvasElement,
    width: number,
    height: number,
  ) {
    this.#sharpness = new Sharpness(canvas, width, height);
    const painter = new Painter(this.#sharpness.context);
    this.#painter = painter;
    this.#shapes = { cube: painter.shape(block([CUBE, CUBE, CUBE], 0.045)), base: painter.shape(block(SIZE, 0.02)) };
    const table = new Shade(-0.8, 6.6);
    table.cast([{ x: -0.42, y: -0.42, side: SIZE[0], low: 0, high: SIZE[1] }]);
    this.#table = this.#lay(table, -SIZE[1]);
    this.#ground = this.#lay(this.#shade, 0.004);
  }

  /** Shadows, lying on the ground at some height. */
  #lay(shade: Shade, height: number): Ground {
    const middle = shade.from + shade.cells / 2;
    const shape = this.#painter.shape(flat(shade.cells));
    return { shape, drawn: this.#painter.shadows(shade.canvas), at: [middle, height, middle] };
  }

  /** Paint it in the colours of the hour. */
  paint(): void {
    const painter = this.#painter;
    this.#grain = {
      beech: painter.grain(beech(), this.#grain?.beech),
      oak: painter.grain(oak(), this.#grain?.oak),
      board: painter.grain(board(), this.#grain?.board),
    };
    this.#warn = blend(colour("--warn"), WHITE, 0.35);
    if (this.#shown) this.show(this.#shown);
  }

  resize(width: number, height: number): void {
    this.#sharpness.resize(width, height);
    this.#ask();
  }

  leave(): void {
    cancelAnimationFrame(this.#asked);
    this.#sharpness.giveBack();
  }

  /** Turn the view by so much, as a hand does. */
  turn(by: number): void {
    this.#handled = performance.now();
    this.#camera.turn(by);
    this.#ask();
  }

  /** Look from another corner: the building as it stands when it is turned clockwise by so many quarters. */
  face(quarters: number): void {
    this.#camera.face(quarters, this.settle > 0);
    this.#ask();
  }

  /** Show this table. */
  show(shown: Shown): void {
    this.#shown = shown;
    this.#stand(shown.goal ?? shown.from);
    this.#marks = shown.misplaced ? outlines(shown.heights, shown.misplaced) : lights(shown);
    this.#painter.mark(this.#marks);
  }

  /** The cube in the air follows the pointer. */
  carry(cell: string): void {
    this.#stand(cell);
  }

  #stand(air: string | null): void {
    if (this.#shown) this.#cubes.stand(this.#shown.heights, air);
    this.#stirred = true;
    this.#ask();
  }

  /** The cell under a point of the screen (from -1 to 1), or null. */
  pick(x: number, y: number): string | null {
    const ray = this.#camera.ray(x, y);
    const half = [SIZE[0] / 2, SIZE[1] / 2, SIZE[2] / 2] as const;
    const things = [
      ...this.#cubes.visible
        .filter((cube) => cube.cell !== "")
        .map(({ cell, at }) => ({ cell, far: reach(ray, ...around(at, [CUBE / 2, CUBE / 2, CUBE / 2])) })),
      ...this.#marks
        .filter((mark) => mark.cell)
        .map(({ cell, at }) => ({ cell, far: reach(ray, ...around(at, [SQUARE / 2, 0, SQUARE / 2])) })),
      { cell: undefined, far: reach(ray, ...around(MIDDLE, half)) },
    ];
    const first = things.reduce((one, other) => (other.far < one.far ? other : one));
    if (first.far === Infinity) return null;
    if (first.cell !== undefined) return first.cell;
    const [column, row] = [0, 2].map((k) => Math.floor((ray.from[k] ?? 0) + first.far * (ray.way[k] ?? 0)) + 1);
    const cell = CELLS.find((one) => one.column === column && one.row === row);
    return cell?.onBase ? cell.name : null;
  }

  #castShadows(): void {
    this.#stirred = false;
    this.#shade.cast(
      this.#cubes.visible.map(({ at: [x, y, z] }) => ({
        x: x - 0.5,
        y: z - 0.5,
        side: 1,
        low: y - 0.5,
        high: y + 0.5,
      })),
    );
    this.#painter.shadows(this.#shade.canvas, this.#ground.drawn);
  }

  #ask(): void {
    if (!this.#asked) this.#asked = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    this.#asked = 0;
    const grain = this.#grain;
    if (!grain) return;
    const now = performance.now();
    const flying = this.#cubes.fly(now, this.settle);
    const moving = this.#camera.go(now) || flying || now - this.#handled < REST_MS;
    if (flying || this.#stirred) this.#castShadows();
    this.#sharpness.adjust(now, moving);
    this.#painter.draw({
      look: this.#camera.matrix,
      size: this.#sharpness.size,
      cubes: this.#cubes.visible.map((cube) => cube.at),
      pieces: [
        ...this.#cubes.all.flatMap((cube, i) => (cube.visible ? [this.#cube(cube, i, grain)] : [])),
        ...this.#base(grain),
      ],
      grounds: [this.#table, this.#ground],
    });
    // For those who look at the page from outside: where one looks from, in degrees around the base.
    this.canvas.dataset.turned = String((Math.round((this.#camera.yaw * 180) / Math.PI) + 3600) % 360);
    if (moving) this.#ask();
  }

  #cube(cube: Cube, number: number, grain: Grain): Piece {
    return {
      shape: this.#shapes.cube,
      grain: grain.beech,
      shift: number * 0.37,
      tint: this.#wrong(cube) ? this.#warn : WHITE,
      at: cube.at,
      shaded: true,
    };
  }

  /** Whether the judge says that a cube does not belong where it is. */
  #wrong(cube: Cube): boolean {
    if (!this.#shown?.misplaced) return false;
    return cube.storey >= heightAt(wanted(this.#shown.heights, this.#shown.misplaced), cellOf(cube.cell));
  }

  #base(grain: Grain): Piece[] {
    const whole = { shape: this.#shapes.base, shift: 0, tint: WHITE, at: MIDDLE, shaded: false };
    const sides = (first: number, count: number) => ({ first: first * PER_SIDE, count: count * PER_SIDE });
    return [
      { ...whole, grain: grain.board, part: sides(TOP_SIDE, 1) },
      { ...whole, grain: grain.oak, part: sides(0, TOP_SIDE) },
      // The bottom is never seen.
      { ...whole, grain: grain.oak, part: sides(TOP_SIDE + 2, 2) },
    ];
  }
}

/** The lowest and the highest corner of a block. */
function around(at: Triple, half: Triple): [Triple, Triple] {
  return [
    [at[0] - half[0], at[1] - half[1], at[2] - half[2]],
    [at[0] + half[0], at[1] + half[1], at[2] + half[2]],
  ];
}
