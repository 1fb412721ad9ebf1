/**
 * What has happened at a table, and how it comes to the screen.
 *
 * Positions come from the server as fast as the others play; they are shown one after another, at the reader's
 * pace. What may be done is only offered once the newest of them stands on the screen.
 */
import type {
  Action,
  Chair,
  Choice,
  Clocks,
  GameInfo,
  Happened,
  Looked,
  News,
  Position,
  Proposal,
  Refused,
  TableInfo,
} from "./messages";
import { PACE_MS, settings } from "./settings.svelte";
import { play as sound } from "./sounds";
import { seatOf, t, voice, type Calls } from "./words.svelte";

/** One thing that happened, in the log. */
export interface Line {
  event: Happened;
  /** The seat it tells of, or -1. */
  seat: number;
}

interface Step {
  news: News | null;
  position: Position;
}

/** With so many steps waiting, each gets a third of its time. */
const MANY_STEPS = 5;
/** So much can be shown again. */
const LATELY_AT_MOST = 40;
/** How long a step stands that is shown again, for those who see everything else at once. */
const AGAIN_LEAST_MS = 500;

/** What one seat did, in a row, with what came of it. */
export interface Doing {
  seat: number;
  events: Happened[];
}

/** Why a bot plays for a person: their time was up, the others agreed, or they resigned. */
export type StandIn = "time" | "agreed" | "resigned";
const STAND_INS: Record<string, StandIn> = { "server.replaced": "agreed", "server.time_up": "time" };

/** What everyone at a table is called, by seat; those whose names look the same are counted. */
export function namesOf(info: TableInfo): string[] {
  const called = info.chairs.map((chair) => chair.name ?? voice.words.seat(chair.seat));
  return called.map((name, seat) => {
    // A record that is played again names those who played, and nobody has compared them.
    const namesakes = called.slice(0, seat + 1).filter((other) => other === name).length;
    const place = info.alike[seat] ?? namesakes;
    return place === 1 ? name : `${name} (${place})`;
  });
}

export class Showing {
  readonly game: GameInfo;
  /** What the board calls what stands on it now. */
  calls: Calls | undefined;
  /** The table as it stands on the server. */
  position = $state.raw<Position | null>(null);
  /** The table as it stands on the screen. */
  shown = $state.raw<Position | null>(null);
  /** What led to what is on the screen, for marks and movements. */
  events = $state.raw<Happened[]>([]);
  log = $state.raw<Line[]>([]);
  /** Where in the log my last move ends: what comes after it happened since. */
  since = $state(0);
  /** My last move and all that others did after it, to be shown again. */
  lately = $state.raw<Step[]>([]);
  /** Whether what happened lately is being shown again. */
  again = $state(false);
  /** Whether something happened while nobody looked at the page. */
  missed = $state(false);
  /** In a record: whether everybody's cards are seen. */
  open = $state(false);
  /** In a record: whether the eyes are somebody else's than the reader's, whom nobody calls "you" then. */
  through = $state(false);
  /** In a record: go to the moment of a line of the log. */
  jump = $state.raw<((moment: number) => void) | null>(null);
  /** Whether a command of mine is on its way. */
  busy = $state(false);
  /** The version in which I played last: what comes after it is my own move. */
  protected acted = -1;
  /** The best that could be done, once asked for; and which of them is looked at. */
  hint = $state.raw<Choice[] | null>(null);
  picked = $state(0);
  /** Whether the log is on the screen and has room for a hint in its place. */
  roomy = $state(false);
  /** What the board calls a whole play; null if as its actions one after another. */
  plans: ((actions: readonly Action[]) => string | null) | undefined;
  /** What would be right, in games that can tell; comes with a hint. */
  help = $state.raw<Record<string, unknown> | null>(null);
  /** Said aloud by the live region. */
  spoken = $state("");

  #queue: Step[] = [];
  #timer = 0;

  constructor(game: GameInfo) {
    this.game = game;
  }

  // What the board reads.

  get info(): TableInfo | null {
    return this.position?.table ?? null;
  }

  get chairs(): Chair[] {
    return this.info?.chairs ?? [];
  }

  /** My seat, or null for one who watches. */
  get seat(): number | null {
    return this.info?.your_seat ?? null;
  }

