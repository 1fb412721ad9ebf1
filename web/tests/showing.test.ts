import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Chair, GameInfo, News, Position, TableInfo } from "$lib/messages";
import { PACE_MS, settings } from "$lib/settings.svelte";
import { Showing } from "$lib/showing.svelte";

const GAME = { name: "nim", lexicon: { domains: {}, verbs: {}, facts: {} } } as unknown as GameInfo;
const PACE = PACE_MS.normal;

function chair(seat: number, name: string, more: Partial<Chair> = {}): Chair {
  return { seat, user: `u${seat}`, name, bot: null, here: true, kept: null, resigned: null, ...more };
}

function position(version: number, toMove: number, more: Partial<Position> = {}): Position {
  const table = { your_seat: 0, chairs: [chair(0, "Ada"), chair(1, "Ben")], alike: [] } as unknown as TableInfo;
  const actions = toMove === 0 ? [{ id: 0, text: "go", verb: "go", args: {} }] : null;
  return { type: "position", version, table, to_move: toMove, asked: [toMove], actions, ...more } as Position;
}

function news(version: number, seat: string): News {
  return { type: "news", since: version - 1, version, events: [{ key: "nim.goes", facts: { seat }, version }] };
}

let table: Showing;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  table = new Showing(GAME);
  table.arrived(null, position(1, 1));
});

afterEach(() => {
  vi.useRealTimers();
  (document as { hidden: boolean }).hidden = false;
});

/** What Ben does, so many times in a row, before it is my turn. */
function benGoes(times: number, from = 1): void {
  for (let k = 1; k <= times; k++) {
    table.arrived(news(from + k, "bram"), position(from + k, k === times ? 0 : 1));
  }
}

test("the first position is on the screen at once", () => {
  expect(table.version).toBe(1);
  expect(table.myTurn).toBe(false);
});

test("moves of others are shown one after another, and nothing is offered before the last", () => {
  benGoes(3);
  expect(table.version).toBe(2);
  expect(table.actions).toBeNull();
  expect(table.myTurn).toBe(false);
  vi.advanceTimersByTime(PACE);
  expect(table.version).toBe(3);
  vi.advanceTimersByTime(PACE);
  expect(table.version).toBe(4);
  expect(table.actions).toHaveLength(1);
  expect(table.myTurn).toBe(true);
});

test("who cannot wait sees the newest at once, with all that happened in the log", () => {
  benGoes(4);
  table.hurry();
  expect(table.version).toBe(5);
  expect(table.log).toHaveLength(4);
  expect(table.waiting).toBe(false);
});

test("where much waits, each step stands for a shorter time", () => {
  benGoes(12);
  vi.advanceTimersByTime(2 * PACE);
  expect(table.version).toBeGreaterThan(4);
});

test("nothing is shown step by step to those who want no pace, or do not look", () => {
  settings.speed = "off";
  benGoes(3);
  expect(table.version).toBe(4);
  settings.speed = "normal";
  (document as { hidden: boolean }).hidden = true;
  benGoes(3, 4);
  expect(table.version).toBe(7);
  expect(table.missed).toBe(true);
});

test("somebody who sits down changes no move that is being shown", () => {
  benGoes(2);
  vi.advanceTimersByTime(PACE);
  const seated = position(3, 0);
  table.arrived(null, seated);
  expect(table.shown).toBe(seated);
  expect(table.log).toHaveLength(2);
});

test("what the others did since my move is told by whoever did it", () => {
  benGoes(1);
  vi.advanceTimersByTime(PACE);
  table.arrived(news(3, "anne"), position(3, 1));
  vi.advanceTimersByTime(PACE);
  expect(table.doings).toEqual([]);
  benGoes(2, 3);
  vi.advanceTimersByTime(2 * PACE);
  expect(table.doings.map(({ seat, events }) => [seat, events.length])).toEqual([[1, 2]]);
});

test("what was drawn by my move is none of the others' doings on a page that comes later", () => {
  const drawn = (version: number) => ({ key: "nim.drawn", facts: {}, version });
  const mine = [...news(2, "bram").events, ...news(3, "anne").events, drawn(3)];
  const doings = (events: News["events"]) => {
    const later = new Showing(GAME);
    later.arrived({ type: "news", since: 0, version: 4, events }, position(4, 0));
    return later.doings.map((doing) => [doing.seat, doing.events.length]);
  };
  expect(doings(mine)).toEqual([]);
  expect(doings([...mine, ...news(4, "bram").events, drawn(4)])).toEqual([[1, 2]]);
});

test("what happened lately is shown again, and ends where the table stands", () => {
  benGoes(1);
  vi.advanceTimersByTime(PACE);
  table.arrived(news(3, "anne"), position(3, 1));
  vi.advanceTimersByTime(PACE);
  benGoes(2, 3);
  vi.advanceTimersByTime(3 * PACE);
  table.showAgain();
  expect(table.version).toBe(3);
  expect(table.actions).toBeNull();
  vi.advanceTimersByTime(2 * PACE);
  expect(table.version).toBe(5);
  expect(table.again).toBe(false);
  expect(table.actions).toHaveLength(1);
});

test("a click ends what is shown again", () => {
  benGoes(3);
  vi.advanceTimersByTime(3 * PACE);
  table.showAgain();
  table.hurry();
  expect(table.shown).toBe(table.position);
});

test("those whose names look the same are counted", () => {
  const chairs = [chair(0, "Ada"), chair(1, "Ada"), chair(2, "Ben")];
  table.arrived(null, position(1, 1, { table: { your_seat: 0, chairs, alike: [1, 2, 1] } as unknown as TableInfo }));
  expect(table.names).toEqual(["Ada", "Ada (2)", "Ben"]);
});

test("why a bot plays for somebody", () => {
  const chairs = [chair(0, "Ada"), chair(1, "Ben", { bot: "level-2" }), chair(2, "Cem", { resigned: "u2" })];
  const late: News = { ...news(2, "bram"), events: [{ key: "server.time_up", facts: { seat: "bram" }, version: 2 }] };
  table.arrived(late, position(2, 1, { table: { your_seat: 0, chairs, alike: [] } as unknown as TableInfo }));
  expect([0, 1, 2].map((seat) => table.standIn(seat))).toEqual([null, "time", "resigned"]);
});
