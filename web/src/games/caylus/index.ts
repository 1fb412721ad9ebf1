import type { Front } from "$lib/game";
import { t } from "$lib/words.svelte";
import Desk from "./Desk.svelte";
import End from "./End.svelte";
import type { CaylusView } from "./view";

export default {
  Desk,
  End,
  prompt(table) {
    const view = table.view as CaylusView;
    if (view.now === "placing" && view.price !== null) return t("caylus-page-ask-place", { price: view.price });
    return null;
  },
} satisfies Front;
