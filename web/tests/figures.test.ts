import { expect, test } from "vitest";
import { ruleOf } from "../src/lib/figures";

test("a rule is as long as it must be for every rating to lie on it", () => {
  expect(ruleOf([])).toEqual({ from: 1100, to: 1900, ticks: [1300, 1500, 1700] });
  expect(ruleOf([1101, 1899])).toEqual(ruleOf([]));
  expect(ruleOf([1500, 2064])).toMatchObject({ from: 1100, to: 2100, ticks: [1300, 1500, 1700, 1900] });
  expect(ruleOf([691, 1900])).toMatchObject({ from: 500, to: 1900 });
});
