import type { TurningPoint } from "../../lib/messages";

export type Kind = TurningPoint["kind"] | "gift";

/** What a moment was to a seat: a mistake of another is a gift to whom it helped. */
export function kindFor(moment: TurningPoint, seat: number): Kind {
  const helped = Math.round(100 * (moment.gained[seat] ?? 0)) > 0;
  return moment.kind === "mistake" && moment.seat !== seat && helped ? "gift" : moment.kind;
}
