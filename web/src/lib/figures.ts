/** Figures as they are written in a ledger. */

/** A number with its sign, as written in a ledger. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

export function minus(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
