/**
 * A table as one sees it, and what one does at it.
 *
 * A game's board reads `view`, `actions` and `events`, and answers with `play`; it asks `wonder` for what would be,
 * and never decides itself what is allowed.
 */
import { Connection, type Answer, type Answering } from "./connection.svelte";
import {
  PROTOCOL,
  type Action,
  type Choice,
  type Declined,
  type FromServer,
  type News,
  type Position,
  type Proposal,
  type Refused,
  type Said,
  type Tried,
} from "./messages";
import { keepers } from "./keepers.svelte";
import { notes } from "./notes.svelte";
import { peace } from "./peace.svelte";
import { renewing } from "./renewing.svelte";
import { settings } from "./settings.svelte";
import { Showing } from "./showing.svelte";
import { play as sound } from "./sounds";
import { t } from "./words.svelte";

/** So long a hint may take before it is said that it is thought of. */
const WONDERS_MS = 600;

/** Actions as the server takes them: by number, or by their text. */
function moves(actions: readonly (Action | string)[]): (number | string)[] {
  return actions.map((action) => (typeof action === "string" ? action : action.id));
}

export class Table extends Showing {
  /** All that was said here, also by those whom I do not read. */
  said = $state.raw<Said[]>([]);
  /** The number of the last line of talk that I have seen. */
  heard = $state(0);
  /** Who said no to what was proposed last. */
  declined = $state.raw<Declined | null>(null);
  /** Whether what I asked has come to nothing because not everybody answered. */
  lapsed = $state(false);
  /** What the board asks in the middle of a choice, instead of what the step asks. */
  asks = $state<string | null>(null);
  /** What is spoken of, in a lesson or by the guide: to be lit on the board. */
  lit = $state.raw<string[]>([]);
  /** How much of the window's height whoever teaches, or the strip of a replay, takes from the board, in px. */
  slip = $state(0);
  /** Server's clock minus ours, in seconds. */
  offset = $state(0);
  closing = $state(false);
  connection = $state.raw<Answering | null>(null);
  #news: News | null = null;
  /** Whether what stands here has been overtaken by what this page cannot read. */
  #overtaken = false;
  #release = (): void => {};

  // What one does.

  /**
   * Do these actions (or their texts), all or none. True once they are done; a refusal is shown as a note.
   * `said` is what they are together, for those who want to be asked first; who is `sure` is not asked.
   */
  async play(actions: readonly (Action | string)[], said = "", sure = false): Promise<boolean> {
    if (!this.connection || this.busy || actions.length === 0) return false;
    if (settings.confirm && !sure && !(await this.#sure(actions, said))) return false;
    const version = this.version;
    this.busy = true;
    notes.clear();
    this.acted = this.version;
    this.hint = null;
    this.help = null;
    this.connection.forget();
    const answer = await this.connection.ask({ type: "play", version, actions: moves(actions), sure });
    this.busy = false;
    if (answer?.type === "warned" && this.version === version) {
      this.#advise([answer.better, answer.chosen]);
      this.warned = actions;
      sound("refused");
    }
    return this.#settled(answer);
  }

  /** What I wanted to do, in a chair where one is taught, until I have thought again: it is the second of the hints. */
  warned = $state.raw<readonly (Action | string)[] | null>(null);

  #advise(choices: Choice[]): void {
    this.warned = null;
    this.picked = 0;
    this.hint = choices;
  }

  /** A play that waits for "yes, do it", for those who want to be asked. */
  pending = $state.raw<{ text: string; answer: (yes: boolean) => void } | null>(null);

  #sure(actions: readonly (Action | string)[], said: string): Promise<boolean> {
    const last = actions.at(-1);
    const text =
      said ||
      (typeof last === "string"
        ? actions.length > 1
          ? `${actions.join(", ")}`
          : last
        : last
          ? this.label(last)
          : "");
    return new Promise((resolve) => {
      this.pending = {
        text,
        answer: (yes) => {
          this.pending = null;
          resolve(yes);
        },
      };
    });
  }

