/** Adding up what is paid and gained, out of what the table says. */
import { CUBES, type AmountView, type CaylusView, type OfferView } from "../view";

export const NOTHING: OfferView = { pays: {}, gets: {} };

const FIGURES = ["deniers", "resources", "any", "points", "favours", "income"] as const;

function sum(one: AmountView, other: AmountView): AmountView {
  const cubes = CUBES.map((good) => [good, (one.cubes?.[good] ?? 0) + (other.cubes?.[good] ?? 0)] as const);
  return {
    ...Object.fromEntries(FIGURES.map((figure) => [figure, (one[figure] ?? 0) + (other[figure] ?? 0)])),
    cubes: Object.fromEntries(cubes),
  };
}

export function added(one: OfferView, other: OfferView): OfferView {
  return { pays: sum(one.pays, other.pays), gets: sum(one.gets, other.gets) };
}

/** What somebody has less, and more, on one table than on another. */
export function difference(before: CaylusView, after: CaylusView, seat: string): OfferView {
  const [was, is] = [before.seats[seat], after.seats[seat]];
  if (!was || !is) return NOTHING;
  const more = (a: typeof was, b: typeof was): AmountView => ({
    deniers: Math.max(0, b.deniers - a.deniers),
    points: Math.max(0, b.points - a.points),
    income: Math.max(0, b.income - a.income),
    cubes: Object.fromEntries(CUBES.map((good) => [good, Math.max(0, b.cubes[good] - a.cubes[good])])),
  });
  return { pays: more(is, was), gets: more(was, is) };
}

export function isNothing(amount: AmountView): boolean {
  return FIGURES.every((figure) => !amount[figure]) && CUBES.every((good) => !amount.cubes?.[good]);
}
