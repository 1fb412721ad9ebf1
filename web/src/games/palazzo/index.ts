import type { Front } from "$lib/game";
import { seatWord, t } from "$lib/words.svelte";
import Desk from "./Desk.svelte";
import End from "./End.svelte";
import type { PalazzoView } from "./view";

export default {
  Desk,
  End,
  prompt(table) {
    const view = table.view as PalazzoView;
    const mine = table.seat === null ? "" : seatWord(table.seat);
    if (view.now === "bidding" && view.purse && view.auction) {
      const laid = view.auction.bids[mine]?.total ?? 0;
      if (view.purse.ways.length === 0) return t("palazzo-page-ask-pass", { highest: view.auction.highest });
      return t("palazzo-page-ask-bid", { least: laid + view.purse.needed });
    }
    if (view.now === "building") return t("palazzo-page-ask-build", { tiles: view.lot.length });
    if (view.now === "turn") return t("palazzo-page-ask-turn");
    if (view.now === "market") return t("palazzo-page-ask-market");
    return null;
  },
  plan(table, actions) {
    const things = (verbs: string[], domain: string) =>
      actions
        .filter((action) => verbs.includes(action.verb))
        .map((action) =>
          table.thing(domain, action.verb === "triple" ? action.text : (Object.values(action.args)[0] ?? "")),
        )
        .join(", ");
    const last = actions.at(-1)?.verb;
    const cards = things(["add", "triple"], "item");
    if (last === "bid") return t("palazzo-page-plan-bid", { cards });
    if (last === "pay") return t("palazzo-page-plan-buy", { tiles: things(["buy"], "tile"), cards: cards || "none" });
    return null;
  },
} satisfies Front;
