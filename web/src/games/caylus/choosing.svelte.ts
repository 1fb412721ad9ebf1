/**
 * What the player is choosing, click by click, until one play sends it all.
 *
 * `draft` is the beginning of a play; the server has looked at each of its prefixes (`asked`). Some clicks lead on to
 * another one of the same decision (which cubes the trade takes, which effect of the row): then `list` is what may
 * come next. Otherwise the last click is `chosen` and waits for "yes, do it".
 */
import type { Action, Tried } from "$lib/messages";
import type { Table } from "$lib/table.svelte";
import type { CaylusView } from "./view";

/** After which verb which steps still belong to the same decision. */
const LEADS_ON: Record<string, readonly string[]> = {
  build: ["pay-any", "plot"],
  give: ["giving", "picking", "plot"],
  trade: ["giving"],
  buy: ["peddling"],
  favour: ["effect"],
  take: ["picking"],
  batch: ["delivery"],
};
/** What ends a step without doing anything in it. */
const CLOSING = new Set(["skip", "stop", "home", "leave", "pass"]);

export class Choosing {
  draft = $state.raw<Action[]>([]);
  asked = $state.raw<Tried[]>([]);
  #round = 0;

  constructor(readonly table: Table) {}

  get now(): CaylusView {
    return this.table.view as CaylusView;
  }

  /** The table after all that was clicked and looked at. */
  get then(): CaylusView {
    return (this.asked.at(-1)?.view as CaylusView | null | undefined) ?? this.now;
  }

  /** Whether the server has looked at every click. */
  get known(): boolean {
    return this.asked.length === this.draft.length;
  }

  /** How many clicks are behind what is being asked. */
  get level(): number {
    return this.leadsOn(this.asked.length) && this.known ? this.draft.length : Math.max(0, this.draft.length - 1);
  }

  private leadsOn(count: number): boolean {
    const tried = this.asked[count - 1];
    const last = this.draft[count - 1];
    if (!tried?.actions || !last) return false;
    return (LEADS_ON[last.verb] ?? []).includes((tried.view as CaylusView | null)?.now ?? "");
  }

  /** The table at the step that is being asked. */
  get view(): CaylusView {
    return this.level === 0 ? this.now : ((this.asked[this.level - 1]?.view as CaylusView | null) ?? this.now);
  }

  /** What may be done at the step that is being asked. */
  get list(): Action[] {
    if (this.table.actions === null) return [];
    return this.level === 0 ? this.table.actions : (this.asked[this.level - 1]?.actions ?? []);
  }

  get options(): Action[] {
    return this.list.filter((action) => !CLOSING.has(action.verb));
  }

  get closing(): Action | null {
    return this.list.find((action) => CLOSING.has(action.verb)) ?? null;
  }

  /** What was clicked last, if it ends the decision. */
  get chosen(): Action | null {
    return this.draft.length > this.level ? (this.draft.at(-1) ?? null) : null;
  }

  find(text: string): Action | null {
    return this.list.find((action) => action.text === text) ?? null;
  }

  /** What the filled button would send; null while there is nothing to be sent. */
  get whole(): Action[] | null {
    if (this.draft.length === 0 || !this.known) return null;
    if (this.chosen) return this.draft;
    const last = this.draft.at(-1);
    const closing = this.closing;
    return closing && (last?.verb === "batch" || last?.verb === "buy") ? [...this.draft, closing] : null;
  }

  begin(): void {
    this.#round++;
    this.draft = [];
    this.asked = [];
  }

  /** Click an option: again takes it back, another one of the same step takes its place. */
  async pick(action: Action): Promise<void> {
    const level = this.level;
    const again = this.chosen?.id === action.id;
    const before = this.draft.slice(0, level);
    this.asked = this.asked.slice(0, level);
    this.draft = again ? before : [...before, action];
    const round = ++this.#round;
    if (again) return;
    const answer = await this.table.wonder(this.draft);
    if (round !== this.#round) return;
    if (answer?.type === "tried") this.asked = [...this.asked, answer];
    else {
      if (answer) this.table.refuse(answer);
      this.begin();
    }
  }

  /** Take back the last batch, cube or step. */
  async back(): Promise<void> {
    this.#round++;
    this.draft = this.draft.slice(0, -1);
    this.asked = this.asked.slice(0, this.draft.length);
  }

  async send(): Promise<void> {
    const whole = this.whole;
    if (whole) await this.table.play(whole);
  }

  async close(): Promise<void> {
    const closing = this.closing;
    if (closing) await this.table.play([...this.draft.slice(0, this.level), closing]);
  }
}
