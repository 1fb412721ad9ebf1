/** What the last events say of a card that was laid, for those who show why it is right or wrong. */
import type { Happened } from "$lib/messages";
import { seatOf } from "$lib/words.svelte";
import { changed, cubesIn, heightsOf, type Heights, type PotzklotzView } from "./view";

export interface Verdict {
  seat: number;
  card: string;
  right: boolean;
  /** Out of turn: the same building from the other corner. */
  too: boolean;
  turns: number;
  built: Heights;
  /** The key of the fault, and its words. */
  fault: Happened | null;
  misplaced: { cell: string; place: string }[];
}

const FAULTS = ["potzklotz.mirror_image", "potzklotz.in_pieces", "potzklotz.other_building"];

/** The verdict among these events, seen against the table as it stood before them. */
export function verdict(events: readonly Happened[], before: PotzklotzView | null): Verdict | null {
  let built = heightsOf(before?.building?.rows);
  let found: Verdict | null = null;
  for (const event of events) {
    const facts = event.facts;
    if (event.key === "potzklotz.lifts") built = changed(built, String(facts.cell), -1);
    else if (event.key === "potzklotz.sets") built = changed(built, String(facts.cell), 1);
    else if (["potzklotz.laid", "potzklotz.laid_too", "potzklotz.wrong"].includes(event.key)) {
      found = {
        seat: seatOf(facts.seat),
        card: String(facts.card),
        right: event.key !== "potzklotz.wrong",
        too: event.key === "potzklotz.laid_too",
        turns: Number(facts.turns ?? 0),
        built,
        fault: null,
        misplaced: [],
      };
    } else if (found && FAULTS.includes(event.key)) found.fault = event;
    else if (found && event.key === "potzklotz.misplaced") {
      found.misplaced.push({ cell: String(facts.cell), place: String(facts.place) });
    }
  }
  // Whoever jumps about in a record may come from anywhere.
  return found && cubesIn(found.built) === 5 ? found : null;
}
