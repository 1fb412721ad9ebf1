/**
 * The road at work, building by building. The rules run through all buildings that ask nobody anything; what the
 * news tells of them is shown one after another here. Nothing waits for it: the table stands as it is meanwhile.
 */
import type { Happened } from "$lib/messages";
import { motion } from "$lib/settings.svelte";
import type { AmountView, Cube } from "../view";

export interface Work {
  space: number;
  seat: string;
  gets: AmountView;
}

/** Milliseconds for one building, and for all of them together. */
const ONE_MS = 420;
const ALL_MS = 1200;

/** The buildings that went to work, each with what it brought to whoever stood there. */
export function worked(events: readonly Happened[]): Work[] {
  const found: Work[] = [];
  for (const { key, facts } of events) {
    const last = found.at(-1);
    if (key === "caylus.activated") found.push({ space: Number(facts.space), seat: String(facts.seat), gets: {} });
    else if (last && facts.seat === last.seat) gain(last.gets, key, facts);
  }
  return found;
}

/** Add what an event says that somebody got. */
export function gain(gets: AmountView, key: string, facts: Happened["facts"]): void {
  if (key === "caylus.got_deniers") gets.deniers = (gets.deniers ?? 0) + Number(facts.deniers);
  if (key === "caylus.scored") gets.points = (gets.points ?? 0) + Number(facts.points);
  if (key === "caylus.lost_points") gets.points = (gets.points ?? 0) - Number(facts.points);
  if (key === "caylus.granted") gets.favours = (gets.favours ?? 0) + 1;
  if (key === "caylus.got_cubes") {
    const cube = String(facts.cube) as Cube;
    gets.cubes = { ...gets.cubes, [cube]: (gets.cubes?.[cube] ?? 0) + Number(facts.count) };
  }
}

export class Walk {
  now = $state.raw<Work | null>(null);
  #timer = 0;

  /** Go past these, if there is time for it. */
  follow(works: readonly Work[]): void {
    clearTimeout(this.#timer);
    const [first, ...rest] = works;
    const each = Math.min(motion(ONE_MS), ALL_MS / Math.max(1, works.length));
    this.now = first && motion(ONE_MS) > 0 ? first : null;
    if (this.now) this.#timer = window.setTimeout(() => this.#next(rest, each), each);
  }

  #next(works: readonly Work[], each: number): void {
    const [first, ...rest] = works;
    this.now = first ?? null;
    if (first) this.#timer = window.setTimeout(() => this.#next(rest, each), each);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}
