/**
 * The guide of a first game: what comes up is explained when it first does. On until a match of the game is over or
 * somebody switches it off; what is marked as not to be shown again stays away for good.
 */
import { SvelteSet } from "svelte/reactivity";
import { api } from "../api";
import type { GuideInfo } from "../messages";
import { session } from "../session.svelte";
import type { Table } from "../table.svelte";
import { learned } from "./learned.svelte";

/** So many of the matches one has finished are looked at for one of this game. */
const LOOKED_AT = 20;

export class Guiding {
  /** What was explained at this table. */
  #told = new SvelteSet<string>();
  /** Switched on by hand, whatever was played before. */
  #wanted = $state(false);
  /** Whether it is known that this is a first game. */
  #first = $state(false);

  constructor(private readonly table: Table) {
    void this.#look();
  }

  async #look(): Promise<void> {
    await session.known;
    if (!this.table.game.course || learned.knows(this.#word())) return;
    const past = session.me ? await api.finished(0, LOOKED_AT).catch(() => null) : null;
    if (past?.matches.some((one) => one.table.game === this.table.game.name)) learned.add(this.#word());
    this.#first = true;
  }

  #word(say = ""): string {
    return `${this.table.game.name} guide ${say}`.trim();
  }

  get there(): boolean {
    return this.table.seat !== null && this.table.info?.status === "playing" && this.table.game.course !== null;
  }

  get on(): boolean {
    return this.there && (this.#wanted || (this.#first && !learned.knows(this.#word())));
  }

  toggle(): void {
    const on = this.on;
    this.#wanted = !on;
    if (on) learned.add(this.#word());
    else this.#told.clear();
  }

  /** What is to be explained now, if anything. */
  get moment(): GuideInfo | null {
    const { actions, view, game } = this.table;
    if (!this.on || !actions) return null;
    const step = (view as { now?: string | null } | null)?.now;
    return (
      game.course?.guide.find(
        (one) =>
          one.step === step &&
          (!one.verb || actions.some((action) => action.verb === one.verb)) &&
          !this.#told.has(one.say) &&
          (this.#wanted || !learned.knows(this.#word(one.say))),
      ) ?? null
    );
  }

  gotIt(moment: GuideInfo, never: boolean): void {
    this.#told.add(moment.say);
    if (never) learned.add(this.#word(moment.say));
  }

  /** A first match is over: the next one is played alone. */
  finish(): void {
    if (this.on && !this.#wanted) learned.add(this.#word());
  }
}
