/** Where on the desk of Caylus the things are that lessons and the guide speak of. */

const PLACES: Record<string, string> = {
  bridge: ".bridge",
  // himself, or his steps where the road with him is scrolled away
  provost: ":is(.walker.provost, .decide .stepper)",
  bailiff: ".walker.bailiff",
  castle: ":is(.castle, .castle-zone)",
  me: ":is(.me, .act > .strip)",
  favours: ".fav",
  // what can be built is listed where it is decided, too
  works: ":is(.works, .decide)",
  now: ".decide",
};

/** Where it is; on a phone that shows another zone, the tab that leads there. */
export function light(word: string): string | null {
  const place = find(word);
  const zone = ZONES[word.split(" ")[0] ?? ""];
  return place && zone ? `:is(${place}, [data-to="${zone}"][aria-selected="false"])` : place;
}

function find(word: string): string | null {
  const [what, which] = word.split(" ");
  // A building, or where it is chosen by its name.
  if (what === "space") return `:is([data-space="${which}"], .decide [data-action="transform ${which}"])`;
  if (what === "special") return `[data-special="${which}"]`;
  return PLACES[word] ?? null;
}

const ZONES: Record<string, "castle" | "favours" | "me" | "road"> = {
  castle: "castle",
  favours: "favours",
  works: "me",
  space: "road",
  special: "road",
  bridge: "road",
  provost: "road",
  bailiff: "road",
};

/** Which zone of a phone shows what is spoken of first; null if any does. */
export function zoneOf(words: string[]): "castle" | "favours" | "me" | "road" | null {
  const [zone] = words.flatMap((word) => ZONES[word.split(" ")[0] ?? ""] ?? []);
  return zone ?? null;
}
