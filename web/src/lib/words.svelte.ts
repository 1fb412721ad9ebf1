/**
 * Words: what happened, what is asked and why not, in the reader's language. The browser's twin of
 * `bouwmeester/text/words.py`: the same `.ftl` files, the same keys; what things are, the lexicon tells.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { api } from "./api";
import type { Action, GameInfo, Happened, Refused } from "./messages";
import { detected, settings, type Language } from "./settings.svelte";

const files = import.meta.glob<string>(
  ["../../../src/bouwmeester/text/*/*.ftl", "!../../../src/bouwmeester/text/*/{cli,notices}.ftl"],
  { query: "?raw", import: "default" },
);

export type Facts = Record<string, FluentVariable>;
/** What the seats are called, by seat. */
export type Names = readonly string[];
/** What a board calls a thing that stands on it now, such as a place by its building; null if as everywhere. */
export type Calls = (domain: string, word: string) => string | null;

export const SEATS = ["anne", "bram", "cora", "dirk", "els", "floor"] as const;

export function seatWord(seat: number): string {
  return SEATS[seat] ?? "anne";
}

/** The seat that a word stands for, or -1. */
export function seatOf(word: string | number | null | undefined): number {
  return SEATS.indexOf(word as (typeof SEATS)[number]);
}

/** One language with the files that have been read so far. */
export class Words {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    // Browsers write a hyphen before a number below zero.
    return pattern ? this.bundle.formatPattern(pattern, facts).replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, "−") : key;
  }

  seat(seat: number, names: Names = []): string {
    return names[seat] ?? this.say("core-seat", { word: seatWord(seat) });
  }

  thing(game: GameInfo, domain: string, word: string, names: Names = [], calls?: Calls): string {
    if (domain === "seat") return this.seat(seatOf(word), names);
    const called = calls?.(domain, word);
    if (called) return called;
    const key = `${game.name}-${domain}`;
    if (!this.knows(key)) return word;
    const parts = game.lexicon.domains[domain] ?? ["word"];
    const said = word.split(" ");
    const facts: Facts = {};
    parts.forEach((name, i) => {
      const part = said[i];
      if (part !== undefined) facts[name] = /^\d+$/.test(part) ? Number(part) : part;
    });
    return this.say(key, facts);
  }

  /** An action as an instruction, for a button. */
  label(game: GameInfo, action: Action, names: Names = [], calls?: Calls): string {
    const key = `${game.name}-verb-${action.verb}`;
    if (!this.knows(key)) return action.text;
    const domains = game.lexicon.verbs[action.verb] ?? {};
    const facts: Facts = {};
    for (const [name, word] of Object.entries(action.args)) {
      facts[name] = this.thing(game, domains[name] ?? name, word, names, calls);
    }
    return capital(this.say(key, facts));
  }

  /** What a game is called. */
  game(name: string): string {
    const key = `${name}-name`;
    return this.knows(key) ? this.say(key) : capital(name);
  }

  /** What a step asks of whoever decides. */
  prompt(game: GameInfo, step: string): string {
    const key = `${game.name}-step-${step}`;
    return this.knows(key) ? this.say(key) : step;
  }

  /** What somebody else is doing at a step, for those who wait or watch. */
  doing(game: GameInfo, step: string | null, name: string): string {
    const key = `${game.name}-doing-${step ?? ""}`;
    return this.knows(key) ? this.say(key, { name }) : this.say("web-to-move", { name });
  }

  /** What a bot is called, with what it likes best if that is known; its name on the wire where we know no better. */
  bot(name: string): string {
    const [level, temperament] = name.split(":");
    const key = `core-bot-${level}`;
    const called = this.knows(key) ? this.say(key) : name;
    // After the colon stands which one, in letters that say nothing to people.
    if (level === "outside") return this.say("core-bot-outside");
    return temperament ? `${called} · ${this.say(`core-temperament-${temperament}`)}` : called;
  }

  /** What happened, as told to the one at that seat, or to a spectator (null). */
  event(game: GameInfo, event: Happened, viewer: number | null, names: Names = []): string {
    const key = event.key.replaceAll(".", "-");
    if (!this.knows(key)) return `${event.key} ${JSON.stringify(event.facts)}`;
    const facts = this.facts(game, event.key, event.facts, names);
    facts.you = viewer !== null && event.facts.seat === seatWord(viewer) ? "yes" : "no";
    return capital(this.say(key, facts));
  }

  /** Why something cannot be done now. */
  refusal(game: GameInfo | null, why: Pick<Refused, "key" | "facts">, names: Names = [], calls?: Calls): string {
    const key = why.key.replaceAll(".", "-");
    if (!this.knows(key)) return why.key;
    if (!game) return capital(this.say(key, why.facts));
    const facts = this.facts(game, why.key, why.facts, names, calls);
    if ("step" in why.facts) facts.step = this.prompt(game, String(why.facts.step));
    return capital(this.say(key, facts));
  }

  private facts(
    game: GameInfo,
    key: string,
    facts: Record<string, string | number>,
    names: Names,
    calls?: Calls,
  ): Facts {
    const domains = game.lexicon.facts[key] ?? {};
    const said: Facts = {};
    for (const [name, value] of Object.entries(facts)) {
      const domain = domains[name] ?? (name === "seat" && typeof value === "string" ? "seat" : undefined);
      said[name] = domain === undefined ? value : this.thing(game, domain, String(value), names, calls);
    }
    return said;
  }
}

/** Words one after the other, the last with "and" before it. */
export function joined(words: readonly string[]): string {
  return new Intl.ListFormat(voice.words.language, { type: "conjunction" }).format(words);
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

async function read(language: Language, file: string): Promise<FluentResource> {
  const load = files[`../../../src/bouwmeester/text/${language}/${file}.ftl`];
  // A game that somebody else brings has its words with it; without them it is spoken of in its notation.
  return new FluentResource(load ? await load() : await api.words(file, language).catch(() => ""));
}

class Voice {
  words = $state.raw(new Words("en", new FluentBundle("en")));
  /** Whether there is anything to say yet. */
  ready = $state(false);
  #files = new Set(["core", "web"]);
  /** Whose words have been read, if there are any. */
  #read = $state.raw(new Set<string>());
  #asked = 0;

  /** The last that was asked for: whoever asked before waits for it too, as it has their words as well. */
  #speaking = Promise.resolve();

  speak(language: Language): Promise<void> {
    return (this.#speaking = this.#speak(language, ++this.#asked));
  }

  async #speak(language: Language, asked: number): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const wanted = [...this.#files];
    const read_ = await Promise.all(wanted.map((file) => read(language, file)));
    if (asked !== this.#asked) return this.#speaking;
    for (const resource of read_) bundle.addResource(resource);
    this.words = new Words(language, bundle);
    this.#read = new Set(wanted);
    this.ready = true;
    document.documentElement.lang = language;
  }

  /** Whether a game can be spoken of: nothing is shown by its key for a moment. */
  speaksOf(game: string): boolean {
    return this.#read.has(game);
  }

  /** Read the words of a game too, now and in every language chosen later. */
  async learn(...games: string[]): Promise<void> {
    const unknown = games.filter((game) => !this.#files.has(game));
    if (unknown.length === 0) return;
    for (const game of unknown) this.#files.add(game);
    // A page that waits for its words is not to begin anew when another language is chosen: App has them read then.
    await this.speak(untrack(() => settings.language ?? detected()));
  }
}

export const voice = new Voice();

/** Say a message of the page itself. */
export function t(key: string, facts: Facts = {}): string {
  return voice.words.say(key, facts);
}