  /** What would be if I did these actions; nothing is done. Null when the table has changed meanwhile. */
  async wonder(actions: readonly (Action | string)[]): Promise<Tried | Refused | null> {
    if (!this.connection) return null;
    const version = this.version;
    const answer = await this.connection.wonder({
      type: "try",
      version,
      actions: moves(actions),
    });
    if (!answer || this.version !== version) return null;
    return answer.type === "tried" || answer.type === "refused" ? answer : null;
  }

  /** Say why this cannot be done now. An action by its text, as it may be on no list; true if it can be done. */
  async explain(actions: readonly (Action | string)[]): Promise<boolean> {
    if (!this.connection) return false;
    const answer = await this.connection.ask({
      type: "try",
      version: this.version,
      actions: moves(actions),
    });
    if (answer?.type === "refused") {
      this.refuse(answer);
      return false;
    }
    return answer?.type === "tried";
  }

  refuse(refused: Refused): void {
    sound("refused");
    const rule = refused.rule ? { rule: { game: this.game.name, number: refused.rule } } : {};
    notes.add(() => this.why(refused), { kind: "warn", ...rule });
  }

  /** Whether the person of a seat, for whom no bot plays, is not at the table; of oneself one knows. */
  isAway(seat: number): boolean {
    const chair = this.chairs[seat];
    return chair !== undefined && chair.user !== null && !chair.bot && !chair.here && seat !== this.seat;
  }

  /** Whether I may ask for hints: among people only where all sat down to it. The server decides it by the same. */
  get helped(): boolean {
    if (this.seat === null || this.over || this.info?.status !== "playing") return false;
    return this.info.teaching || this.chairs.filter((chair) => chair.user !== null).length <= 1;
  }

  /** Whether a hint is being thought of for so long that one would wonder. */
  thinking = $state(false);
  #asksHint = false;

  async askHint(): Promise<void> {
    if (!this.connection || this.#asksHint) return;
    const version = this.version;
    this.#asksHint = true;
    const wonders = setTimeout(() => (this.thinking = true), WONDERS_MS);
    const answer = await this.connection.ask({ type: "hint", version });
    clearTimeout(wonders);
    this.thinking = this.#asksHint = false;
    if (answer?.type === "hinted" && this.version === version) {
      this.help = answer.help;
      this.#advise(answer.choices);
    } else if (answer?.type === "refused") {
      this.refuse(answer);
    }
  }

  /** Do what is picked of a hint. */
  async follow(): Promise<void> {
    const choice = this.hint?.[this.picked];
    if (!choice) return;
    const wanted = this.picked === 1 ? this.warned : null;
    await this.play(wanted ?? choice.actions, this.plan(choice.actions), this.warned !== null);
  }

  /** Show again what happened since my last move; what this page was not there for, the server tells. */
  async lookBack(): Promise<void> {
    if (this.lately.length < 2) {
      const answer = await this.connection?.ask({ type: "look", since: this.mine });
      if (answer?.type === "looked") this.remember(answer);
    }
    this.showAgain();
  }

  async undo(): Promise<void> {
    await this.#command({ type: "undo", version: this.version });
  }

  async propose(about: "undo" | "replace", seat: number): Promise<void> {
    this.forgetAnswer();
    await this.#command({ type: "propose", version: this.version, about, seat });
  }

  async vote(yes: boolean): Promise<void> {
    await this.#command({ type: "vote", yes });
  }

  async comeBack(): Promise<void> {
    await this.#command({ type: "return" });
  }

  async say(text: string): Promise<boolean> {
    if (!this.connection) return false;
    const answer = await this.connection.ask({ type: "say", text });
    if (answer?.type === "refused") this.refuse(answer);
    return answer?.type !== "refused";
  }

  /** What came of the last question is put away. */
  forgetAnswer(): void {
    this.declined = null;
    this.lapsed = false;
  }

  /** The lines that I read: none of those whom I have muted, whenever they said it. */
  get talk(): Said[] {
    return this.said.filter((one) => !peace.mutes(one.user));
  }

  /** How many lines of others I have not seen; my own I have written. */
  get unread(): number {
    const me = this.seat === null ? null : this.chairs[this.seat]?.user;
    return this.talk.filter((one) => one.number > this.heard && one.user !== me).length;
  }

  /** All that was said has been seen: also when the page is loaded again. */
  hearAll(): void {
    this.heard = this.said.at(-1)?.number ?? 0;
    try {
      sessionStorage.setItem(`heard-${this.info?.id}`, String(this.heard));
    } catch {
      // A browser that keeps nothing counts them again.
    }
  }

  async #command(command: Parameters<Answering["ask"]>[0]): Promise<void> {
    if (!this.connection || this.busy) return;
    this.busy = true;
    const answer = await this.connection.ask(command);
    this.busy = false;
    this.#settled(answer);
  }

