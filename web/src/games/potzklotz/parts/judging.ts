/** What the last events say of a card that was laid, for those who show why it is right or wrong. */
import type { Happened } from "$lib/messages";
import type { Table } from "$lib/table.svelte";
import { seatOf, t } from "$lib/words.svelte";
import { changed, cubesIn, heightsOf, type Heights } from "../cells";
import type { PotzklotzView } from "../view";

/** A cube that stands wrong, and where one is missing; that place is empty if it lies further out than is drawn. */
export interface Misplaced {
  cell: string;
  place: string;
}

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
  misplaced: Misplaced[];
}

/** What would be right: every wrong cube taken to where it is missing. */
export function wanted(built: Heights, misplaced: readonly Misplaced[]): Heights {
  return misplaced.reduce((now, one) => changed(changed(now, one.cell, -1), one.place, 1), built);
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
    else if (found && event.key.startsWith("potzklotz.misplaced")) {
      found.misplaced.push({ cell: String(facts.cell), place: String(facts.place ?? "") });
    }
  }
  // Whoever jumps about in a record may come from anywhere.
  return found && cubesIn(found.built) === 5 ? found : null;
}

/** The judgement in a line: whose card it is, and whether it is right. */
export function told(judged: Verdict, table: Table): string {
  const name = judged.seat === table.you ? t("core-you") : (table.names[judged.seat] ?? "");
  const facts = { name, card: judged.card };
  return judged.right ? t("potzklotz-page-right-by", facts) : t("potzklotz-page-wrong-by", facts);
}

export function isMirror(judged: Verdict): boolean {
  return judged.fault?.key === "potzklotz.mirror_image";
}

/** The name of what was found. */
export function finding(judged: Verdict): string {
  if (judged.right) return t("potzklotz-page-right");
  if (isMirror(judged)) return t("potzklotz-page-mirror");
  return judged.fault?.key === "potzklotz.in_pieces" ? t("potzklotz-page-pieces") : t("potzklotz-page-not-this");
}

/** Why it is right, or what is wrong with it. */
export function reason(judged: Verdict, table: Table): string {
  if (judged.right) return t("potzklotz-page-right-why", { turns: judged.turns });
  if (isMirror(judged)) return t("potzklotz-page-mirror-why");
  return judged.fault ? table.tell(judged.fault) : "";
}
