/**
 * What the player is choosing, click by click, until one play sends it all.
 *
 * A click is looked at by the server. Where the table says that it goes on (`continues`: which cubes the trade takes,
 * which effect of the row), the click joins the `path` and the next question is asked; else it is `chosen` and waits
 * for "yes, do it". Cubes (`picks`) and batches are clicked in any order and sent as the rules want them named.
 */
import type { Action, Tried } from "$lib/messages";
import type { Table } from "$lib/table.svelte";
import { seatWord, t, voice } from "$lib/words.svelte";
import { added, difference, NOTHING } from "./parts/amounts";
import { CUBES, type AmountView, type CaylusView, type Cube, type OfferView } from "./view";

/** One of several cubes of a kind. */
export interface Pick {
  cube: Cube;
  number: number;
}

/** What ends a step without doing anything in it. */
const CLOSING = new Set(["skip", "stop", "home", "leave", "pass"]);

export class Choosing {
  path = $state.raw<{ action: Action; tried: Tried }[]>([]);
  chosen = $state.raw<Action | null>(null);
  picks = $state.raw<Pick[]>([]);
  batches = $state.raw<Action[]>([]);
  /** The table with the batches delivered. */
  delivered = $state.raw<Tried | null>(null);
  /** Whether the server is looking at a click. */
  asking = $state(false);
  #round = 0;
  /** Batches that were clicked while the server looked at those before them, which decide what they are paid with. */
  #next: string[] = [];

  constructor(readonly table: Table) {}

  // What is asked.

  get now(): CaylusView {
    return this.table.view as CaylusView;
  }

  /** The table at the step that is being asked. */
  get view(): CaylusView {
    return (this.path.at(-1)?.tried.view as CaylusView | null | undefined) ?? this.now;
  }

  /** The table after the batches that were clicked, too. */
  get then(): CaylusView {
    return (this.delivered?.view as CaylusView | null | undefined) ?? this.view;
  }

  /** What may be done at the step that is being asked. */
  get list(): Action[] {
    if (this.table.actions === null) return [];
    return this.path.at(-1)?.tried.actions ?? this.table.actions;
  }

  get options(): Action[] {
    return this.list.filter((action) => !CLOSING.has(action.verb));
  }

  get closing(): Action | null {
    return this.list.find((action) => CLOSING.has(action.verb)) ?? null;
  }

  /** Whether something has been clicked. */
  get begun(): boolean {
    return this.path.length + this.picks.length + this.batches.length > 0 || this.chosen !== null;
  }

  find(text: string): Action | null {
    return this.list.find((action) => action.text === text) ?? null;
  }

  /** The same, of the list that came with the table. */
  given(text: string): Action | null {
    return this.table.actions?.find((action) => action.text === text) ?? null;
  }

  /** Whether this was clicked on the way. */
  took(text: string): boolean {
    return this.path.some((one) => one.action.text === text);
  }

  // What comes of it.

  /** What the filled button would send; null while there is nothing to be sent. */
  get whole(): (Action | string)[] | null {
    if (this.asking) return null;
    const before = this.path.map((one) => one.action);
    if (this.batches.length > 0) {
      const stop = this.delivered?.actions?.find((action) => CLOSING.has(action.verb));
      return stop ? [...this.batches, stop] : this.batches;
    }
    if (this.picks.length > 0) {
      const missing = (this.view.choice.left ?? 0) - this.picks.length;
      if (missing > 0 && !this.closing) return null;
      return [...before, ...this.named, ...(missing > 0 && this.closing ? [this.closing] : [])];
    }
    return this.chosen ? [...before, this.chosen] : null;
  }

  /** The verb of the cubes that may be named in any order, if that is what is asked. */
  get gathering(): string | null {
    return this.view.choice.cubes ? (this.options[0]?.verb ?? null) : null;
  }

  /** The picked cubes as they are played: lower kinds first. */
  get named(): string[] {
    const sorted = this.picks.map((pick) => pick.cube).sort((a, b) => CUBES.indexOf(a) - CUBES.indexOf(b));
    return sorted.map((cube) => `${this.gathering} ${cube}`);
  }

  /** What is asked now, in words: cubes may be clicked in any order, whatever the order they are named in. */
  get question(): string {
    const { now, choice } = this.view;
    if (this.gathering) return t("caylus-page-gather", { verb: this.gathering, cubes: choice.left ?? 0 });
    return now ? voice.words.prompt(this.table.game, now) : "";
  }

