/** What a worker costs whoever looks, as the view tells it, and whether one can be placed at all. */
import type { Action } from "$lib/messages";
import type { CaylusView } from "./view";

/** Whether whoever looks is the guest of the inn, to whom every place costs the same whoever has passed. */
export function isGuest(view: CaylusView): boolean {
  return view.seat !== null && view.inn.guest === view.seat;
}

/** What a worker costs whoever is asked to place one, but for their own buildings; null when nobody is. */
export function workerPrice(view: CaylusView): number | null {
  if (view.now !== "placing" || view.price === null) return null;
  const prices = Object.values(view.prices);
  return isGuest(view) && prices.length > 0 ? Math.max(...prices) : view.price;
}

/** Whether any place is on the list of what can be done; also while no list has come. */
export function canPlace({ actions }: { readonly actions: readonly Action[] | null }): boolean {
  return actions === null || actions.some((action) => action.verb === "place");
}
