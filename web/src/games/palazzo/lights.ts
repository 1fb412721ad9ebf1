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

/** Where it is; on a phone that shows another zone, the tab that leads there. */
export function light(word: string): string | null {
  const place = find(word);
  const zone = ZONES[word.split(" ")[0] ?? ""];
  return place && zone ? `:is(${place}, [data-to="${zone}"][aria-selected="false"])` : place;
}

function find(word: string): string | null {
  const [what, ...which] = word.split(" ");
  if (what === "palace") return `.mine .palace:nth-child(${"ABCDEFGH".indexOf(which[0] ?? "") + 1})`;
  if (what === "quarry") return `.pit.${which[0]?.[0]}`;
  // A tile that is to be built, where it is chosen.
  if (what === "tile") return `.side .pick:is([data-action="build ${which.join(" ")}"], .only)`;
  return PLACES[word] ?? null;
}

const ZONES: Record<string, "board" | "mine"> = {
  supply: "board",
  builder: "board",
  riders: "board",
  discard: "board",
  quarry: "board",
  palace: "mine",
  palaces: "mine",
  points: "mine",
  tile: "mine",
};

/** Which zone of a phone shows what is spoken of first; null if any does. */
export function zoneOf(words: string[]): "board" | "mine" | null {
  const [zone] = words.flatMap((word) => ZONES[word.split(" ")[0] ?? ""] ?? []);
  return zone ?? null;
}
