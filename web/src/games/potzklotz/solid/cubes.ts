/** The five cubes: which of them stands where, and how each gets to its place. */
import type { Triple } from "./shapes";
import { CELLS, cellOf, heightAt, type Cell, type Heights } from "../cells";

/** A cube in the air hangs so much higher than it would stand. */
const FLOAT = 0.62;
const FIVE = 5;

export interface Cube {
  /** Where it stands; none while it is in the air. */
  cell: string;
  storey: number;
  visible: boolean;
  /** Its middle. */
  at: Triple;
  from: Triple;
  to: Triple;
  since: number;
}

export class Cubes {
  readonly all: readonly Cube[] = Array.from({ length: FIVE }, () => ({
    cell: "",
    storey: 0,
    visible: false,
    at: NOWHERE,
    from: NOWHERE,
    to: NOWHERE,
    since: 0,
  }));

  get visible(): Cube[] {
    return this.all.filter((cube) => cube.visible);
  }

  /** Build this, with the fifth cube in the air above a cell if one is named. */
  stand(heights: Heights, air: string | null): void {
    const places: { cell: string; storey: number; at: Triple }[] = [];
    for (const cell of CELLS) {
      for (let z = 0; z < heightAt(heights, cell); z++) {
        places.push({ cell: cell.name, storey: z, at: middle(cell, z) });
      }
    }
    const above = air ? cellOf(air) : undefined;
    if (above && places.length < FIVE) {
      places.push({ cell: "", storey: 0, at: middle(above, heightAt(heights, above) + FLOAT) });
    }
    // A cube that stands right stays; the others go to the places that are left, the nearest first.
    const free = new Set(this.all);
    const left = places.filter((place) => {
      const there = [...free].find((cube) => cube.visible && apart(cube.to, place.at) < 0.01);
      if (there) {
        Object.assign(there, { cell: place.cell, storey: place.storey });
        free.delete(there);
      }
      return !there;
    });
    for (const { cell, storey, at } of left) {
      const near = [...free].sort((a, b) => apart(a.to, at) - apart(b.to, at))[0];
      if (!near) break;
      free.delete(near);
      // One that was not there comes from nowhere.
      const since = near.visible ? performance.now() : -Infinity;
      Object.assign(near, { cell, storey, from: near.at, to: at, since, visible: true });
    }
    for (const cube of free) cube.visible = false;
  }

  /** Move them on, each taking so long; whether one is still on its way. */
  fly(now: number, ms: number): boolean {
    let flying = false;
    for (const cube of this.all) {
      const part = ms === 0 ? 1 : Math.min(1, (now - cube.since) / ms);
      cube.at = between(cube.from, cube.to, 1 - (1 - part) ** 3);
      flying ||= cube.visible && part < 1;
    }
    return flying;
  }
}

const NOWHERE: Triple = [0, 0, 0];

/** The middle of a cube on a cell, so many storeys up. */
export function middle(cell: Cell, storey: number): Triple {
  return [cell.column - 0.5, storey + 0.5, cell.row - 0.5];
}

function apart(one: Triple, other: Triple): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function between(one: Triple, other: Triple, part: number): Triple {
  const way = (k: 0 | 1 | 2) => one[k] + (other[k] - one[k]) * part;
  return [way(0), way(1), way(2)];
}