  /** The seat that is spoken to as "you": mine, unless I look through another's eyes. */
  get you(): number | null {
    return this.through ? null : this.seat;
  }

  /** What everyone is called, by seat; those whose names look the same are counted, so that they are told apart. */
  get names(): string[] {
    return this.info ? namesOf(this.info) : [];
  }

  /** Why a bot plays in somebody's place, or null where it does not. */
  standIn(seat: number): StandIn | null {
    const chair = this.chairs[seat];
    if (chair?.resigned) return "resigned";
    if (!chair?.user || !chair.bot) return null;
    const told = this.log.findLast((line) => line.seat === seat && line.event.key in STAND_INS);
    return STAND_INS[told?.event.key ?? ""] ?? "agreed";
  }

  get version(): number {
    return this.shown?.version ?? 0;
  }

  get view(): unknown {
    return this.shown?.view ?? null;
  }

  get toMove(): number | null {
    return this.shown?.to_move ?? null;
  }

  get clocks(): Clocks | null {
    return this.position?.clocks ?? null;
  }

  get proposal(): Proposal | null {
    return this.position?.proposal ?? null;
  }

  get over(): boolean {
    return this.shown?.result != null;
  }

  /** The list: what I may do now. Null when it is not my turn, or something is still being shown or sent. */
  get actions(): Action[] | null {
    if (this.busy || this.shown !== this.position) return null;
    return this.shown?.actions ?? null;
  }

  get myTurn(): boolean {
    return (
      this.seat !== null &&
      this.shown !== null &&
      this.shown === this.position &&
      this.shown.asked.includes(this.seat)
    );
  }

  /** What the others have done since my last move, by whoever did it. */
  get doings(): Doing[] {
    const found: Doing[] = [];
    if (this.seat === null) return found;
    for (const { event, seat } of this.log.slice(this.since)) {
      const last = found.at(-1);
      if (last && (seat < 0 || seat === last.seat)) last.events.push(event);
      else found.push({ seat, events: [event] });
    }
    return found;
  }

  get canUndo(): boolean {
    return !this.busy && this.shown === this.position && (this.shown?.undo ?? false);
  }

  label(action: Action): string {
    return voice.words.label(this.game, action, this.names, this.calls);
  }

  /** A whole play as an instruction: a bid with its cards, a building with its price. */
  plan(actions: readonly Action[]): string {
    return this.plans?.(actions) ?? actions.map((action) => this.label(action)).join(" → ");
  }

  /** In a record: what is being dealt or drawn at a step at which nobody decides; "" where somebody does. */
  happens(step: string | null): string {
    return this.jump && this.toMove === null && step ? voice.words.prompt(this.game, step) : "";
  }

  tell(event: Happened): string {
    return voice.words.event(this.game, event, this.you, this.names);
  }

  /** What whoever decides at a step is doing, where nothing is asked of the reader just now. */
  doing(step: string | null): string {
    if (this.toMove === null) return "";
    if (this.toMove === this.you) return t("web-your-turn");
    return voice.words.doing(this.game, step, this.names[this.toMove] ?? "");
  }

  thing(domain: string, word: string): string {
    return voice.words.thing(this.game, domain, word, this.names);
  }

  why(refused: Refused): string {
    return voice.words.refusal(this.game, refused, this.names, this.calls);
  }

  // What comes.

