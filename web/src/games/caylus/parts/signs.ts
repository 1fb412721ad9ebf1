/**
 * The grammar of what is printed: rows of signs. `/` is or, an arrow pays for; two rows are two offers.
 * Everything here only puts into signs (and into words, for those who listen) what the view says.
 */
import { joined, t } from "$lib/words.svelte";
import { CUBES, type AmountView, type FavourView, type Cube, type Kind, type CaylusReference } from "../view";
import type { Special, TileView, TradeView } from "../view";

export interface Sign {
  /** The piece to draw, without its prefix; or, arrow and text are drawn by hand. */
  sign: string;
  /** The number on a coin or a shield; the words of a text. */
  n?: string | number;
}

const one = (sign: string, n?: string | number): Sign => (n === undefined ? { sign } : { sign, n });
const OR = one("or");
const ARROW = one("arrow");

export function goods(cubes: Partial<Record<Cube, number>>, each = 3): Sign[] {
  return CUBES.flatMap((good) => {
    const count = cubes[good] ?? 0;
    if (count === 0) return [];
    return count < each ? Array.from({ length: count }, () => one(good)) : [one("text", count), one(good)];
  });
}

/** What is paid or gained: deniers, goods, points, favours, income. */
export function amount(of: AmountView, less = false): Sign[] {
  const sign = less ? -1 : 1;
  return [
    ...(of.deniers ? [one("coin", of.deniers)] : []),
    ...goods(of.cubes ?? {}, 4),
    ...several("resource", of.resources ?? 0),
    ...several("any", of.any ?? 0),
    ...(of.points ? [one("shield", sign * of.points)] : []),
    ...several("crown", of.favours ?? 0),
    ...(of.income ? [one("income", sign * of.income)] : []),
  ];
}

/** Two of a sign, or a figure before it. */
function several(sign: string, count: number): Sign[] {
  return count > 2 ? [one("text", count), one(sign)] : many(sign, count);
}

function many(sign: string, count: number): Sign[] {
  return Array.from({ length: count }, () => one(sign));
}

function either(ways: Sign[][]): Sign[] {
  return ways.flatMap((way, i) => (i === 0 ? way : [OR, ...way]));
}

const BUILDER: Partial<Record<Kind, string>> = { prestige: "dividers", residence: "deed" };

export function builds(kind: Kind): Sign[] {
  return [one(BUILDER[kind] ?? "hammer"), one(`roof-${kind}`)];
}

/** What a trade takes; so many of a good or more are written as a number. */
export function pays(trade: TradeView, each = 4): Sign[] {
  return [
    ...(trade.deniers ? [one("coin", trade.deniers)] : []),
    ...goods(trade.cubes ?? {}, each),
    ...several("resource", trade.resources ?? 0),
  ];
}

export function gets(trade: TradeView): Sign[] {
  return [...(trade.points ? [one("shield", trade.points)] : []), ...many("gold", trade.gold ?? 0)];
}

/** What a building does, in one row or two. */
export function does(tile: TileView, each = 4): Sign[][] {
  if (tile.produces) return [either(tile.produces.map((yields) => goods(yields)))];
  if (tile.sells_at) return [[one("any"), ARROW, one("coin", tile.sells_at)]];
  if (tile.prices) {
    const [first = 0, second] = tile.prices;
    const rows = [[one("coin", first), ARROW, one("resource")]];
    if (second !== undefined) rows.push([one("coin", first + second), ARROW, ...many("resource", 2)]);
    return rows;
  }
  if (tile.pays) return [[...amount(tile.pays), ARROW, ...builds("residence")]];
  if (tile.builds) return [builds(tile.builds)];
  if (tile.trades) return tile.trades.map((trade) => [...pays(trade, each), ARROW, ...gets(trade)]);
  const honours: Sign[] = [];
  if (tile.kind === "prestige" && tile.points) honours.push(one("shield", tile.points));
  honours.push(...many("crown", tile.favours ?? 0));
  if (tile.income) honours.push(one("income", tile.income));
  return [honours];
}

