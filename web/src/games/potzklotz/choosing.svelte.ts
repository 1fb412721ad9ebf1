/**
 * What is being chosen, before it is sent: where the cube in the air goes, and a card.
 *
 * Touched is played: a cube that is tapped is lifted for all to see and must come down elsewhere. Where it goes counts
 * when the filled button is pressed, and a card that was chosen before is laid with it.
 */
import type { Action } from "$lib/messages";
import type { Table } from "$lib/table.svelte";
import { EMPTY } from "./table";
import { heightsOf, type Heights } from "./cells";
import type { HintView, PotzklotzView } from "./view";

interface Way {
  card: string;
  lift: string | null;
  set: string | null;
}

export class Choosing {
  goal = $state.raw<Action | null>(null);
  card = $state<string | null>(null);
  /** What a hint has told, and how much of it is shown: nothing, the card, the cube, the place. */
  #way = $state.raw<Way | null>(null);
  told = $state(0);

  constructor(readonly table: Table) {}

  get view(): PotzklotzView {
    return (this.table.view ?? EMPTY) as PotzklotzView;
  }

  #given(verb: string): Action[] {
    return this.table.actions?.filter((action) => action.verb === verb) ?? [];
  }

  /** Cubes that may be lifted. */
  get lifts(): Action[] {
    return this.#given("lift");
  }

  /** Where the cube in the air may stand. */
  get sets(): Action[] {
    return this.#given("set");
  }

  get lays(): Action[] {
    return this.#given("lay");
  }

  get pass(): Action | null {
    return this.#given("pass")[0] ?? this.#given("stop")[0] ?? null;
  }

  get turn(): Action | null {
    return this.#given("turn")[0] ?? null;
  }

  /** The cell that a cube in the air has been lifted from. */
  get from(): string | null {
    return this.view.now === "set" ? this.view.lifted : null;
  }

  get heights(): Heights {
    return heightsOf(this.view.building?.rows);
  }

  /** The table has changed: what was chosen is gone, and so is a hint that was not followed. */
  begin(): void {
    this.goal = null;
    const { now, lifted, set } = this.view;
    const followed =
      (now === "set" && lifted === this.#way?.lift) ||
      (now === "lay" && lifted === this.#way?.lift && set === this.#way.set);
    if (!followed) {
      this.#way = null;
      this.told = 0;
    }
    const mine = this.view.seat ? this.view.seats[this.view.seat]?.hand : null;
    if (this.card && !mine?.includes(this.card)) this.card = null;
  }

  /** A cell is tapped: something is done with it, or it is said why not. */
  tap(cell: string): void {
    const set = this.sets.find((action) => action.args.cell === cell);
    const lift = this.lifts.find((action) => action.args.cell === cell);
    if (set) this.goal = this.goal?.id === set.id ? null : set;
    else if (lift) void this.table.play([lift]);
    else void this.table.explain([this.view.now === "set" ? `set ${cell}` : `lift ${cell}`]);
  }

  /** A card is tapped: it is the one meant, now or for after the cube. */
  tapCard(card: string): void {
    this.card = this.card === card ? null : card;
  }

  /** The chosen card, if it can be laid now. */
  get lay(): Action | null {
    return this.lays.find((action) => action.args.card === this.card) ?? null;
  }

  /** What the filled button would send. */
  get ready(): (Action | string)[] | null {
    if (this.lay) return [this.lay];
    if (!this.goal) return null;
    return this.card ? [this.goal, `lay ${this.card}`] : [this.goal];
  }

  async send(): Promise<void> {
    const moves = this.ready;
    if (moves && (await this.table.play(moves))) this.card = null;
  }

  // What a hint lights, one thing more each time it is asked for.

  /** A hint has come: of what would be right, the chosen card if it is there, with the cube in the air if there is one. */
  hear(help: HintView): void {
    const right = Object.entries(help.right);
    const found = right.find(([card]) => card === this.card) ?? right[0];
    const moves = found?.[1].filter((one) => this.from === null || one.lift === this.from);
    const move = moves?.[0];
    this.#way = found ? { card: found[0], lift: move?.lift ?? null, set: move?.set ?? null } : null;
    // Which cube it is needs no telling once it is in the air.
    const next = this.told + (this.from !== null && this.told === 1 ? 2 : 1);
    this.told = Math.min(3, next);
  }

  get hinted(): { card: string | null; lift: string | null; set: string | null; nothing: boolean } {
    const way = this.#way;
    return {
      card: this.told >= 1 ? (way?.card ?? null) : null,
      lift: this.told >= 2 ? (way?.lift ?? null) : null,
      set: this.told >= 3 ? (way?.set ?? null) : null,
      nothing: this.told > 0 && way === null,
    };
  }
}
