/**
 * What I have learned: the lessons I have taken ("palazzo floors"), and what the guide need not explain again
 * ("palazzo guide turn"). Kept in this browser, and with the guest where there is one, so that it is on all devices.
 */
import { api } from "../api";
import type { GameInfo } from "../messages";
import { session } from "../session.svelte";

const KEY = "learned";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((word): word is string => typeof word === "string") : [];
  } catch {
    return [];
  }
}

class Learned {
  #here = $state.raw(new Set(read()));

  /** What was handed in by this page; the house need not take it all. */
  #sent = new Set<string>();

  constructor() {
    // What was learned without a line is handed in when there is one again, also on another day.
    addEventListener("online", () => this.#handIn());
    $effect.root(() => {
      $effect(() => this.#handIn());
    });
  }

  #handIn(): void {
    const known = session.me?.learned;
    if (known && [...this.#here].some((word) => !known.includes(word) && !this.#sent.has(word))) void this.#send();
  }

  knows(word: string): boolean {
    return this.#here.has(word) || (session.me?.learned.includes(word) ?? false);
  }

  /** Whether all lessons of a game were taken. */
  all(game: GameInfo): boolean {
    return game.course !== null && game.course.lessons.every((lesson) => this.knows(`${game.name} ${lesson.name}`));
  }

  add(word: string): void {
    if (this.knows(word)) return;
    this.#here = new Set([...this.#here, word]);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#here]));
    } catch {
      // A browser that keeps nothing still learns.
    }
    void this.#send();
  }

  async #send(): Promise<void> {
    const words = [...this.#here];
    try {
      const me = await session.somebody();
      const { learned } = await api.learned(words);
      for (const word of words) this.#sent.add(word);
      session.me = { ...me, learned };
    } catch {
      // It is kept here; the next word takes it along.
    }
  }
}

export const learned = new Learned();