  /** The table has come to this; the news tell how. */
  arrived(news: News | null, position: Position): void {
    const first = this.position === null;
    const before = this.position;
    this.position = position;
    if (this.again) this.hurry();
    if (first || document.hidden) {
      this.missed ||= !first;
      for (const step of [...this.#queue.splice(0), { news, position }]) this.#show(step, first);
      return;
    }
    if (before?.version === position.version && this.#queue.length === 0) {
      // Somebody sat down or left, a clock was stopped: the same table with other people around it.
      if (this.shown?.version === position.version) this.shown = position;
      return;
    }
    // Whoever plays has seen all there was: their own move waits for nothing.
    if (before?.version === this.acted) this.#stop();
    this.#queue.push({ news, position });
    this.#pump();
  }

  /** The version that my last move led to; the first of all, if there was none. */
  get mine(): number {
    return this.log[this.since - 1]?.event.version ?? 1;
  }

  /** What the server has told of the time since my last move, to be shown again. */
  remember(looked: Looked): void {
    const now = this.position;
    if (now?.version !== looked.version) return;
    this.lately = looked.glimpses.map(({ version, view, to_move, events }) => ({
      news: { type: "news", since: version - 1, version, events },
      position: { ...now, version, view, to_move, asked: [], actions: null, undo: false, result: null },
    }));
  }

  /** Show once more, step by step, what happened since my last move. Any click ends it. */
  showAgain(): void {
    if (this.waiting || this.lately.length < 2) return;
    this.again = true;
    this.#showAgain([...this.lately]);
  }

  #showAgain(left: Step[]): void {
    const step = left.shift();
    if (!step) return;
    this.events = step.news?.events ?? [];
    this.shown = left.length === 0 ? this.position : step.position;
    if (left.length === 0) this.again = false;
    else this.#timer = window.setTimeout(() => this.#showAgain(left), PACE_MS[settings.speed] || AGAIN_LEAST_MS);
  }

  /** Show everything that waits, at once. */
  hurry(): void {
    if (this.again) {
      this.#stop();
      this.#showAgain(this.lately.slice(-1));
    }
    if (this.#queue.length === 0) return;
    this.#stop();
    for (const step of this.#queue.splice(0)) this.#show(step, false);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  get waiting(): boolean {
    return this.shown !== this.position;
  }

  #pump(): void {
    if (this.#timer) return;
    const step = this.#queue.shift();
    if (!step) return;
    this.#show(step, false);
    const wait = PACE_MS[settings.speed] / (this.#queue.length > MANY_STEPS ? 3 : 1);
    if (wait === 0) {
      this.#pump();
      return;
    }
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#pump();
    }, wait);
  }

  #show(step: Step, quietly: boolean): void {
    const was = this.shown;
    const newest = this.position;
    // The last one shown is the position itself, so that the two can be compared.
    this.shown = step.position.version === newest?.version ? newest : step.position;
    this.hint = null;
    this.help = null;
    const mine = was !== null && was.to_move === this.seat && was.version !== step.position.version;
    this.lately = mine || was === null ? [step] : [...this.lately, step].slice(-LATELY_AT_MOST);
    if (step.news) this.#note(step.news, quietly, mine);
    if (quietly || !this.shown) return;
    if (this.shown.result && !was?.result) sound("end");
    else if (this.myTurn && !was?.asked.includes(this.seat ?? -1)) sound("turn");
    else if (was?.version !== this.shown.version) sound("move");
  }

  #note(news: News, quietly: boolean, mine: boolean): void {
    const events = this.#told(news.events);
    const lines = events.map((event) => ({ event, seat: seatOf(event.facts.seat) }));
    // A return at an old version hears again of nothing that it has heard.
    const kept = news.since === 0 ? [] : this.log;
    this.log = [...kept, ...lines];
    this.events = events;
    if (mine) this.since = this.log.length;
    else if (news.since === 0) this.since = this.#endOfMine();
    if (!quietly) this.spoken = lines.map((line) => this.tell(line.event)).join(" ");
  }

  /** Where in a log that came whole my last move ends: what nobody did after it, as drawing cards, came of it. */
  #endOfMine(): number {
    const mine = this.log.findLastIndex((line) => line.seat === this.seat);
    const others = this.log.findIndex((line, at) => at > mine && line.seat >= 0);
    return others < 0 ? this.log.length : others;
  }

  /** What there are words for: who has heard of each card, as all have who see all, is not told how many they were. */
  #told(events: Happened[]): Happened[] {
    return events.filter((event) => {
      const viewer = this.open ? seatOf(event.facts.seat) : this.seat;
      return voice.words.event(this.game, event, viewer, this.names) !== "";
    });
  }

  /** Put a moment of a record on the screen. */
  present(position: Position, log: Happened[], events: Happened[]): void {
    this.position = position;
    this.shown = position;
    this.events = this.#told(events);
    this.log = this.#told(log).map((event) => ({ event, seat: seatOf(event.facts.seat) }));
    this.since = this.log.length;
    this.spoken = this.events.map((event) => this.tell(event)).join(" ");
  }

  /** Show nothing more. */
  protected rest(): void {
    this.#stop();
  }
}
