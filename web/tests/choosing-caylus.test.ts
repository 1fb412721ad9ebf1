import { expect, test, vi } from "vitest";
import { Choosing } from "../src/games/caylus/choosing.svelte";
import { actions, REFUSED, table, texts, tried } from "./tables";

const BARE = { food: 0, wood: 0, stone: 0, cloth: 0, gold: 0 };

function view(choice: Record<string, unknown> = {}, deniers = 5, offers: Record<string, unknown> = {}) {
  return { choice, offers, seats: { anne: { deniers, points: 0, income: 2, cubes: BARE } } };
}

function first<T>(list: T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error("nothing is offered");
  return one;
}

test("a click that ends the choice waits for yes; the same click takes it back", async () => {
  const list = actions("place 3", "place 4", "pass");
  const road = table(view({}, 5, { "place 3": { pays: { deniers: 1 }, gets: {} } }), list, {
    "place 3": tried(view(), null),
  });
  const choosing = new Choosing(road.as);
  expect(texts(choosing.options)).toEqual(["place 3", "place 4"]);
  expect(choosing.closing?.text).toBe("pass");
  await choosing.pick(first(list));
  expect(texts(choosing.whole)).toEqual(["place 3"]);
  expect(choosing.terms.pays.deniers).toBe(1);
  await choosing.send("yes");
  expect(road.play).toHaveBeenCalledWith([list[0]], "yes");
  await choosing.pick(first(list));
  expect(choosing.chosen).toBeNull();
  expect(choosing.whole).toBeNull();
});

test("a click that goes on asks the next question, and all of it is one play", async () => {
  const list = actions("use 1", "use 2");
  const next = actions("give wood", "give stone");
  const works = table(view(), list, {
    "use 1": tried(view({ continues: true }), next),
    "use 1, give stone": tried(view(), null),
  });
  const choosing = new Choosing(works.as);
  await choosing.pick(first(list));
  expect(choosing.took("use 1")).toBe(true);
  expect(choosing.list).toBe(next);
  expect(choosing.whole).toBeNull();
  await choosing.pick(first(next.slice(1)));
  expect(texts(choosing.whole)).toEqual(["use 1", "give stone"]);
});

test("a refused click leaves nothing chosen and says why", async () => {
  const list = actions("place 3");
  const road = table(view(), list, { "place 3": REFUSED });
  const choosing = new Choosing(road.as);
  await choosing.pick(first(list));
  expect(choosing.begun).toBe(false);
  expect(road.refuse).toHaveBeenCalledWith(REFUSED);
});

test("cubes are picked in any order, as many as are wanted, and named from low to high", () => {
  const list = actions("take food", "take wood", "take stone");
  const market = table(view({ cubes: true, left: 2 }), list);
  const choosing = new Choosing(market.as);
  choosing.gather({ cube: "stone", number: 0 });
  expect(choosing.whole).toBeNull();
  choosing.gather({ cube: "food", number: 0 });
  choosing.gather({ cube: "wood", number: 0 });
  expect(choosing.named).toEqual(["take food", "take stone"]);
  expect(texts(choosing.whole)).toEqual(["take food", "take stone"]);
  choosing.gather({ cube: "food", number: 0 });
  expect(choosing.named).toEqual(["take stone"]);
});

test("what is asked for is cubes in any order, and not the order of the rules", () => {
  const rules = { ...view({ cubes: true, left: 2 }), now: "giving" };
  expect(new Choosing(table(rules, actions("give food", "give wood")).as).question).toBe("caylus-page-gather");
});

test("where one cube is wanted, another takes its place", () => {
  const choosing = new Choosing(table(view({ cubes: true, left: 1 }), actions("take food", "take wood")).as);
  choosing.gather({ cube: "food", number: 0 });
  choosing.gather({ cube: "wood", number: 0 });
  expect(choosing.named).toEqual(["take wood"]);
});

test("fewer than wanted will do where one may stop", () => {
  const list = actions("give food", "give wood", "stop");
  const choosing = new Choosing(table(view({ cubes: true, left: 2 }), list).as);
  choosing.gather({ cube: "wood", number: 0 });
  expect(texts(choosing.whole)).toEqual(["give wood", "stop"]);
});

test("bought cubes cost what each next one costs", () => {
  const choosing = new Choosing(
    table(view({ cubes: true, left: 2, prices: [2, 5] }), actions("buy food", "buy wood", "stop")).as,
  );
  choosing.gather({ cube: "wood", number: 0 });
  expect(choosing.terms.pays.deniers).toBe(2);
  choosing.gather({ cube: "food", number: 0 });
  expect(choosing.terms.pays.deniers).toBe(7);
  expect(choosing.terms.gets.cubes).toMatchObject({ food: 1, wood: 1 });
});

test("while the server looks at a click nothing can be sent; a later click wins", async () => {
  const list = actions("place 3", "place 4");
  const road = table(view(), list, { "place 4": tried(view(), null) });
  let answer: (late: ReturnType<typeof tried>) => void = () => {};
  road.wonder.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  const choosing = new Choosing(road.as);
  const early = choosing.pick(first(list));
  expect(choosing.asking).toBe(true);
  expect(choosing.whole).toBeNull();
  await choosing.pick(first(list.slice(1)));
  answer(tried(view({ continues: true }), actions("give wood")));
  await early;
  expect(texts(choosing.whole)).toEqual(["place 4"]);
  expect(choosing.path).toEqual([]);
});

test("batches clicked faster than the server answers are delivered one after another", async () => {
  const list = actions("batch wood stone", "batch wood cloth", "stop");
  const more = { "wood stone": ["wood stone"], "wood cloth": ["wood cloth"] };
  const both = ["wood stone", "wood cloth"];
  const castle = table(view({ more }), list, {
    "batch wood stone": tried(view({ more: { "wood cloth": both } }), list),
    "batch wood stone, batch wood cloth": tried(view({ more: {} }), actions("stop")),
  });
  const choosing = new Choosing(castle.as);
  await Promise.all(both.map((batch) => choosing.deliver(batch)));
  await vi.waitFor(() => expect(texts(choosing.whole)).toEqual([...list.slice(0, 2).map((one) => one.text), "stop"]));
});

test("a batch that the one before it leaves no cubes for is not delivered", async () => {
  const list = actions("batch wood stone", "batch wood cloth", "stop");
  const more = { "wood stone": ["wood stone"], "wood cloth": ["wood cloth"] };
  const castle = table(view({ more }), list, { "batch wood stone": tried(view({ more: {} }), actions("stop")) });
  const choosing = new Choosing(castle.as);
  await Promise.all(["wood stone", "wood cloth"].map((batch) => choosing.deliver(batch)));
  await vi.waitFor(() => expect(texts(choosing.whole)).toEqual(["batch wood stone", "stop"]));
});
