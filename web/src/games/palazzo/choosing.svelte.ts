/**
 * What the player is choosing, click by click, until one play sends it all.
 *
 * Nothing in here knows what is allowed. `draft` is the beginning of a play that the server has looked at (`asked`),
 * so `list` is what may come next; of places to build, each is looked at too (`tries`), so that its points can be
 * shown. Cards are picked in any order out of the fullest layings that the view tells (`purse`).
 */
import { SvelteMap } from "svelte/reactivity";
import type { Action, Tried } from "$lib/messages";
import type { Table } from "$lib/table.svelte";
import { seatWord } from "$lib/words.svelte";
import { cardsOf } from "./pieces";
import type { PalazzoView, PurseView, SeatView } from "./view";

export interface Pick {
  /** A card, or a triple. */
  item: string;
  /** Which cards of the hand, by their place in it. */
  cards: number[];
}

const PLACES = new Set(["on", "new", "discard", "into"]);

export class Choosing {
  draft = $state.raw<Action[]>([]);
  asked = $state.raw<Tried | null>(null);
  picks = $state.raw<Pick[]>([]);
  place = $state.raw<Action | null>(null);
  card = $state.raw<{ action: Action; at: number } | null>(null);
  /** The cards being taken, by their place among those shown. */
  takes = $state.raw<number[]>([]);
  /** For each card that can be taken first, the texts of those that can follow; null while it is not known. */
  pairs = $state.raw<Map<string, Set<string>> | null>(null);
  tries = new SvelteMap<string, Tried>();
  /** What may be rebuilt; kept while one of them is being chosen. */
  rebuilds = $state.raw<Action[]>([]);
  #round = 0;
  /** Tiles that were clicked while the server looked at those before them, and whether it does. */
  #clicked: Action[] = [];
  #buying = false;

  constructor(readonly table: Table) {}

  // What there is.

  /** The table as it stands, without what is being chosen. */
  get now(): PalazzoView {
    return this.table.view as PalazzoView;
  }

  /** The table as it would be after the draft. */
  get view(): PalazzoView {
    return (this.asked?.view as PalazzoView | undefined) ?? this.now;
  }

  get me(): SeatView | null {
    return this.table.seat === null ? null : (this.now.seats[seatWord(this.table.seat)] ?? null);
  }

  get hand(): string[] {
    return this.me?.hand ?? [];
  }

  /** What may come next, after the draft. */
  get list(): Action[] {
    if (this.table.actions === null) return [];
    return this.draft.length > 0 ? (this.asked?.actions ?? []) : this.table.actions;
  }

  find(text: string): Action | null {
    return this.list.find((action) => action.text === text) ?? null;
  }

  verb(verb: string): Action[] {
    return this.list.filter((action) => action.verb === verb);
  }

  /** The same, of the list that the server gave with the position. */
  given(text: string): Action | null {
    return this.table.actions?.find((action) => action.text === text) ?? null;
  }

  get purse(): PurseView | null {
    return this.table.actions === null ? null : this.view.purse;
  }

  get places(): Action[] {
    return this.list.filter((action) => PLACES.has(action.verb));
  }

  /** The tile that looks for its place: bought, won, or being attached. */
  get tile(): string | null {
    const moved = this.draft.find((action) => action.verb === "attach");
    return moved?.args.tile ?? (this.places.length > 0 ? this.view.building : null);
  }

  get rebuilding(): boolean {
    return this.rebuilds.length > 0 || this.spends.length > 0;
  }

  /** The cards that may pay for a rebuild, once it is clear what is rebuilt. */
  get spends(): Action[] {
    const list = this.place ? (this.tries.get(this.place.text)?.actions ?? []) : this.list;
    return list.filter((action) => action.verb === "spend");
  }

  /** My points after what is being chosen, if that is known. */
  get then(): number | null {
    const tried = this.place ? this.tries.get(this.place.text) : this.asked;
    return tried ? this.pointsIn(tried) : null;
  }

  pointsIn(tried: Tried): number | null {
    const view = tried.view as PalazzoView | null;
    return view && this.table.seat !== null ? (view.seats[seatWord(this.table.seat)]?.points ?? null) : null;
  }

  /** How many points a place brings. */
  gain(place: Action): number | null {
    const tried = this.tries.get(place.text);
    const points = tried ? this.pointsIn(tried) : null;
    return points === null || !this.me ? null : points - this.me.points;
  }

  // Choosing.

  /** Begin anew: the table has changed, or "reset" was pressed. */
  begin(): void {
    this.#round++;
    this.draft = [];
    this.asked = null;
    this.picks = [];
    this.place = null;
    this.card = null;
    this.takes = [];
    this.pairs = null;
    this.seconds = new Set();
    this.#clicked = [];
    this.tries.clear();
    this.rebuilds = rebuildsIn(this.table.actions);
    const actions = this.table.actions;
    if (!actions) return;
    if (actions.some((action) => action.verb === "take")) void this.#lookAtPairs(actions);
    const first = actions.find((action) => action.verb === "build");
    if (first) void this.go([first]);
    else void this.#lookAtPlaces();
  }

