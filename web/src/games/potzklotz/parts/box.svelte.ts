/** What is in the box: every card and building with its picture, asked for once. */
import { api } from "$lib/api";

export interface Picture {
  width: number;
  height: number;
  faces: { face: "top" | "left" | "right"; cube: number[]; points: [number, number][] }[];
}

export interface Card {
  building: string;
  plan: string;
  turns: number;
  picture: Picture;
}

export interface Building {
  plan: string;
  number: number | null;
  cards: string[];
  storeys: number;
  mirror: string;
  neighbours: string[];
  views: { plan: string; picture: Picture }[];
}

export interface Reference {
  cards: Record<string, Card>;
  buildings: Building[];
}

class Box {
  all = $state.raw<Reference | null>(null);
  #asked = false;

  /** Open it, if nobody has yet; again in a while if the server is away. */
  open(): void {
    if (this.#asked) return;
    this.#asked = true;
    api
      .reference("potzklotz")
      .then((found) => (this.all = found as unknown as Reference))
      .catch(() => setTimeout(() => ((this.#asked = false), this.open()), 2000));
  }

  card(name: string): Card | null {
    return this.all?.cards[name] ?? null;
  }
}

export const box = new Box();