  #settled(answer: Answer | null): boolean {
    if (answer?.type === "refused") this.refuse(answer);
    return answer?.type === "done";
  }

  // What one hears.

  /** Sit down at the socket of a table. */
  connect(id: string, invite: string): void {
    try {
      this.heard = Number(sessionStorage.getItem(`heard-${id}`) ?? 0);
    } catch {
      // It begins with the first.
    }
    const where = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
    this.#release();
    this.#release = renewing.hold(() => this.myTurn && !this.#overtaken);
    this.connection = new Connection(
      () => `${where}?version=${this.position?.version ?? 0}&invite=${encodeURIComponent(invite)}`,
      (message) => this.hear(message),
    );
  }

  /** Come in again: as somebody who has just sat down. */
  reconnect(id: string, invite: string): void {
    this.connection?.close();
    this.connect(id, invite);
  }

  leave(): void {
    this.rest();
    this.#release();
    this.connection?.close();
    this.connection = null;
  }

  /** A question of mine that is gone was not answered in time, or somebody has played on. */
  #follow(next: Position): void {
    const before = this.position;
    const asked = before?.proposal;
    const mine = asked && asked.by === next.table.your_seat && !next.proposal;
    if (next.proposal || next.version !== before?.version) this.forgetAnswer();
    else if (mine && !this.declined) this.lapsed = true;
    if (mine && next.version !== before.version) this.#playedOn(asked, before.to_move);
  }

  /** Whoever plays on has said no. What the server itself tells is something else: a yes, or that time was up. */
  #playedOn(asked: Proposal, seat: number | null): void {
    const plays = seat !== null && asked.asked.includes(seat);
    if (!plays || this.#news?.events.some((event) => event.key.startsWith("server."))) return;
    const name = this.names[seat] ?? "";
    notes.add(() => t("web-played-on", { name }));
  }

  /** A page that is too old for a position is loaded anew; while it is my turn that waits, and all stays as it is. */
  #tooNew(next: Position): boolean {
    if (next.protocol <= PROTOCOL) return false;
    this.#overtaken = next.version !== this.position?.version;
    return renewing.due(`protocol ${next.protocol}`);
  }

  hear(message: FromServer): void {
    if (message.type === "news") {
      this.#news = message;
    } else if (message.type === "position") {
      if (this.#tooNew(message)) return;
      this.closing = false;
      this.#follow(message);
      this.arrived(this.#news, message);
      this.#news = null;
    } else if (message.type === "said") {
      if (!this.said.some((one) => one.number === message.number)) this.said = [...this.said, message];
    } else if (message.type === "declined") {
      this.declined = message;
    } else if (message.type === "pong") {
      this.offset = message.at - Date.now() / 1000;
    } else if (message.type === "closing") {
      this.closing = true;
    } else if (message.type === "called") {
      void keepers.look();
    }
  }
}
