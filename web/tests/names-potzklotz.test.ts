import { expect, test } from "vitest";
import { C, corner, covers, H, middle, U } from "../src/games/potzklotz/parts/iso";
import { cellOf, type Cell } from "../src/games/potzklotz/cells";

const cell = (name: string) => cellOf(name) as Cell;

test("a cube in the air covers what is drawn behind its six sides, and nothing beside them", () => {
  const top = { x: 0, y: 0 };
  expect(covers(top, { x: 0, y: H + U / 2 })).toBe(true);
  expect(covers(top, { x: C - 2, y: H + U / 2 })).toBe(true);
  expect(covers(top, { x: C + 2, y: H + U / 2 })).toBe(false);
  expect(covers(top, { x: C + 2, y: H + U / 2 }, 9)).toBe(true);
  expect(covers(top, { x: C - 2, y: 2 })).toBe(false);
  expect(covers(top, { x: 0, y: 2 * H + U + 2 })).toBe(false);
});

test("over d4 it covers the middle of d3 and not its right half", () => {
  const air = corner(cell("d4"), 1.62);
  const { x, y } = middle(cell("d3"), 1);
  expect(covers(air, { x, y }, 9)).toBe(true);
  expect(covers(air, { x: x + C / 2, y }, 9)).toBe(false);
});
