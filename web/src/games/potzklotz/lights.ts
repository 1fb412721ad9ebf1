/** Where on PotzKlotz' desk the things are that lessons and the guide speak of. */

const PLACES: Record<string, string> = {
  base: ".board",
  hand: ".hand",
  players: ".players .rival:not(.me)",
  shown: ".piles figure:first-child",
  stack: ".piles figure:last-child",
};

export function light(word: string): string | null {
  const [what, which] = word.split(" ");
  if (what === "card") return `.hand [data-card="${which}"]`;
  if (what === "cell") return `[data-cell="${which}"]`;
  return PLACES[word] ?? null;
}
