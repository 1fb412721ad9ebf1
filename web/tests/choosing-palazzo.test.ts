import { expect, test } from "vitest";
import { Choosing } from "../src/games/palazzo/choosing.svelte";
import { actions, REFUSED, table, texts, tried } from "./tables";

function view(hand: string[], more: Record<string, unknown> = {}) {
  return { shown: [], purse: null, building: null, seats: { anne: { hand, points: 4 } }, ...more };
}

const WORTH = { "florin 3": 3, "florin 5": 5, "certificate 2": 2, "triple 4": 15 };
const PURSE = { needed: 8, reach: 25, worth: WORTH, cheapest: ["florin 3", "florin 5"] };
const HAND = ["florin 5", "florin 3", "ducat 4", "certificate 2", "florin 3"];

function bidding(ways: string[][]): Choosing {
  return new Choosing(table(view(HAND, { purse: { ...PURSE, ways } }), actions("pass")).as);
}

test("cards are picked in any order and written down in that of the rules", () => {
  const choosing = bidding([["florin 3", "florin 3", "florin 5", "certificate 2"]]);
  for (const at of [3, 0, 1]) choosing.togglePick(at);
  expect(choosing.laid).toEqual(["add florin 3", "add florin 5", "add certificate 2"]);
  expect(choosing.total).toBe(10);
  expect(choosing.enough).toBe(true);
  choosing.togglePick(0);
  expect(choosing.laid).toEqual(["add florin 3", "add certificate 2"]);
  expect(choosing.enough).toBe(false);
});

test("a card that fits no way of laying is not picked", () => {
  const choosing = bidding([["florin 3", "florin 3", "florin 5"], ["ducat 4"]]);
  choosing.togglePick(0);
  expect(choosing.canPick(2)).toBe(false);
  choosing.togglePick(2);
  expect(choosing.laid).toEqual(["add florin 5"]);
});

test("the same card twice needs a way that has it twice", () => {
  const choosing = bidding([["florin 3", "florin 5"]]);
  choosing.togglePick(1);
  expect(choosing.canPick(4)).toBe(false);
});

test("the cheapest way takes cards of the hand, each once", () => {
  const choosing = bidding([["florin 3", "florin 5"]]);
  choosing.pickCheapest();
  expect(choosing.picks).toEqual([
    { item: "florin 3", cards: [1] },
    { item: "florin 5", cards: [0] },
  ]);
});

test("two cards are taken together where the server lets a second follow", async () => {
  const list = actions("take florin 3", "take ducat 4", "take grosso 6");
  const [first, second] = list;
  if (!first || !second) throw new Error("two cards are shown");
  const answers = {
    "take florin 3": tried(null, [second]),
    "take ducat 4": tried(null, []),
    "take grosso 6": tried(null, []),
  };
  const money = table(view([], { shown: ["ducat 4", "florin 3", "grosso 6"] }), list, answers);
  const choosing = new Choosing(money.as);
  choosing.begin();
  expect(choosing.canTake(0)).toBe(false);
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  expect(choosing.two).toBe(true);
  choosing.toggleTake(0);
  expect(choosing.taking).toBeNull();
  expect(choosing.canTake(1)).toBe(true);
  expect(choosing.canTake(2)).toBe(false);
  choosing.toggleTake(1);
  expect(choosing.taking).toEqual(["take florin 3", "take ducat 4"]);
});

test("a beginning that is refused is not begun, and the refusal is shown", async () => {
  const list = actions("buy brick 1 w");
  const market = table(view([]), list, { "buy brick 1 w": REFUSED });
  const choosing = new Choosing(market.as);
  expect(await choosing.go(list)).toBe(false);
  expect(market.refuse).toHaveBeenCalledWith(REFUSED);
  expect(choosing.draft).toEqual([]);
  expect(choosing.list).toBe(list);
});

test("an answer that comes after another click counts for nothing", async () => {
  const [slow, quick] = actions("buy brick 1 w", "buy marble 2 w");
  if (!slow || !quick) throw new Error("two tiles");
  const market = table(view([]), [slow, quick], { "buy marble 2 w": tried(view([]), []) });
  let answer: (late: ReturnType<typeof tried>) => void = () => {};
  market.wonder.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  const choosing = new Choosing(market.as);
  const first = choosing.go([slow]);
  await choosing.go([quick]);
  answer(tried(view([]), actions("pay")));
  expect(await first).toBe(false);
  expect(texts(choosing.draft)).toEqual(["buy marble 2 w"]);
});

test("a second tile that is clicked before the server has looked at the first is bought with it", async () => {
  const [brick, marble] = actions("buy brick 1 w", "buy marble 2 w");
  if (!brick || !marble) throw new Error("two tiles");
  const both = "buy brick 1 w, buy marble 2 w";
  const answers = Object.fromEntries([brick.text, marble.text, both].map((text) => [text, tried(view([]), [])]));
  const market = table(view([]), [brick, marble], answers);
  let answer: (late: ReturnType<typeof tried>) => void = () => {};
  market.wonder.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  const choosing = new Choosing(market.as);
  const buying = choosing.toggleBuy(marble);
  void choosing.toggleBuy(brick);
  answer(tried(view([]), []));
  await buying;
  expect(texts(choosing.draft)).toEqual(["buy brick 1 w", "buy marble 2 w"]);
  // All three at once: both are put back, and one is taken again.
  const again = choosing.toggleBuy(brick);
  void choosing.toggleBuy(marble);
  void choosing.toggleBuy(marble);
  await again;
  expect(texts(choosing.draft)).toEqual(["buy marble 2 w"]);
});

test("every place says what it brings, and the place goes with what is sent", async () => {
  const list = actions("on a", "new");
  const points = (sum: number) => tried({ seats: { anne: { hand: [], points: sum } } });
  const building = table(view([], { building: "brick 1 w" }), list, { "on a": points(9), new: points(-1) });
  const choosing = new Choosing(building.as);
  choosing.begin();
  await new Promise((done) => setTimeout(done));
  expect(choosing.places.map((place) => choosing.gain(place))).toEqual([5, -5]);
  choosing.place = list[0] ?? null;
  expect(choosing.then).toBe(9);
  await choosing.send();
  expect(building.play).toHaveBeenCalledWith([list[0]]);
});
