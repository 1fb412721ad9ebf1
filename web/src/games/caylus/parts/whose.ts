/** Whom something on the sheet belongs to, for sentences that say it otherwise when it is one's own. */
import type { Table } from "$lib/table.svelte";
import { seatOf } from "$lib/words.svelte";

export function whose(table: Table, who: string): { name: string; you: string } {
  const seat = seatOf(who);
  return { name: table.names[seat] ?? "", you: seat === table.you ? "yes" : "no" };
}
