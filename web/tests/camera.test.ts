import { describe, expect, test } from "vitest";
import { middle as drawn } from "../src/games/potzklotz/parts/iso";
import { Camera, reach } from "../src/games/potzklotz/solid/camera";
import { middle } from "../src/games/potzklotz/solid/cubes";
import type { Triple } from "../src/games/potzklotz/solid/shapes";
import { CELLS, cellOf } from "../src/games/potzklotz/cells";

/** The window of the drawn board, from Board.svelte's viewBox. */
const WINDOW = { half: 376, top: -150, bottom: 406 };
const QUARTER = Math.PI / 2;

function seen(camera: Camera, [x, y, z]: Triple): [number, number] {
  const m = camera.matrix;
  const line = (k: number) => (m[k] ?? 0) * x + (m[4 + k] ?? 0) * y + (m[8 + k] ?? 0) * z + (m[12 + k] ?? 0);
  return [line(0), line(1)];
}

test.each([0, 1, 3])("every cell lies where the drawn board has it, %i cubes high", (height) => {
  const camera = new Camera();
  for (const cell of CELLS) {
    const { x, y } = drawn(cell, height);
    const high = (WINDOW.bottom - WINDOW.top) / 2;
    const [right, up] = seen(camera, [cell.column - 0.5, height, cell.row - 0.5]);
    expect(right).toBeCloseTo(x / WINDOW.half, 5);
    expect(up).toBeCloseTo(((WINDOW.bottom + WINDOW.top) / 2 - y) / high, 5);
  }
});

test.each([0, 0.4, QUARTER, -2])("who points at a cube meets it first, seen from %f", (yaw) => {
  const camera = new Camera();
  camera.turn(yaw);
  const cell = cellOf("c3");
  if (!cell) throw new Error("there is no c3");
  const [x, y, z] = middle(cell, 0);
  const ray = camera.ray(...seen(camera, [x, y, z]));
  const near = reach(ray, [x - 0.5, 0, z - 0.5], [x + 0.5, 1, z + 0.5]);
  expect(near).toBeLessThan(Infinity);
  // What stands two cells further is not on this line of sight.
  expect(reach(ray, [x + 2, 0, z - 2.5], [x + 3, 1, z - 1.5])).toBe(Infinity);
});

describe("going round", () => {
  test("it takes the short way to another corner", () => {
    const camera = new Camera();
    camera.turn(3.5 * QUARTER);
    camera.face(0, true);
    camera.go(performance.now());
    expect(camera.yaw).toBeCloseTo(-0.5 * QUARTER, 1);
  });

  test("it is there at once for those who want nothing to move", () => {
    const camera = new Camera();
    camera.face(1, false);
    expect(camera.go(performance.now())).toBe(false);
    expect(camera.yaw).toBeCloseTo(QUARTER);
  });

  test("it is on its way, and arrives", () => {
    const camera = new Camera();
    camera.face(2, true);
    const begun = performance.now();
    expect(camera.go(begun + 300)).toBe(true);
    expect(Math.abs(camera.yaw)).toBeLessThan(2 * QUARTER);
    expect(camera.go(begun + 5000)).toBe(false);
    expect(Math.abs(camera.yaw)).toBeCloseTo(2 * QUARTER);
    expect(camera.go(begun + 6000)).toBe(false);
  });

  test("a hand on the base ends it", () => {
    const camera = new Camera();
    camera.face(1, true);
    camera.turn(0.1);
    const yaw = camera.yaw;
    expect(camera.go(performance.now() + 5000)).toBe(false);
    expect(camera.yaw).toBe(yaw);
  });
});
