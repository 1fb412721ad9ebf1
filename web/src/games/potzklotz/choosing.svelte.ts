/**
 * What is being chosen, before anything is sent: a cube, where it goes, and a card.
 *
 * Touched is played: a cube that is tapped is lifted for all to see, unless the server lets it be tried out. Where it
 * goes counts when the filled button is pressed, and a card that was chosen before is laid with it.
 */
import type { Action } from "$lib/messages";
import type { Table } from "$lib/table.svelte";
import { EMPTY, heightsOf, type Heights, type Help, type PotzklotzView } from "./view";

export class Choosing {
  lift = $state.raw<Action | null>(null);
  goal = $state.raw<Action | null>(null);
  card = $state<string | null>(null);
  /** The table with the cube in the air. */
  #held = $state.raw<{ view: PotzklotzView; sets: Action[] } | null>(null);
  /** How much of a hint is shown: nothing, the card, the cube, the place. */
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
    return this.lift ? [] : this.#given("lift");
  }

  /** Where the cube in the air may stand. */
  get sets(): Action[] {
    return this.lift ? (this.#held?.sets ?? []) : this.#given("set");
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

  /** The cell a cube has been lifted from: by me just now, or by whoever moves. */
  get from(): string | null {
    if (this.lift) return this.lift.args.cell ?? null;
    return this.view.now === "set" ? this.view.lifted : null;
  }

  get heights(): Heights {
    const view = this.lift && this.#held ? this.#held.view : this.view;
    return heightsOf(view.building?.rows);
  }

  begin(): void {
    this.lift = null;
    this.goal = null;
    this.#held = null;
    this.told = 0;
    const mine = this.view.seat ? this.view.seats[this.view.seat]?.hand : null;
    if (this.card && !mine?.includes(this.card)) this.card = null;
  }

  /** Take a cube in the hand. */
  async take(action: Action): Promise<void> {
    this.lift = action;
    this.goal = null;
    this.#held = null;
    const answer = await this.table.wonder([action]);
    if (this.lift !== action) return;
    if (answer?.type === "tried" && answer.view) {
      this.#held = { view: answer.view as unknown as PotzklotzView, sets: answer.actions ?? [] };
    } else if (answer?.type === "tried") {
      // Touched is played: where it may go is only told once it is lifted for all to see.
      this.lift = null;
      await this.table.play([action]);
    } else {
      if (answer) this.table.refuse(answer);
      this.lift = null;
    }
  }

  putBack(): void {
    this.lift = null;
    this.goal = null;
    this.#held = null;
  }

  /** A cell is tapped: something is done with it, or it is said why not. */
  tap(cell: string): void {
    const set = this.sets.find((action) => action.args.cell === cell);
    const lift = this.lifts.find((action) => action.args.cell === cell);
    if (set) this.goal = this.goal?.id === set.id ? null : set;
    else if (lift) void this.take(lift);
    else if (this.lift && cell === this.lift.args.cell) this.putBack();
    else if (this.lift) void this.table.explain([this.lift, `set ${cell}`]);
    else if (this.view.now === "set") void this.table.explain([`set ${cell}`]);
    else void this.table.explain([`lift ${cell}`]);
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
    const moves: (Action | string)[] = this.lift ? [this.lift, this.goal] : [this.goal];
    return this.card ? [...moves, `lay ${this.card}`] : moves;
  }

  async send(): Promise<void> {
    const moves = this.ready;
    if (moves && (await this.table.play(moves))) this.card = null;
  }

  // What a hint lights, one thing more each time it is asked for.

  get help(): Help | null {
    return this.table.help as Help | null;
  }

  get #way(): { card: string; lift: string | null; set: string | null } | null {
    const right = Object.entries(this.help?.right ?? {});
    const wanted = right.find(([card]) => card === this.card) ?? right[0];
    if (!wanted) return null;
    const way = wanted[1].find((one) => this.from === null || one.lift === this.from) ?? wanted[1][0];
    return { card: wanted[0], lift: way?.lift ?? null, set: way?.set ?? null };
  }

  get hinted(): { card: string | null; lift: string | null; set: string | null; nothing: boolean } {
    const way = this.help ? this.#way : null;
    return {
      card: this.told >= 1 ? (way?.card ?? null) : null,
      lift: this.told >= 2 ? (way?.lift ?? null) : null,
      set: this.told >= 3 ? (way?.set ?? null) : null,
      nothing: this.help !== null && this.told > 0 && way === null,
    };
  }
}
