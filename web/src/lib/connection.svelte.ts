/**
 * The socket of one table, kept alive: it comes back after a lost line, a stopped server or a closed lid, at the
 * version that was seen last, and sends again what had not been answered. Commands have an id, so the server does
 * none of them twice.
 */
import { settings } from "./settings.svelte";
import type {
  Done,
  FromClient,
  FromServer,
  Glimpse,
  Hinted,
  Looked,
  Refused,
  Stale,
  Tried,
  Warned,
} from "./messages";

export type Answer = Done | Tried | Hinted | Warned | Looked | Refused | Stale;
type Command = Exclude<FromClient, { type: "ping" }>;
export type Unsent<T = Command> = T extends Command ? Omit<T, "id"> : never;

export type LineState = "connecting" | "open" | "lost" | "gone";

const PING_MS = 15_000;
const PONG_MS = 8_000;
/** Somebody who looks at the page again is not kept waiting for a line that may be dead. */
const WAKE_PONG_MS = 2_500;
/** A timer that is so late has slept, and so has the line. */
const ASLEEP_MS = 20_000;
const TICK_MS = 2_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;
// The server lets a client send 40 messages at once and 10 a second after that. Questions keep well below it, so
// that there is always room for a move.
const BURST = 28;

const NO_TABLE = 4404;
const FORBIDDEN = 4403;
const SIGNED_OUT = 4401;

/** Who answers a table: the server of the house, or a lesson. */
export interface Answering {
  readonly state: LineState;
  ask(command: Unsent): Promise<Answer | null>;
  wonder(command: Unsent): Promise<Answer | null>;
  forget(): void;
  close(): void;
}

interface Waiting {
  command: Command;
  answer: (answer: Answer | null) => void;
  /** What has come of an answer in pieces. */
  pieces?: Glimpse[];
}

/** An id nobody else makes; crypto.randomUUID is not there on a plain http address in the LAN. */
export function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection implements Answering {
  state = $state<LineState>("connecting");
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #questions: Waiting[] = [];
  #allowance = BURST;
  #counted = performance.now();
  #tries = 0;
  #retry = 0;
  #ping = 0;
  #pong = 0;
  #closed = false;
  #draining = 0;
  #tick = 0;
  #awake = Date.now();

  constructor(
    private readonly address: () => string,
    private readonly hear: (message: FromServer) => void,
  ) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    document.addEventListener("resume", this.#rise);
    this.#tick = window.setInterval(() => this.#listen(), TICK_MS);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    document.removeEventListener("resume", this.#rise);
    clearInterval(this.#tick);
    clearTimeout(this.#retry);
    clearTimeout(this.#draining);
    this.#stopPings();
    this.#socket?.close(1000);
    for (const one of this.#waiting.values()) one.answer(null);
    this.#waiting.clear();
  }

  /** Send a command and wait for its answer; null when there will be none. */
  ask(command: Unsent): Promise<Answer | null> {
    return new Promise((answer) => {
      const whole = { ...command, id: freshId() } as Command;
      this.#waiting.set(whole.id, { command: whole, answer });
      this.#spend();
      this.#send(whole);
    });
  }

  /** Ask what would be, when there is room for a question; `forget` drops those that were not sent yet. */
  wonder(command: Unsent): Promise<Answer | null> {
    return new Promise((answer) => {
      this.#questions.push({ command: { ...command, id: freshId() } as Command, answer });
      this.#drain();
    });
  }

  forget(): void {
    for (const one of this.#questions.splice(0)) one.answer(null);
  }

  #spend(): void {
    const now = performance.now();
    this.#allowance = Math.min(BURST, this.#allowance + ((now - this.#counted) / 1000) * settings.questions);
    this.#counted = now;
    this.#allowance -= 1;
  }

  #drain(): void {
    clearTimeout(this.#draining);
    while (this.#questions.length > 0 && this.state === "open") {
      this.#spend();
      if (this.#allowance < 0) {
        this.#allowance += 1;
        this.#draining = window.setTimeout(() => this.#drain(), 1000 / settings.questions);
        return;
      }
      const one = this.#questions.shift();
      if (one) {
        this.#waiting.set(one.command.id, one);
        this.#send(one.command);
      }
    }
  }

  #send(command: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#stopPings();
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.state = "open";
      // Everything has an id: what was done is not done twice, and a question about the past is told to be stale.
      for (const one of this.#waiting.values()) {
        one.pieces = [];
        this.#send(one.command);
      }
      this.#ping = window.setInterval(() => this.#beat(), PING_MS);
      this.#drain();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      for (const message of JSON.parse(event.data) as FromServer[]) this.#heard(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      this.#stopPings();
      // Nothing that stands on this page is ours any more.
      if (event.code === SIGNED_OUT) location.assign("/");
      if (event.code === NO_TABLE || event.code === FORBIDDEN) {
        this.state = "gone";
        return;
      }
      this.state = "lost";
      this.#comeBack();
    };
  }

  #heard(message: FromServer): void {
    this.#tries = 0;
    clearTimeout(this.#pong);
    this.#pong = 0;
    if ("id" in message) this.#answered(message);
    this.hear(message);
  }

  /** An answer may come in pieces: it is whole with the last of them. */
  #answered(message: Answer): void {
    const one = this.#waiting.get(message.id);
    if (one && message.type === "looked") {
      one.pieces = [...(one.pieces ?? []), ...message.glimpses];
      if (message.more) return;
      message = { ...message, glimpses: one.pieces };
    }
    this.#waiting.delete(message.id);
    one?.answer(message);
  }

  #beat(patience = PONG_MS): void {
    this.#send({ type: "ping" });
    this.#pong ||= window.setTimeout(() => this.#giveUp(), patience);
  }

  /** This line is dead, whatever the browser says: it would wait long for somebody to hang up at the other end. */
  #giveUp(): void {
    const dead = this.#socket;
    this.state = "lost";
    this.#tries = 0;
    this.#open();
    dead?.close();
  }

  #stopPings(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    this.#pong = 0;
  }

  #comeBack(): void {
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.#retry = window.setTimeout(() => this.#open(), wait);
  }

  #wake = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.state === "lost") {
      this.#tries = 0;
      this.#open();
    } else if (this.state === "open") {
      // A laptop that was asleep does not know that its line is dead: ask.
      this.#beat(WAKE_PONG_MS);
    }
  };

  /** The lid was closed and is open again. What was under way then has long been given up by the server. */
  #rise = (): void => {
    if (!this.#closed && this.state !== "gone") this.#giveUp();
  };

  #listen(): void {
    const slept = Date.now() - this.#awake - TICK_MS > ASLEEP_MS;
    this.#awake = Date.now();
    // Browsers let the timers of hidden pages run slowly; only who looks is in a hurry.
    if (slept && !document.hidden) this.#rise();
  }
}