  /** What all that was clicked takes and brings. */
  get terms(): OfferView {
    const me = seatWord(this.table.seat ?? 0);
    if (this.batches.length > 0) return difference(this.now, this.then, me);
    if (this.picks.length > 0) return added(difference(this.now, this.view, me), this.#gathered());
    const last = this.chosen ?? this.path.at(-1)?.action;
    if (!last) return NOTHING;
    const at = this.chosen ? this.view : ((this.path.at(-2)?.tried.view as CaylusView | null) ?? this.now);
    return added(difference(this.now, at, me), at.offers[last.text] ?? NOTHING);
  }

  #gathered(): OfferView {
    const { left = 0, prices } = this.view.choice;
    const cubes: Partial<Record<Cube, number>> = {};
    for (const pick of this.picks) cubes[pick.cube] = (cubes[pick.cube] ?? 0) + 1;
    if (prices) {
      const deniers = prices.slice(0, this.picks.length).reduce((sum, price) => sum + price, 0);
      return { pays: { deniers }, gets: { cubes } };
    }
    const all: AmountView = { cubes, resources: left - this.picks.length };
    return this.gathering === "give" ? { pays: all, gets: {} } : { pays: {}, gets: all };
  }

  // Clicks.

  begin(): void {
    this.#round++;
    this.asking = false;
    this.path = [];
    this.chosen = null;
    this.picks = [];
    this.batches = [];
    this.delivered = null;
    this.#next = [];
  }

  /** Click an option: again takes it back, another one of the same step takes its place. */
  async pick(action: Action): Promise<void> {
    const again = this.chosen?.id === action.id;
    this.chosen = again ? null : action;
    this.picks = [];
    const before = this.path.map((one) => one.action);
    const tried = again ? null : await this.#look([...before, action]);
    if (tried?.actions && (tried.view as CaylusView | null)?.choice.continues) {
      this.path = [...this.path, { action, tried }];
      this.chosen = null;
    }
  }

  /** Begin anew with an option of the list that came with the table. */
  async instead(action: Action): Promise<void> {
    this.begin();
    await this.pick(action);
  }

  /** Click a cube: again takes it back. Where only one is wanted, it takes the other's place. */
  gather(pick: Pick): void {
    const rest = this.picks.filter((one) => one.cube !== pick.cube || one.number !== pick.number);
    const wanted = this.view.choice.left ?? 0;
    if (rest.length < this.picks.length) this.picks = rest;
    else if (wanted === 1) this.picks = [pick];
    else if (rest.length < wanted) this.picks = [...rest, pick];
  }

  picked(pick: Pick): boolean {
    return this.picks.some((one) => one.cube === pick.cube && one.number === pick.number);
  }

  /** Add a batch to the delivery, or take the one away that stands at a place of it. */
  async deliver(batch: string): Promise<void> {
    this.#next.push(batch);
    if (!this.asking) await this.#goOn();
  }

  async withdraw(place: number): Promise<void> {
    await this.#deliver(this.batches.filter((_, i) => i !== place).map((action) => action.text));
  }

  async #deliver(texts: string[]): Promise<void> {
    this.batches = texts.flatMap((text) => this.given(text) ?? []);
    if (this.batches.length === 0) this.begin();
    else this.delivered = (await this.#look(this.batches)) ?? this.delivered;
    if (!this.asking) await this.#goOn();
  }

  async #goOn(): Promise<void> {
    const batch = this.#next.shift();
    if (batch === undefined) return;
    const names = this.then.choice.more?.[batch];
    if (names) await this.#deliver(names.map((name) => `batch ${name}`));
    else await this.#goOn();
  }

  /** What the server says to these clicks; null if something else was clicked meanwhile. */
  async #look(actions: Action[]): Promise<Tried | null> {
    const round = ++this.#round;
    this.asking = true;
    const answer = await this.table.wonder(actions);
    if (round !== this.#round) return null;
    this.asking = false;
    if (answer?.type === "tried") return answer;
    if (answer) this.table.refuse(answer);
    this.begin();
    return null;
  }

  /** Say why this cannot be done after what was clicked. */
  async explain(text: string): Promise<void> {
    await this.table.explain([...this.path.map((one) => one.action), text]);
  }

  /** Do what was chosen; `said` is what the button says. */
  async send(said: string): Promise<void> {
    const whole = this.whole;
    if (whole) await this.table.play(whole, said);
  }

  async close(said: string): Promise<void> {
    const closing = this.closing;
    if (closing) await this.table.play([...this.path.map((one) => one.action), closing], said);
  }
}
