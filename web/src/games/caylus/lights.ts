/** Where on the desk of Caylus the things are that lessons and the guide speak of. */

const PLACES: Record<string, string> = {
  bridge: ".bridge",
  provost: ".walker.provost",
  bailiff: ".walker.bailiff",
  castle: ":is(.castle, .castle-zone)",
  me: ":is(.me, .act > .strip)",
  favours: ".fav",
  works: ".works",
  now: ".decide",
};

export function light(word: string): string | null {
  const [what, which] = word.split(" ");
  if (what === "space") return `[data-space="${which}"]`;
  if (what === "special") return `[data-special="${which}"]`;
  return PLACES[word] ?? null;
}

const ON_THE_ROAD = new Set(["space", "special", "bridge", "provost", "bailiff"]);

/** Which zone of a phone shows what is spoken of; null if any does. */
export function zoneOf(words: string[]): "castle" | "favours" | "road" | null {
  const things = words.map((word) => word.split(" ")[0] ?? "");
  if (things.includes("castle")) return "castle";
  if (things.some((thing) => ON_THE_ROAD.has(thing))) return "road";
  return things.includes("favours") ? "favours" : null;
}
