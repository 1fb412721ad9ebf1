/**
 * How wood is drawn: sx = (x - y) cos 30° U, sy = (x + y) U / 2 - z U. No axis is ever mirrored.
 *
 * What hides what is counted, as in `games/potzklotz/pictures.py`: on the screen every face is two triangles of one
 * grid. The origin is the far corner of the base, so the window begins at -1.
 */
import { CELLS, heightAt, type Cell, type Heights } from "../cells";

export const U = 62;
export const C = U * Math.cos(Math.PI / 6);
export const H = U / 2;

export interface Point {
  x: number;
  y: number;
}

export function at(x: number, y: number, z: number): Point {
  return { x: (x - y) * C, y: (x + y) * H - z * U };
}

/** The far corner of a cell at some height. */
export function corner(cell: Cell, z: number): Point {
  return at(cell.column - 1, cell.row - 1, z);
}

/** The middle of the top of what stands on a cell. */
export function middle(cell: Cell, z: number): Point {
  return at(cell.column - 0.5, cell.row - 0.5, z);
}

export interface Block {
  cell: Cell;
  z: number;
  grain: "a" | "b" | "c";
}

const GRAINS = ["a", "c", "b"] as const;

/** Every cube, from far to near. */
export function blocks(heights: Heights): Block[] {
  const found: Block[] = [];
  for (const cell of CELLS) {
    for (let z = 0; z < heightAt(heights, cell); z++) {
      found.push({ cell, z, grain: GRAINS[(cell.column + 2 * cell.row + z) % 3] ?? "a" });
    }
  }
  const depth = (one: Block) => (one.cell.column + one.cell.row + one.z) * 10 + one.z;
  return found.sort((a, b) => depth(a) - depth(b));
}

type Corner = readonly [number, number, number];

function triangle(...corners: [Corner, Corner, Corner]): string {
  return corners
    .map(([x, y, z]) => `${x - y},${x + y - 2 * z}`)
    .sort()
    .join(" ");
}

function halves([x, y, z]: Corner): { left: string; right: string } {
  const far: Corner = [x, y, z];
  const near: Corner = [x + 1, y + 1, z];
  return { left: triangle(far, near, [x, y + 1, z]), right: triangle(far, near, [x + 1, y, z]) };
}

function sides([x, y, z]: Corner): string[] {
  const near: Corner = [x + 1, y + 1, z + 1];
  const left: Corner = [x, y + 1, z];
  const right: Corner = [x + 1, y, z];
  return [
    triangle(near, left, [x, y + 1, z + 1]),
    triangle(near, left, [x + 1, y + 1, z]),
    triangle(near, right, [x + 1, y, z + 1]),
    triangle(near, right, [x + 1, y + 1, z]),
  ];
}

export type Shows = "whole" | "left" | "right" | "none";

/** How much of the top of every cell shows. */
export function showing(heights: Heights): Map<string, Shows> {
  const front = new Map<string, string>();
  const faces: { depth: number; keys: string[]; owner: string }[] = [];
  for (const cell of CELLS) {
    const height = heightAt(heights, cell);
    const { column: x, row: y } = cell;
    for (let z = 0; z < height; z++) faces.push({ depth: x + y + z, keys: sides([x, y, z]), owner: "side" });
    faces.push({ depth: x + y + height - 1, keys: Object.values(halves([x, y, height])), owner: cell.name });
  }
  faces.sort((a, b) => a.depth - b.depth);
  for (const face of faces) for (const key of face.keys) front.set(key, face.owner);
  return new Map(
    CELLS.map((cell) => {
      const { left, right } = halves([cell.column, cell.row, heightAt(heights, cell)]);
      const [l, r] = [front.get(left) === cell.name, front.get(right) === cell.name];
      return [cell.name, l && r ? "whole" : l ? "left" : r ? "right" : "none"];
    }),
  );
}

/** Whether a cube whose top has this far corner lies over a point, or comes as near as so much. */
export function covers(top: Point, { x, y }: Point, near = 0): boolean {
  const aside = Math.abs(x - top.x);
  const slope = (Math.min(aside, C) / C) * H;
  return aside < C + near && y > top.y + slope - near && y < top.y + 2 * H + U - slope + near;
}

/** The shadow that a column casts, light coming from the upper left. */
export function shadow(cell: Cell, height: number): string {
  const x = cell.column - 1;
  const y = cell.row - 1;
  const far = [0.62 * height, -0.16 * height] as const;
  const path: [number, number][] = [
    [x, y],
    [x + far[0], y + far[1]],
    [x + 1 + far[0], y + far[1]],
    [x + 1 + far[0], y + 1 + far[1]],
    [x + 1, y + 1],
    [x, y + 1],
  ];
  return `M${path
    .map(([a, b]) => at(a, b, 0))
    .map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`)
    .join("L")}Z`;
}
