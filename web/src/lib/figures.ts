/** Figures as they are written in a ledger. */

/** A number with its sign, as written in a ledger. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

const STEP = 200;

/** A rule on which these ratings lie: from well below to well above what everybody begins with, and further where one is. */
export function ruleOf(ratings: number[]): { from: number; to: number; ticks: number[] } {
  const from = Math.min(1100, ...ratings.map((one) => 1500 - Math.ceil((1500 - one) / STEP) * STEP));
  const to = Math.max(1900, ...ratings.map((one) => 1500 + Math.ceil((one - 1500) / STEP) * STEP));
  return { from, to, ticks: Array.from({ length: (to - from) / STEP - 1 }, (_, at) => from + (at + 1) * STEP) };
}

export function minus(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
