import { expect, test } from "vitest";
import { added, difference, isNothing, NOTHING } from "../src/games/caylus/parts/amounts";
import type { CaylusView } from "../src/games/caylus/view";

const BARE = { food: 0, wood: 0, stone: 0, cloth: 0, gold: 0 };

function seat(deniers: number, cubes: Partial<typeof BARE> = {}, points = 0, income = 0): CaylusView {
  const anne = { deniers, points, income, cubes: { ...BARE, ...cubes } };
  return { seats: { anne } } as unknown as CaylusView;
}

test("what is paid and gained at one place is added to what another takes and brings", () => {
  const one = { pays: { deniers: 1, cubes: { wood: 1 } }, gets: { points: 4 } };
  const other = { pays: { deniers: 2, cubes: { wood: 1, food: 1 } }, gets: { cubes: { gold: 1 } } };
  const both = added(one, other);
  expect(both.pays).toMatchObject({ deniers: 3, cubes: { food: 1, wood: 2, stone: 0 } });
  expect(both.gets).toMatchObject({ points: 4, deniers: 0, cubes: { gold: 1 } });
});

test("a difference names what went under what is paid, and what came under what is gained", () => {
  const { pays, gets } = difference(seat(5, { wood: 2 }, 3), seat(3, { wood: 2, gold: 1 }, 7, 1), "anne");
  expect(pays).toMatchObject({ deniers: 2, points: 0, cubes: { wood: 0, gold: 0 } });
  expect(gets).toMatchObject({ deniers: 0, points: 4, income: 1, cubes: { gold: 1, wood: 0 } });
});

test("for who does not sit there nothing differs", () => {
  expect(difference(seat(5), seat(3), "bram")).toBe(NOTHING);
});

test("nothing is nothing, however it is written", () => {
  expect(isNothing({})).toBe(true);
  expect(isNothing({ deniers: 0, cubes: { ...BARE } })).toBe(true);
  expect(isNothing({ cubes: { cloth: 1 } })).toBe(false);
  expect(isNothing({ favours: 1 })).toBe(false);
});
