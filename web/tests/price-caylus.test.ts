import { expect, test } from "vitest";
import { canPlace, workerPrice } from "../src/games/caylus/price";
import type { CaylusView } from "../src/games/caylus/view";

function placing(guest: string | null, prices: Record<string, number>): CaylusView {
  return { now: "placing", price: 3, prices, seat: "anne", inn: { left: null, guest } } as unknown as CaylusView;
}

test("a worker costs what is asked under the bridge, whatever one's own building costs", () => {
  expect(workerPrice(placing(null, { gate: 3, "7": 1 }))).toBe(3);
  expect(workerPrice(placing("bram", { gate: 3 }))).toBe(3);
});

test("the guest of the inn is asked for less", () => {
  expect(workerPrice(placing("anne", { gate: 1, "7": 1 }))).toBe(1);
  expect(workerPrice(placing("anne", {}))).toBe(3);
});

test("nobody is asked when nobody places", () => {
  expect(workerPrice({ ...placing(null, {}), now: "bribe" } as CaylusView)).toBeNull();
});

test("whoever can only pass is not asked to place", () => {
  const pass = { id: 1, text: "pass", verb: "pass", args: {} };
  const gate = { id: 2, text: "place gate", verb: "place", args: { site: "gate" } };
  expect(canPlace({ actions: [pass] })).toBe(false);
  expect(canPlace({ actions: [gate, pass] })).toBe(true);
  expect(canPlace({ actions: null })).toBe(true);
});
