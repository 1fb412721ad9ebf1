/** Where on Palazzo's desk the things are that lessons and the guide speak of. */

const PLACES: Record<string, string> = {
  now: ".side > .auction",
  hand: ".hand",
  supply: ".supply",
  builder: ".builder",
  riders: ".riders",
  discard: ".decks figure:last-child",
  points: ".mine .score",
  palaces: ".mine .street",
};

export function light(word: string): string | null {
  const [what, ...which] = word.split(" ");
  if (what === "palace") return `.mine .palace:nth-child(${"ABCDEFGH".indexOf(which[0] ?? "") + 1})`;
  if (what === "quarry") return `.pit.${which[0]?.[0]}`;
  // A tile that is to be built, where it is chosen.
  if (what === "tile") return `.side .pick:is([data-action="build ${which.join(" ")}"], .only)`;
  return PLACES[word] ?? null;
}

const ON_THE_BOARD = new Set(["supply", "builder", "riders", "discard", "quarry"]);
const MINE = new Set(["palace", "palaces", "points", "tile"]);

/** Which zone of a phone shows what is spoken of; null if any does. */
export function zoneOf(words: string[]): "board" | "mine" | null {
  const things = words.map((word) => word.split(" ")[0] ?? "");
  // Riders and palaces lie in two zones: what is mine is looked at.
  if (things.some((thing) => MINE.has(thing))) return "mine";
  return things.some((thing) => ON_THE_BOARD.has(thing)) ? "board" : null;
}
