/**
 * The grammar of what is printed: rows of signs. `/` is or, an arrow pays for; two rows are two offers.
 * Everything here only puts into signs (and into words, for those who listen) what the view says.
 */
import { t } from "$lib/words.svelte";
import type { FavourView, Good, Kind, TileView, TradeView } from "./view";
import { GOODS } from "./view";

export interface Sign {
  /** The piece to draw, without its prefix; or, arrow and text are drawn by hand. */
  sign: string;
  /** The number on a coin or a shield; the words of a text. */
  n?: string | number;
}

const one = (sign: string, n?: string | number): Sign => (n === undefined ? { sign } : { sign, n });
const OR = one("or");
const ARROW = one("arrow");

export function goods(cubes: Partial<Record<Good, number>>, each = 3): Sign[] {
  return GOODS.flatMap((good) => {
    const count = cubes[good] ?? 0;
    if (count === 0) return [];
    return count < each ? Array.from({ length: count }, () => one(good)) : [one("text", count), one(good)];
  });
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

export function pays(trade: TradeView): Sign[] {
  return [
    ...(trade.deniers ? [one("coin", trade.deniers)] : []),
    ...goods(trade.cubes ?? {}, 4),
    ...(trade.resources
      ? trade.resources > 2
        ? [one("text", trade.resources), one("resource")]
        : many("resource", trade.resources)
      : []),
  ];
}

export function gets(trade: TradeView): Sign[] {
  return [...(trade.points ? [one("shield", trade.points)] : []), ...many("gold", trade.gold ?? 0)];
}

/** What a building does, in one row or two. */
export function does(tile: TileView): Sign[][] {
  if (tile.produces) return [either(tile.produces.map((yields) => goods(yields)))];
  if (tile.sells_at) return [[one("any"), ARROW, one("coin", tile.sells_at)]];
  if (tile.prices) {
    const [first = 0, second] = tile.prices;
    const rows = [[one("coin", first), ARROW, one("resource")]];
    if (second !== undefined) rows.push([one("coin", first + second), ARROW, ...many("resource", 2)]);
    return rows;
  }
  if (tile.effect === "lawyer")
    return [[one("coin", tile.deniers ?? 1), one("cloth"), ARROW, ...builds("residence")]];
  if (tile.builds) return [builds(tile.builds)];
  if (tile.trades) return tile.trades.map((trade) => [...pays(trade), ARROW, ...gets(trade)]);
  const honours: Sign[] = [];
  if (tile.kind === "prestige" && tile.points) honours.push(one("shield", tile.points));
  honours.push(...many("crown", tile.favours ?? 0));
  if (tile.income) honours.push(one("coin", `+${tile.income}`));
  return [honours];
}

export function bonus(tile: TileView): Sign[] {
  return tile.bonus ? either(tile.bonus.map((good) => [one(good)])) : [];
}

export function cost(tile: TileView, discount?: Good): Sign[] {
  const cubes = { ...tile.cost };
  if (discount && cubes[discount]) cubes[discount] = (cubes[discount] ?? 1) - 1;
  return [...goods(cubes), ...many("any", tile.any ?? 0)];
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

export const SPECIAL_EFFECT: Record<string, Sign[]> = {
  gate: [one("ring"), ARROW, one("ring", "?")],
  "trading-post": [one("coin", 3)],
  guild: [one("provost"), one("text", "±3")],
  "joust-field": [one("coin", 1), one("cloth"), ARROW, one("crown")],
  stables: [],
  inn: [],
};

/** The same added up: so many of each good, deniers and points in one. */
export function sum(signs: Sign[]): Sign[] {
  const kinds = [...new Set(signs.map((sign) => (typeof sign.n === "string" ? `${sign.sign}${sign.n}` : sign.sign)))];
  return kinds.flatMap((kind) => {
    const alike = signs.filter((sign) => (typeof sign.n === "string" ? `${sign.sign}${sign.n}` : sign.sign) === kind);
    const [first] = alike;
    if (!first) return [];
    if (typeof first.n === "number" && first.sign !== "text") {
      return [
        one(
          first.sign,
          alike.reduce((total, sign) => total + Number(sign.n ?? 0), 0),
        ),
      ];
    }
    return alike.length > 1 ? [one("text", alike.length), first] : alike;
  });
}

/** What it says, for those who listen. */
export function spoken(signs: Sign[]): string {
  return signs
    .map((sign) =>
      t("caylus-page-sign", {
        sign: sign.sign,
        n: typeof sign.n === "number" ? sign.n : Number(String(sign.n ?? "1").replace(/\D/g, "") || 1),
      }),
    )
    .filter((text) => text !== "–")
    .join(" ");
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
