/** What the words of tiles and cards say, and how a palace adds up. */
import type { PalacePoints } from "./view";

/** "brick 3 ww": brick, 3, 2. */
export function tileOf(word: string): { stone: string; floor: number; windows: number } {
  const [stone = "brick", floor = "1", windows = "w"] = word.split(" ");
  return { stone, floor: Number(floor), windows: windows.length };
}

/** The symbol of a card or an item of one card. */
export function cardSymbol(word: string): string {
  if (word === "certificate") return "card-cert-2";
  const [currency, value] = word.split(" ");
  return `card-${currency}-${value}`;
}

/** The cards that an item is made of, by what is printed on them. */
export function cardsOf(item: string): string[] {
  const [kind, value] = item.split(" ");
  if (kind !== "triple") return [item];
  if (value === "2") return ["certificate", "certificate", "certificate"];
  return [`florin ${value}`, `ducat ${value}`, `grosso ${value}`];
}

/** How the points of a palace come about, in one line. */
export function sums(palace: PalacePoints): string {
  return [palace.windows, palace.height, palace.one_material].filter((part) => part !== 0).join(" + ");
}
