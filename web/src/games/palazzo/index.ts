import type { Front } from "$lib/game";
import type { Action } from "$lib/messages";
import { seatWord, t } from "$lib/words.svelte";
import Desk from "./Desk.svelte";
import End from "./End.svelte";
import { light } from "./lights";
import type { PalazzoView } from "./view";

/** What is laid with one action. */
function worth(action: Action): number {
  if (action.verb === "triple") return 15;
  if (action.verb !== "add") return 0;
  return Number(action.args.card?.split(" ")[1] ?? 2);
}

/** Cards and triples in words, those that come more than once with their number. */
function counted(things: string[], said: (thing: string) => string): string {
  return [...new Set(things)]
    .map((thing) => [thing, things.filter((one) => one === thing).length] as const)
    .map(([thing, number]) => {
      if (number === 1) return said(thing);
      return thing === "certificate"
        ? t("palazzo-page-certificates", { cards: number })
        : `${number} × ${said(thing)}`;
    })
    .join(", ");
}

export default {
  Desk,
  End,
  light,
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
    const last = actions.at(-1)?.verb;
    const { auction } = table.view as PalazzoView;
    const laid = actions.reduce((sum, action) => sum + worth(action), 0);
    const cards = counted(
      actions
        .filter((action) => action.verb === "add" || action.verb === "triple")
        .map((action) => (action.verb === "triple" ? action.text : (action.args.card ?? ""))),
      (thing) => table.thing("item", thing),
    );
    if (last === "bid") {
      const mine = table.seat === null ? "" : seatWord(table.seat);
      return t("palazzo-page-plan-bid", { total: laid + (auction?.bids[mine]?.total ?? 0), cards });
    }
    if (last !== "pay") return null;
    const tiles = actions
      .filter((action) => action.verb === "buy")
      .map((one) => table.thing("tile", one.args.tile ?? ""));
    return t("palazzo-page-plan-buy", { tiles: tiles.join(", "), total: laid, cards });
  },
} satisfies Front;
