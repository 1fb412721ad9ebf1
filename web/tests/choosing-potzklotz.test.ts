import { expect, test } from "vitest";
import type { Action } from "$lib/messages";
import { Choosing } from "../src/games/potzklotz/choosing.svelte";
import { table } from "./tables";

const HAND = ["1a", "2b"];
const RIGHT = { right: { "1a": [{ lift: "c3", set: "b2" }] }, wrong: {} };

function view(now: string, lifted: string | null = null, set: string | null = null) {
  return { now, lifted, set, seat: "anne", building: null, seats: { anne: { hand: HAND } } };
}

function cell(verb: string, ...names: string[]): Action[] {
  return names.map((name, id) => ({ id, verb, text: `${verb} ${name}`, args: { cell: name } }));
}

function lay(...cards: string[]): Action[] {
  return cards.map((card, id) => ({ id: 100 + id, verb: "lay", text: `lay ${card}`, args: { card } }));
}

test("a cube that is tapped is lifted; one that is not lit is explained", () => {
  const base = table(view("lift"), cell("lift", "c3"));
  const choosing = new Choosing(base.as);
  choosing.tap("c3");
  expect(base.play).toHaveBeenCalledWith([base.actions?.[0]]);
  choosing.tap("b2");
  expect(base.explain).toHaveBeenCalledWith(["lift b2"]);
});

test("where the cube goes counts when the button is pressed, with the card that was chosen before", async () => {
  const base = table(view("set", "c3"), cell("set", "b2", "b3"));
  const choosing = new Choosing(base.as);
  expect(choosing.ready).toBeNull();
  choosing.tapCard("2b");
  choosing.tap("b2");
  expect(base.play).not.toHaveBeenCalled();
  expect(choosing.ready).toEqual([base.actions?.[0], "lay 2b"]);
  await choosing.send();
  expect(base.play).toHaveBeenCalledWith([base.actions?.[0], "lay 2b"]);
  expect(choosing.card).toBeNull();
});

test("the same place again takes it back, and so does the same card", () => {
  const choosing = new Choosing(table(view("set", "c3"), cell("set", "b2")).as);
  choosing.tap("b2");
  choosing.tap("b2");
  expect(choosing.goal).toBeNull();
  choosing.tapCard("1a");
  choosing.tapCard("1a");
  expect(choosing.card).toBeNull();
});

test("a card that has left the hand is no longer chosen", () => {
  const base = table(view("lay"), lay(...HAND));
  const choosing = new Choosing(base.as);
  choosing.tapCard("2b");
  expect(choosing.lay?.text).toBe("lay 2b");
  base.asked.view = { ...view("lay"), seats: { anne: { hand: ["1a"] } } };
  choosing.begin();
  expect(choosing.card).toBeNull();
});

test("a hint tells one thing more each time: the card, the cube, the place", () => {
  const choosing = new Choosing(table(view("lift"), cell("lift", "c3")).as);
  const told = () => {
    choosing.hear(RIGHT);
    const { card, lift, set } = choosing.hinted;
    return [card, lift, set];
  };
  expect(told()).toEqual(["1a", null, null]);
  expect(told()).toEqual(["1a", "c3", null]);
  expect(told()).toEqual(["1a", "c3", "b2"]);
  expect(told()).toEqual(["1a", "c3", "b2"]);
});

test("a hint is kept while it is followed, and gone when it is not", () => {
  const base = table(view("lift"), cell("lift", "c3"));
  const choosing = new Choosing(base.as);
  choosing.hear(RIGHT);
  base.asked.view = view("set", "c3");
  choosing.begin();
  expect(choosing.hinted.card).toBe("1a");
  base.asked.view = view("set", "d4");
  choosing.begin();
  expect(choosing.hinted).toEqual({ card: null, lift: null, set: null, nothing: false });
});

test("that nothing would be right is told, too", () => {
  const choosing = new Choosing(table(view("lift"), cell("lift", "c3")).as);
  choosing.hear({ right: {}, wrong: {} });
  expect(choosing.hinted.nothing).toBe(true);
});
