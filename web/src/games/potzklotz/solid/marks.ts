/** What lies on the wood to be seen and not to be touched: lit places, frames of cubes, and the judge's outlines. */
import { colour } from "./colours";
import { middle } from "./cubes";
import { wanted, type Misplaced } from "../parts/judging";
import type { Offered } from "../parts/offered";
import type { Triple } from "./shapes";
import { CELLS, cellOf, heightAt, type Cell, type Heights } from "../cells";

/** How low the table lies under the top of the base. */
const TABLE = -0.33;
/** The side of a lit square. */
export const SQUARE = 0.94;

export interface Mark {
  shape: "square" | "squareEdges" | "cube" | "cubeEdges";
  at: Triple;
  colour: Triple;
  opacity: number;
  /** Seen through wood. */
  through: boolean;
  /** What cell is meant by one who points at it. */
  cell?: string;
}

export interface Shown extends Offered {
  /** Cubes that the judge finds wrong, each with the place where one is missing; null when nothing is judged. */
  misplaced: readonly Misplaced[] | null;
}

/** What can be done: cubes or places, where the cube in the air was, and where it would go. */
export function lights(shown: Shown): Mark[] {
  const marks: Mark[] = [];
  const [go, gold, lit] = [colour("--go"), colour("--gold-leaf"), colour("--lit")];
  for (const cell of CELLS) {
    const hint = shown.hinted.includes(cell.name);
    if (!shown.lit.has(cell.name) && !hint) continue;
    const goal = shown.goal === cell.name;
    const near = shown.near.has(cell.name);
    const ink = hint ? gold : go;
    const [x, , z] = middle(cell, 0);
    const height = heightAt(shown.heights, cell);
    const y = height + (cell.onBase || height > 0 ? 0 : TABLE);
    marks.push(
      {
        shape: "square",
        at: [x, y + 0.008, z],
        colour: goal || hint ? ink : lit,
        opacity: goal ? 0.8 : hint ? 0.65 : shown.lifting ? 0.35 : !near ? 0.14 : shown.goal ? 0.4 : 0.66,
        through: false,
        cell: cell.name,
      },
      {
        shape: "squareEdges",
        at: [x, y + 0.012, z],
        colour: ink,
        opacity: near || hint || goal ? 1 : cell.onBase ? 0.35 : 0.18,
        through: false,
      },
    );
  }
  for (const [name, ink, opacity] of [
    [shown.from, "--ink", 0.5],
    [shown.goal, "--go", 0.9],
  ] as const) {
    const cell = name ? cellOf(name) : undefined;
    if (cell) marks.push(frame(cell, heightAt(shown.heights, cell), ink, opacity));
  }
  return marks;
}

/** The card's outline over what was built: cubes that stand right, those that do not, and those that are missing. */
export function outlines(built: Heights, misplaced: readonly Misplaced[]): Mark[] {
  const marks: Mark[] = [];
  const should = wanted(built, misplaced);
  for (const cell of CELLS) {
    const [stands, right] = [heightAt(built, cell), heightAt(should, cell)];
    for (let z = 0; z < stands; z++) {
      marks.push({ ...frame(cell, z, z < right ? "--go" : "--warn", 1), through: z >= right });
    }
    // A cube that is not there: its edges, and a breath of colour inside.
    for (let z = stands; z < right; z++) {
      marks.push({ shape: "cube", at: middle(cell, z), colour: colour("--go"), opacity: 0.16, through: false });
      marks.push({ ...frame(cell, z, "--go", 0.95), through: true });
    }
  }
  return marks;
}

/** The edges of a cube that stands at some height on a cell, or could. */
function frame(cell: Cell, storey: number, ink: string, opacity: number): Mark {
  return { shape: "cubeEdges", at: middle(cell, storey), colour: colour(ink), opacity, through: false };
}