  /** Take these actions as the beginning of my play, and see what may follow. */
  async go(draft: Action[]): Promise<boolean> {
    const round = ++this.#round;
    this.table.connection?.forget();
    if (draft.length === 0) {
      this.begin();
      return true;
    }
    const answer = await this.table.wonder(draft);
    if (round !== this.#round || !answer) return false;
    if (answer.type === "refused") {
      this.table.refuse(answer);
      return false;
    }
    this.draft = draft;
    this.asked = answer;
    const rebuilds = rebuildsIn(answer.actions);
    if (rebuilds.length > 0) this.rebuilds = rebuilds;
    this.place = null;
    this.card = null;
    this.tries.clear();
    this.#keepPicks();
    await this.#lookAtPlaces();
    return true;
  }

  async #lookAtPlaces(): Promise<void> {
    const round = this.#round;
    const draft = this.draft;
    await Promise.all(
      this.places.map(async (place) => {
        const answer = await this.table.wonder([...draft, place]);
        if (round === this.#round && answer?.type === "tried") this.tries.set(place.text, answer);
      }),
    );
  }

  async #lookAtPairs(actions: Action[]): Promise<void> {
    const round = this.#round;
    const pairs = new Map<string, Set<string>>();
    await Promise.all(
      actions.map(async (action) => {
        const answer = await this.table.wonder([action]);
        if (answer?.type !== "tried") return;
        const next = (answer.actions ?? []).filter((one) => one.verb === "take").map((one) => one.text);
        pairs.set(action.text, new Set(next));
      }),
    );
    if (round === this.#round) this.pairs = pairs;
  }

  // Taking money.

  /** Whether two cards are taken together. */
  get two(): boolean {
    return this.pairs !== null && [...this.pairs.values()].some((next) => next.size > 0);
  }

  canTake(at: number): boolean {
    const text = `take ${this.now.shown[at]}`;
    const actions = this.table.actions;
    if (!actions || !this.pairs) return false;
    if (!this.two) return actions.some((action) => action.text === text);
    const [other] = this.takes.filter((one) => one !== at);
    if (other === undefined || this.takes.includes(at)) {
      return this.pairs.get(text)?.size !== undefined || [...this.pairs.values()].some((next) => next.has(text));
    }
    const before = `take ${this.now.shown[other]}`;
    return (this.pairs.get(before)?.has(text) ?? false) || (this.pairs.get(text)?.has(before) ?? false);
  }

  toggleTake(at: number): void {
    if (this.takes.includes(at)) this.takes = this.takes.filter((one) => one !== at);
    else if (this.two) this.takes = [...this.takes.slice(-1), at];
    else this.takes = [at];
  }

  /** What is taken, in the order in which it is written down; null while it is not complete. */
  get taking(): string[] | null {
    const texts = this.takes.map((at) => `take ${this.now.shown[at]}`);
    if (texts.length !== (this.two ? 2 : 1)) return null;
    const [a = "", b = ""] = texts;
    if (!this.two) return [a];
    return this.pairs?.get(a)?.has(b) ? [a, b] : [b, a];
  }

  // Laying cards.

  get total(): number {
    const worth = this.purse?.worth ?? {};
    return this.picks.reduce((sum, pick) => sum + (worth[pick.item] ?? 0), 0);
  }

  #chosen(): string[] {
    return this.picks.map((pick) => pick.item);
  }

