/**
 * Sole choices done by themselves, for those who want it so: where the server's list has one entry, nothing is
 * decided. A pass when no bid can be topped, the last money card, the one row of favours that is left.
 */
import type { Action } from "./messages";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

// What is done at once would tell the others that one could not have done anything else, and so what one holds.
// It comes after a time that does not depend on the hand, drawn anew each time, as if one had thought about it.
const LEAST_MS = 1200;
const MOST_MS = 3200;

export class Forcing {
  /** What is about to be done. */
  action = $state.raw<Action | null>(null);

  /** The one thing that can be done now; to be called as an effect. */
  watch(table: Table): (() => void) | undefined {
    const [only, ...others] = table.actions ?? [];
    // Who has just taken it back wants to look at it.
    const back = table.events.some((event) => event.key === "server.undone");
    const sure = settings.forced && !settings.confirm && !back;
    this.action = null;
    if (!only || others.length > 0 || !sure) return;
    this.action = only;
    const timer = setTimeout(() => void table.play([only]), LEAST_MS + Math.random() * (MOST_MS - LEAST_MS));
    return () => clearTimeout(timer);
  }
}
