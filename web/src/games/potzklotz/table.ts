/** Whom a table waits for, what everybody has, and one that nobody sits at yet. */
import { seatOf } from "$lib/words.svelte";
import type { PotzklotzView } from "./view";

/** Whom the table waits for: those from whom an answer is to come, or in a record whoever was asked. */
export function acting(view: PotzklotzView, asked: readonly number[]): readonly number[] {
  if (asked.length > 0) return asked;
  if (view.now === "ask") return view.asked.map(seatOf);
  return view.acting === null ? [] : [seatOf(view.acting)];
}

/** All points of a seat: those of the deals that are over, and of experts the cards that they have laid since. */
export function pointsOf(view: PotzklotzView, word: string, experts: boolean): number {
  const one = view.seats[word];
  if (!one) return 0;
  return experts && view.deals[view.deal - 1] === undefined ? one.points + one.laid.length : one.points;
}

/** A table that nothing stands on yet: what is shown before the first position comes. */
export const EMPTY: PotzklotzView = {
  seat: null,
  now: null,
  acting: null,
  asked: [],
  turn: null,
  first: null,
  deal: 1,
  deals: [],
  shown: null,
  building: null,
  lifted: null,
  set: null,
  start: null,
  stack: 0,
  bottom: null,
  chain: 0,
  turned: 0,
  idle: 0,
  last_round: false,
  unseen: [],
  seats: {},
};
