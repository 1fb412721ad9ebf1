import type { Front } from "$lib/game";
import { t } from "$lib/words.svelte";
import Desk from "./Desk.svelte";
import End from "./End.svelte";
import { light } from "./lights";
import { sheet } from "./parts/sheet";
import { canPlace, workerPrice } from "./price";
import type { CaylusView } from "./view";

export default {
  Desk,
  End,
  light,
  low: "(pointer: coarse) and (min-width: 761px) and (max-height: 679px)",
  ready: () => sheet.fetched(),
  /** A place on the road, by the building that stands there. */
  called(table, domain, word) {
    const space = domain === "site" ? (table.view as CaylusView | null)?.road[Number(word) - 1] : undefined;
    if (!space?.tile) return null;
    return t("caylus-page-at", {
      tile: t("caylus-tile", { word: space.tile }),
      space: t("caylus-space", { word: space.space }),
    });
  },
  /** What is delivered, without the word that it is all. */
  plan(table, actions) {
    const batches = actions.filter((action) => action.verb === "batch");
    if (batches.length === 0) return null;
    return t("caylus-page-plan-deliver", {
      batches: batches.map((action) => table.thing("batch", action.args.batch ?? "")).join("; "),
    });
  },
  prompt(table) {
    const view = table.view as CaylusView;
    const price = workerPrice(view);
    if (price === null) return null;
    return canPlace(table) ? t("caylus-page-ask-place", { price }) : t("caylus-page-only-pass");
  },
} satisfies Front;
