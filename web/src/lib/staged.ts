/** A desk is the main part of its page, unless it is only shown on a page that has one already. */
import { getContext, setContext } from "svelte";

const STAGED = Symbol("staged");

/** Whatever is drawn inside is only shown. */
export function stage(): void {
  setContext(STAGED, true);
}

/** The element that a desk is. */
export function deskElement(): "main" | "div" {
  return getContext(STAGED) ? "div" : "main";
}
