/** Marks on the board: where the choices of a hint are done. Boards name what does an action in `data-action`. */
import type { Choice } from "./messages";

/** Mark them all with their numbers, and the picked one more; what this returns takes the marks away. */
export function marked(choices: readonly Choice[], picked: number): () => void {
  const ranks = new Map<HTMLElement, number[]>();
  choices.forEach((choice, at) => {
    for (const { text } of choice.actions) {
      for (const one of document.querySelectorAll<HTMLElement>(`[data-action="${CSS.escape(text)}"]`)) {
        const before = ranks.get(one) ?? [];
        if (!before.includes(at)) ranks.set(one, [...before, at]);
      }
    }
  });
  for (const [one, at] of ranks) {
    one.dataset.ranks = at.map((rank) => rank + 1).join("·");
    one.classList.toggle("hinted", at.includes(picked));
  }
  return () => {
    for (const one of ranks.keys()) {
      delete one.dataset.ranks;
      one.classList.remove("hinted");
    }
  };
}
