/**
 * A record being looked back at: which moment is on the screen, through whose eyes, and whether it runs by itself.
 * The rules that make views of a record are the server's; moments are asked for in pieces, as they are needed.
 */
import { api } from "./api";
import type { GameInfo, Happened, Moment, Position, Replayed } from "./messages";
import type { Front } from "./game";
import { PACE_MS, settings } from "./settings.svelte";
import { standing } from "./standing";
import { Table } from "./table.svelte";

/** A seat's eyes, a spectator's (null), or everybody's at once. */
export type Eyes = number | "open" | null;

const CHUNK = 50;
/** How long a moment stands when everything else is shown at once. */
const LEAST_MS = 250;

export class Replaying {
  readonly table: Table;
  at = $state(0);
  eyes = $state<Eyes>(null);
  running = $state(false);
  /** Whether the reckoning is shown instead of the last position. */
  ending = $state(false);
  #moments = new Map<number, Moment>();
  #asked = 0;

  private constructor(
    readonly record: string,
    readonly about: Replayed,
    /** The table it was played at, if it is known. */
    readonly id: string | null,
    private readonly names: (string | null)[],
    game: GameInfo,
    eyes: Eyes,
    /** Where the reader sat. */
    private readonly own: number | null,
  ) {
    this.eyes = eyes;
    this.table = new Table(game);
    this.table.jump = (moment) => void this.go(moment);
    this.#keep(about);
  }

  static async open(
    record: string,
    game: (name: string) => GameInfo | null,
    id: string | null,
    names: (string | null)[],
    eyes: Eyes = "open",
    own: number | null = null,
  ): Promise<Replaying> {
    const about = await api.replay({ record, count: CHUNK, seats: [eyes] });
    const found = game(about.game);
    if (!found) throw new Error(about.game);
    return new Replaying(record, about, id, names, found, eyes, own);
  }

  get last(): number {
    return this.about.moments - 1;
  }

  /** The moment at which somebody decides for the first time: before it, the table is laid. */
  get begins(): number {
    return Math.max(0, this.about.shown.findIndex((moment) => moment.actor !== null && moment.actor >= 0) - 1);
  }

  name(seat: number): string | null {
    return this.names[seat] ?? null;
  }

  /** Put a moment on the screen; the nearest one, if there is no such. */
  async go(to: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.last, to));
    this.ending = false;
    await this.#present();
  }

  /** The table at a moment as a seat saw it, beside the one on the screen. */
  async tableAt(line: number, seat: number, board: Front | null): Promise<Table> {
    const found = await api.replay({ record: this.record, first: line, count: 1, seats: [seat] });
    const table = new Table(this.table.game);
    table.through = seat !== this.own;
    table.calls = (domain, word) => board?.called?.(table, domain, word) ?? null;
    table.plans = (actions) => board?.plan?.(table, actions) ?? null;
    const moment = found.shown[0];
    if (moment) table.present(this.#position(moment, seat), moment.events[0] ?? [], []);
    return table;
  }

  async lookAs(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    this.#moments.clear();
    await this.#present();
  }

  async showEnd(): Promise<void> {
    this.at = this.last;
    this.ending = true;
    await this.#present();
  }

  /** Go on by itself until the end or until told to stop; to be called as an effect. */
  run(): (() => void) | undefined {
    if (!this.running) return;
    const timer = setInterval(() => {
      if (this.at < this.last) void this.go(this.at + 1);
      else this.running = false;
    }, PACE_MS[settings.speed] || LEAST_MS);
    return () => clearInterval(timer);
  }

  #keep(more: Replayed): void {
    more.shown.forEach((shown, i) => this.#moments.set(more.first + i, shown));
  }

  async #present(): Promise<void> {
    const asked = ++this.#asked;
    // All moments before it too: the log tells the whole story so far. And the next, which tells whose turn it is.
    // Long ones come in smaller pieces.
    for (let first = 0; first <= Math.min(this.at + 1, this.last); first++) {
      if (this.#moments.has(first)) continue;
      const more = await api.replay({ record: this.record, first, count: CHUNK, seats: [this.eyes] });
      if (asked !== this.#asked) return;
      this.#keep(more);
    }
    const moment = this.#moments.get(this.at);
    if (!moment) return;
    const log: Happened[] = [];
    for (let i = 0; i <= this.at; i++) log.push(...(this.#moments.get(i)?.events[0] ?? []));
    this.table.open = this.eyes === "open";
    this.table.through = this.eyes !== this.own;
    this.table.present(this.#position(moment), log, moment.events[0] ?? []);
  }

  /** Who decides at a moment, as far as that is known: nobody where cards are dealt or tiles drawn, or at the end. */
  #decides(line: number): number | null {
    const actor = this.#moments.get(line + 1)?.actor ?? null;
    return actor !== null && actor >= 0 ? actor : null;
  }

  #position(moment: Moment, eyes: Eyes = this.eyes): Position {
    const { about } = this;
    return standing(
      { id: this.id ?? "", game: about.game, options: about.options, names: about.seats.map((_, i) => this.name(i)) },
      {
        seat: typeof eyes === "number" ? eyes : null,
        version: moment.line,
        view: moment.views[0] ?? null,
        to_move: this.#decides(moment.line),
        result: this.ending ? about.result : null,
      },
    );
  }
}
