/** Whom a table waits for, and one that nobody sits at yet. */
import { seatOf } from "$lib/words.svelte";
import type { PotzklotzView } from "./view";

/** Whom the table waits for: those from whom an answer is to come, or in a record whoever was asked. */
export function acting(view: PotzklotzView, asked: readonly number[]): readonly number[] {
  if (asked.length > 0) return asked;
  if (view.now === "ask") return view.asked.map(seatOf);
  return view.acting === null ? [] : [seatOf(view.acting)];
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
