import { beforeAll, describe, expect, test } from "vitest";
import type { GameInfo } from "$lib/messages";
import { settings } from "$lib/settings.svelte";
import { seatOf, seatWord, voice } from "$lib/words.svelte";

const PALAZZO: GameInfo = {
  name: "palazzo",
  rules_version: 1,
  seats: [2, 3, 4, 5],
  options: {},
  bots: [],
  temperaments: ["hoards"],
  rules: true,
  course: null,
  lexicon: {
    domains: { card: ["currency", "value"], tile: ["material", "floor", "windows"] },
    verbs: { take: { card: "card" }, on: { palace: "palace" } },
    facts: { "palazzo.bids": { seat: "seat" }, "palazzo.other_currency": { item: "card" } },
  },
};
const NAMES = ["Ada", "Ben"];
const BIDS = { key: "palazzo.bids", facts: { seat: "bram", total: 7 }, version: 3 };

beforeAll(async () => {
  settings.language = "en";
  await voice.learn("palazzo");
});

describe("in English", () => {
  test("a thing is said by its parts", () => {
    expect(voice.words.thing(PALAZZO, "card", "florin 4")).toBe("florin 4");
    expect(voice.words.thing(PALAZZO, "tile", "marble 3 ww")).toBe("marble 3 (2 windows)");
  });

  test("a number below zero has a minus, and what is joined a hyphen", () => {
    const lost = { key: "palazzo.bids", facts: { seat: "bram", total: -7 }, version: 3 };
    expect(voice.words.event(PALAZZO, lost, null, ["Ada", "Ben-2"])).toBe("Ben-2 bids −7.");
  });

  test("a seat is called by whoever sits there", () => {
    expect(voice.words.thing(PALAZZO, "seat", "bram", NAMES)).toBe("Ben");
    expect(voice.words.thing(PALAZZO, "seat", "bram")).toBe("Bram");
  });

  test("what the board calls a thing goes before what it is called everywhere", () => {
    const calls = (domain: string) => (domain === "card" ? "the red one" : null);
    expect(voice.words.thing(PALAZZO, "card", "florin 4", NAMES, calls)).toBe("the red one");
    expect(voice.words.thing(PALAZZO, "tile", "brick 1 w", NAMES, calls)).toBe("brick 1 (1 window)");
  });

  test("an action is an instruction, with a capital", () => {
    const action = { id: 1, text: "take ducat 5", verb: "take", args: { card: "ducat 5" } };
    expect(voice.words.label(PALAZZO, action)).toBe("Take ducat 5");
  });

  test("what happened is told to me as mine, and to others by name", () => {
    expect(voice.words.event(PALAZZO, BIDS, 1, NAMES)).toBe("You bid 7.");
    expect(voice.words.event(PALAZZO, BIDS, 0, NAMES)).toBe("Ben bids 7.");
    expect(voice.words.event(PALAZZO, BIDS, null, NAMES)).toBe("Ben bids 7.");
  });

  test("a refusal says why, and asks in words for what is asked", () => {
    const low = { key: "palazzo.bid_too_low", facts: { highest: 11, total: 9 } };
    expect(voice.words.refusal(PALAZZO, low)).toContain("11");
    const early = { key: "core.not_now", facts: { action: "pay", step: "bidding" } };
    expect(voice.words.refusal(PALAZZO, early)).toContain(voice.words.prompt(PALAZZO, "bidding"));
  });

  test("what nobody has put into words is shown as it came", () => {
    expect(voice.words.event(PALAZZO, { ...BIDS, key: "palazzo.sings" }, 0)).toContain("palazzo.sings");
    expect(voice.words.bot("my-own")).toBe("my-own");
    expect(voice.words.prompt(PALAZZO, "singing")).toBe("singing");
    expect(voice.words.say("web-nothing-of-the-kind")).toBe("web-nothing-of-the-kind");
  });
});

test.each([
  ["nl", "Ben biedt 7."],
  ["de", "Ben bietet 7."],
] as const)("another language is spoken with the words of the game: %s", async (language, told) => {
  await voice.speak(language);
  expect(voice.words.event(PALAZZO, BIDS, 0, NAMES)).toBe(told);
  expect(document.documentElement.lang).toBe(language);
});

test("of two languages asked for at once, the last is spoken", async () => {
  await Promise.all([voice.speak("nl"), voice.speak("en")]);
  expect(voice.words.language).toBe("en");
});

test("seats and their words", () => {
  expect([0, 1, 5].map(seatWord)).toEqual(["anne", "bram", "floor"]);
  expect(["anne", "floor", "nobody", undefined].map(seatOf)).toEqual([0, 5, -1, -1]);
});