  /** A way to lay all of these, and perhaps more; null if there is none. */
  #way(items: string[]): string[] | null {
    return this.purse?.ways.find((way) => holds(way, items)) ?? null;
  }

  #used(): Set<number> {
    return new Set(this.picks.flatMap((pick) => pick.cards));
  }

  pickOf(at: number): Pick | null {
    return this.picks.find((pick) => pick.cards.includes(at)) ?? null;
  }

  canPick(at: number): boolean {
    const card = this.hand[at];
    return card !== undefined && this.#way([...this.#chosen(), card]) !== null;
  }

  /** The triples that can still be laid, each with its cards. */
  get triples(): Pick[] {
    const found: Pick[] = [];
    const used = this.#used();
    for (const item of new Set(this.purse?.ways.flat().filter((one) => one.startsWith("triple")) ?? [])) {
      if (!this.#way([...this.#chosen(), item])) continue;
      const cards: number[] = [];
      for (const card of cardsOf(item)) {
        const at = this.hand.findIndex((one, i) => one === card && !used.has(i) && !cards.includes(i));
        if (at >= 0) cards.push(at);
      }
      if (cards.length === 3) found.push({ item, cards });
    }
    return found;
  }

  togglePick(at: number): void {
    const pick = this.pickOf(at);
    if (pick) {
      this.picks = this.picks.filter((one) => one !== pick);
      return;
    }
    const item = this.hand[at];
    if (item !== undefined && this.canPick(at)) this.picks = [...this.picks, { item, cards: [at] }];
  }

  pickTriple(triple: Pick): void {
    this.picks = [...this.picks, triple];
  }

  pickCheapest(): void {
    const picks: Pick[] = [];
    const used = new Set<number>();
    for (const item of this.purse?.cheapest ?? []) {
      const cards = cardsOf(item).map((card) => {
        const at = this.hand.findIndex((one, i) => one === card && !used.has(i));
        used.add(at);
        return at;
      });
      picks.push({ item, cards });
    }
    this.picks = picks;
  }

  /** After another tile was chosen, what was picked stays picked as far as it can be laid for that. */
  #keepPicks(): void {
    if (this.picks.length > 0 && !this.#way(this.#chosen())) this.picks = [];
  }

  get enough(): boolean {
    return this.purse !== null && this.total >= this.purse.needed;
  }

  /** What was picked, as actions in the order in which they are written down. */
  get laid(): string[] {
    const left = this.#chosen();
    const way = this.#way(left) ?? [];
    const order = way.filter((item) => {
      const at = left.indexOf(item);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    return order.map((item) => (item.startsWith("triple") ? item : `add ${item}`));
  }

  /** Whether a second tile may be bought with the one chosen, and which. */
  seconds = $state.raw<ReadonlySet<string>>(new Set());

  async toggleBuy(action: Action): Promise<void> {
    this.#clicked.push(action);
    if (this.#buying) return;
    this.#buying = true;
    for (let next = this.#clicked.shift(); next; next = this.#clicked.shift()) await this.#toggleBuy(next);
    this.#buying = false;
  }

  async #toggleBuy(action: Action): Promise<void> {
    const chosen = this.draft.filter((one) => one.verb === "buy");
    const at = chosen.findLastIndex((one) => one.id === action.id);
    const already = at >= 0 && !(this.seconds.has(action.text) && chosen.length < 2);
    const next = already ? chosen.filter((_, i) => i !== at) : [...chosen, action];
    if (next.length > 2) next.shift();
    next.sort((a, b) => a.id - b.id);
    this.seconds = new Set();
    const clicked = this.#clicked;
    const gone = await this.go(next);
    if (next.length === 0) this.#clicked = clicked; // what was clicked after the last was put back still counts
    if (gone && next.length === 1) await this.#lookAtSeconds(next);
  }

  async #lookAtSeconds(first: Action[]): Promise<void> {
    const round = this.#round;
    const found = new Set<string>();
    const tiles = (this.table.actions ?? []).filter((action) => action.verb === "buy");
    await Promise.all(
      tiles.map(async (tile) => {
        const answer = await this.table.wonder([...first, tile].sort((a, b) => a.id - b.id));
        if (answer?.type === "tried") found.add(tile.text);
      }),
    );
    if (round === this.#round) this.seconds = found;
  }

  // Rebuilding.

  async pickUp(tile: string, palace: string, alone: boolean): Promise<void> {
    const base = this.draft.filter((action) => action.verb === "rebuild");
    const find = (text: string) => this.rebuilds.find((action) => action.text === text);
    const action = alone ? (find(`attach ${tile}`) ?? find(`remove ${tile}`)) : find(`detach ${tile}`);
    if (!action || !(await this.go([...base, action]))) return;
    const from = this.find(`from ${palace}`);
    if (from) await this.go([...base, action, from]);
  }

  async chooseRebuild(action: Action): Promise<void> {
    await this.go([...this.draft.filter((one) => one.verb === "rebuild"), action]);
  }

  /** A tile was carried to a place. Building is done with that; rebuilding still costs a card. */
  async putDown(text: string): Promise<void> {
    const place = this.places.find((one) => one.text === text);
    if (!place) return;
    this.place = place;
    if (!this.rebuilding) await this.send();
  }

  // Sending.

  async send(...closing: (Action | string)[]): Promise<boolean> {
    const done = await this.table.play([
      ...this.draft,
      ...(this.place ? [this.place] : []),
      ...(this.card ? [this.card.action] : []),
      ...closing,
    ]);
    if (!done) this.begin();
    return done;
  }
}

function rebuildsIn(actions: Action[] | null): Action[] {
  return (actions ?? []).filter((action) => ["detach", "attach", "remove"].includes(action.verb));
}

/** Whether all of these are in it, each as often as it is there. */
function holds(way: string[], items: string[]): boolean {
  const left = [...way];
  return items.every((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
