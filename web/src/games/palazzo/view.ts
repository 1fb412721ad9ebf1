/** The view of Palazzo, after games/palazzo/view.py, and how its words are read. */

export interface Palace {
  tiles: string[];
  windows: number;
  height: number;
  one_material: number;
  points: number;
}

export interface SeatView {
  cards: number;
  known: string[];
  hand: string[] | null;
  palaces: Palace[];
  points: number;
}

export interface Purse {
  needed: number;
  reach: number;
  ways: string[][];
  worth: Record<string, number>;
  cheapest: string[] | null;
}

export type Quarry = "north" | "east" | "south" | "west";
export const QUARRIES: readonly Quarry[] = ["north", "east", "south", "west"];

export interface PalazzoView {
  seat: string | null;
  now: string | null;
  acting: string | null;
  turn: string | null;
  builder: Quarry | null;
  paths: Partial<Record<Quarry, number>>;
  quarries: Record<Quarry, string[]>;
  supply: string[];
  price: number;
  stacks: number[];
  box: string[];
  riders: number;
  deck: number;
  discard: string[];
  shown: string[];
  auction: {
    auctioneer: string;
    highest: number;
    bids: Record<string, { laid: string[]; total: number; passed: boolean }>;
  } | null;
  lot: string[];
  building: string | null;
  choice: { tiles: string[]; items: string[]; total: number } | null;
  purse: Purse | null;
  seats: Record<string, SeatView>;
}

export interface Result {
  scores: number[];
  ranks: number[];
  palaces: Record<string, Palace[]>;
  money: Record<string, number>;
  tie_break: boolean;
}

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

/** A number with its sign, as written in a ledger. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

export function minus(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** How the points of a palace come about, in one line. */
export function sums(palace: Palace): string {
  return [palace.windows, palace.height, palace.one_material].filter((part) => part !== 0).join(" + ");
}
