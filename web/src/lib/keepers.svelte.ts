/** How I stand with the house: whether I keep it, and what its keepers have to say to me. */
import { api } from "./api";
import type { Act, KeeperWord, Report } from "./messages";
import { voice } from "./words.svelte";

export type Reason = Report["reason"];

/** What something can be about, as the words for it. */
export const REASONS: Record<Reason, string> = {
  words: "web-reason-words",
  spam: "web-reason-spam",
  name: "web-reason-name",
  stalling: "web-reason-stalling",
  unfair: "web-reason-unfair",
  other: "web-reason-other",
};

export const ACTS: Record<Act["kind"], string> = {
  warn: "web-act-warn",
  mute: "web-act-mute",
  close: "web-act-close",
  dismiss: "web-act-dismiss",
  keeper: "web-act-keeper",
};

class Keepers {
  /** Whether I am one of them. */
  mine = $state(false);
  words = $state.raw<KeeperWord[]>([]);

  forget(): void {
    this.mine = false;
    this.words = [];
  }

  async look(): Promise<void> {
    const found = await api.standing().catch(() => null);
    if (!found) return;
    this.mine = found.keeper;
    if (found.words.length > 0) await voice.learn("people");
    this.words = found.words;
  }

  /** It is shown once. */
  async read(word: KeeperWord): Promise<void> {
    this.words = this.words.filter((one) => one !== word);
    await api.haveRead(word.id).catch(() => undefined);
  }
}

export const keepers = new Keepers();
