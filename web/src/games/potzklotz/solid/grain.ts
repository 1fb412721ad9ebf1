/** Wood by lines, and the shadows on it, drawn once in the colours of the hour. */
import { token } from "./colours";

function dice(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

/** A sheet to draw on. It is read by the scene at once, so it is better not kept where a graphics card draws. */
function sheet(size: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("nothing to draw on");
  return { canvas, pen };
}

/** Wood by lines: long grain, a little uneven. */
function wood(base: string, line: string, seed: number, size: number): ReturnType<typeof sheet> {
  const { canvas, pen } = sheet(size);
  const roll = dice(seed);
  pen.fillStyle = base;
  pen.fillRect(0, 0, size, size);
  pen.strokeStyle = line;
  for (let y = 4; y < size; y += 7 + roll() * 15) {
    pen.globalAlpha = 0.1 + roll() * 0.16;
    pen.lineWidth = 1 + roll() * 2.2;
    pen.beginPath();
    pen.moveTo(-4, y);
    pen.bezierCurveTo(size * 0.3, y + roll() * 14 - 7, size * 0.6, y + roll() * 14 - 7, size + 4, y + roll() * 6 - 3);
    pen.stroke();
  }
  return { canvas, pen };
}

/** What the cubes are made of: each of them shows another part of it. */
export function beech(): HTMLCanvasElement {
  return wood(token("--beech-top"), token("--beech-line"), 11, 256).canvas;
}

/** The sides of the base. */
export function oak(): HTMLCanvasElement {
  return wood(token("--oak-left"), token("--oak-line"), 3, 256).canvas;
}

/** The top of the base: oak, the grid, and its names along the near edges. */
export function board(): HTMLCanvasElement {
  const size = 768;
  const line = token("--oak-line");
  const { canvas, pen } = wood(token("--oak-top"), line, 7, size);
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
  pen.fillStyle = line;
  pen.font = `600 ${unit * 0.27}px Georgia, serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (let i = 0; i < 5; i++) {
    pen.fillText("bcdef"[i] ?? "", edge + (i + 0.5) * unit, size - edge / 2);
    pen.fillText(String(i + 2), size - edge / 2, edge + (i + 0.5) * unit);
  }
  return canvas;
}

/** How far light from the upper left carries a shadow on the ground, for each cube of height: columns and rows. */
const CAST = [5 / 11, -6 / 11] as const;
const SHADE_SIDE = 256;

/** A square of ground with the shadows on it, drawn anew only when something has moved. */
export class Shade {
  readonly canvas: HTMLCanvasElement;
  #pen: CanvasRenderingContext2D;

  /** So many cells wide and deep, the first of them at `from`. */
  constructor(
    readonly from: number,
    readonly cells: number,
  ) {
    ({ canvas: this.canvas, pen: this.#pen } = sheet(SHADE_SIDE));
  }

  /** The shadows of boxes that stand here, or float. */
  cast(boxes: readonly Box[]): void {
    const pen = this.#pen;
    const unit = SHADE_SIDE / this.cells;
    pen.clearRect(0, 0, SHADE_SIDE, SHADE_SIDE);
    pen.filter = `blur(${(unit * 0.07).toFixed(1)}px)`;
    pen.fillStyle = "#000";
    pen.beginPath();
    for (const box of boxes) {
      const at = (height: number): [number, number] => [
        (box.x + CAST[0] * height - this.from) * unit,
        (box.y + CAST[1] * height - this.from) * unit,
      ];
      hull(pen, at(box.low), at(box.high), box.side * unit);
    }
    pen.fill();
  }
}

/** Its far left corner, its size, its bottom and its top. */
export interface Box {
  x: number;
  y: number;
  side: number;
  low: number;
  high: number;
}

/** The way around a square and the same square shifted to the right and away. */
function hull(
  pen: CanvasRenderingContext2D,
  [x, y]: [number, number],
  [farX, farY]: [number, number],
  side: number,
): void {
  pen.moveTo(x, y);
  pen.lineTo(farX, farY);
  pen.lineTo(farX + side, farY);
  pen.lineTo(farX + side, farY + side);
  pen.lineTo(x + side, y + side);
  pen.lineTo(x, y + side);
  pen.closePath();
}
