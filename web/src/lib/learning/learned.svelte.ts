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
    try {
      const me = await session.somebody();
      const { learned } = await api.learned([...this.#here]);
      session.me = { ...me, learned };
    } catch {
      // It is kept here; the next word takes it along.
    }
  }
}

export const learned = new Learned();
