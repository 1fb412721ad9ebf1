/** What is in the box: every card and building with its picture, asked for once. */
import { api } from "$lib/api";
import type { PotzklotzReference, PrintedCard } from "./view";

class Box {
  all = $state.raw<PotzklotzReference | null>(null);
  #asked = false;

  /** Open it, if nobody has yet; again in a while if the server is away. */
  open(): void {
    if (this.#asked) return;
    this.#asked = true;
    api
      .reference("potzklotz")
      .then((found) => (this.all = found as unknown as PotzklotzReference))
      .catch(() => setTimeout(() => ((this.#asked = false), this.open()), 2000));
  }

  card(name: string): PrintedCard | null {
    return this.all?.cards[name] ?? null;
  }
}

export const box = new Box();
