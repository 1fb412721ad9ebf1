/** What is in the box: every card and building with its picture. */
import { Printed } from "$lib/printed.svelte";
import type { PotzklotzReference, PrintedCard } from "../view";

class Box extends Printed<PotzklotzReference> {
  /** Open it, if nobody has yet; again in a while if the server is away. */
  open(): void {
    this.fetched().catch(() => setTimeout(() => this.open(), 2000));
  }

  card(name: string): PrintedCard | null {
    return this.all?.cards[name] ?? null;
  }
}

export const box = new Box("potzklotz");