export function bonus(tile: TileView): Sign[] {
  return tile.bonus ? either(tile.bonus.map((good) => [one(good)])) : [];
}

/** What a building costs; so many of a good or more are written as a number. */
export function cost(tile: TileView, each = 3): Sign[] {
  return [...goods(tile.cost ?? {}, each), ...many("any", tile.any ?? 0)];
}

export function favour(field: FavourView): Sign[] {
  if (field.points) return [one("shield", field.points)];
  if (field.deniers) return [one("coin", field.deniers)];
  if (field.take) return either(field.take.map((good) => [one(good)]));
  if (field.exchange) return [one("any"), ARROW, ...many("resource", field.exchange)];
  if (field.build) return builds(field.build);
  if (field.lawyer !== undefined) return builds("residence");
  return [one("none")];
}

/** What a special building does, as far as it is not drawn by hand. */
export function special(word: Special, printed: CaylusReference): Sign[] {
  const { pays: asks, gets: gives, spaces } = printed.special[word];
  if (word === "gate") return [one("ring"), ARROW, one("ring", "?")];
  if (spaces) return [one("provost"), one("text", `±${spaces}`)];
  return [...(asks ? [...amount(asks), ARROW] : []), ...(gives ? amount(gives) : [])];
}

/** What it says, for those who listen. */
export function spoken(signs: Sign[]): string {
  const arrow = signs.findIndex((sign) => sign.sign === "arrow");
  if (arrow < 0) return together(signs);
  const gets = signs.slice(arrow + 1).filter((sign) => !TOOLS.has(sign.sign));
  return t("caylus-page-trade", { pays: together(signs.slice(0, arrow)), gets: together(gets) });
}

/** Tools say what is done to the sign that follows. */
const TOOLS = new Set(["hammer", "deed", "dividers"]);

function together(signs: Sign[]): string {
  const or = signs.findIndex((sign) => sign.sign === "or");
  if (or >= 0)
    return t("caylus-page-either", { one: together(signs.slice(0, or)), other: together(signs.slice(or + 1)) });
  const words: string[] = [];
  let before = "";
  let count = 0;
  signs.forEach((sign, i) => {
    if (sign.sign === "text") count = Number(sign.n) || 0;
    else if (TOOLS.has(sign.sign)) before = `${t("caylus-page-sign", { sign: sign.sign, n: 1 })} `;
    else if (sign.n === undefined && signs[i + 1]?.sign === sign.sign) count = (count || 1) + 1;
    else {
      // A question mark is one of something; no points are none.
      const n = sign.n === undefined ? count || 1 : Number.isNaN(Number(sign.n)) ? 1 : Number(sign.n);
      const word = t("caylus-page-sign", { sign: sign.sign, n });
      if (word !== "–") words.push(before + word);
      before = "";
      count = 0;
    }
  });
  return joined(words);
}

const WIDTH: Record<string, number> = { or: 0.42, arrow: 0.62, provost: 0.78, ring: 0.85, none: 0.8 };

export interface Laid extends Sign {
  x: number;
  w: number;
}

/** Signs in a row of height 1: where each begins and how wide it is. */
export function lay(signs: Sign[]): { laid: Laid[]; width: number } {
  const laid: Laid[] = [];
  let x = 0;
  for (const sign of signs) {
    let w = WIDTH[sign.sign] ?? 1;
    if (sign.sign === "text")
      w = 0.36 + 0.3 * (String(sign.n).length - 1) + (String(sign.n).startsWith("±") ? 0.3 : 0);
    if (sign.sign.startsWith("roof-")) {
      w = 0.74;
      x -= 0.2;
    }
    laid.push({ ...sign, x, w });
    x += w + 0.09;
  }
  return { laid, width: Math.max(0.1, x - 0.09) };
}
