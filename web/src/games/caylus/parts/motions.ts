/** How pieces come to the table and leave it; at once for those who want nothing to move. */
import { motion } from "$lib/settings.svelte";

/** Out of nothing, from so far above its place (in units of the drawing). */
export function drop(_: Element, { ms, from = 0 }: { ms: number; from?: number }) {
  return { duration: motion(ms), css: (t: number) => `opacity:${t};translate:0 ${-from * (1 - t)}px` };
}
