/**
 * A lesson: a table at which the server plays by the rules and says what is wanted. Nothing of it is kept there;
 * this page says with every question how far it is.
 */
import { api } from "../api";
import type { Answer, Answering, Unsent } from "../connection.svelte";
import type { Fault, GameInfo, Happened, LessonMoment, LessonWish, Position, Refused, Taught } from "../messages";
import { notes } from "../notes.svelte";
import { whyNot } from "../refusing";
import { standing } from "../standing";
import { Table } from "../table.svelte";
import { t } from "../words.svelte";

/** Who learns sits here. */
const SEAT = 0;

export class Lesson extends Table {
  /** Where we are, as the server told last. */
  taught = $state.raw<Taught | null>(null);
  /** Why what was tried last is not it. */
  wrong = $state.raw<Fault | null>(null);
  #told: Happened[] = [];
  #version = 0;

  constructor(
    game: GameInfo,
    readonly name: string,
  ) {
    super(game);
    this.connection = new LessonLine(this);
  }

  get steps(): number {
    return this.game.course?.lessons.find((one) => one.name === this.name)?.steps ?? 0;
  }

  /** Which step it is, from 0; as many as there are once all are done. */
  get at(): number {
    return this.taught?.done.length ?? 0;
  }

  get done(): boolean {
    return this.taught !== null && this.taught.say === null;
  }

  /** Put the lesson on the screen as it stands after these answers. */
  async look(done: string[][] = []): Promise<void> {
    const taught = await this.ask({ how: "look", done });
    const moment = taught?.moments[0];
    if (!taught || !moment) return;
    this.taught = taught;
    this.wrong = null;
    this.#version += 1;
    this.#told = [];
    this.present(this.#position(taught, moment, true), [], []);
    this.lit = taught.show;
  }

  async back(): Promise<void> {
    if (this.taught) await this.look(this.taught.begun.length > 0 ? this.taught.done : this.taught.done.slice(0, -1));
  }

  async next(): Promise<void> {
    await this.go({ how: "next" });
  }

  /** Have the answer played. */
  async show(): Promise<void> {
    await this.go({ how: "show" });
  }

  /** Ask for something from where we are; true if it was done. */
  async go(wish: Pick<LessonWish, "how" | "actions">): Promise<boolean> {
    this.hurry();
    const taught = await this.ask(wish);
    if (!taught) return false;
    this.wrong = taught.refused;
    if (taught.refused) return false;
    this.taught = taught;
    this.lit = taught.show;
    taught.moments.forEach((moment, i) => this.#happen(taught, moment, i === taught.moments.length - 1));
    // Where nothing happened, what may be done has changed all the same.
    if (taught.moments.length === 0 && this.position) {
      this.#version += 1;
      const { view, to_move } = this.position;
      this.present(this.#position(taught, { view, to_move, events: [] }, true), this.#told, []);
    }
    return true;
  }

  /** Who wants a hint is shown. */
  override async askHint(): Promise<void> {
    await this.show();
  }

  /** What is refused stands on the slip, with its rule. */
  override refuse(refused: Refused): void {
    this.wrong = refused;
  }

  async ask(wish: LessonWish): Promise<Taught | null> {
    const { done = [], begun = [] } = this.taught ?? {};
    try {
      return await api.lesson(this.game.name, this.name, { done, begun: wish.how === "look" ? [] : begun, ...wish });
    } catch (error) {
      notes.add(() => whyNot(error), { kind: "warn" });
      return null;
    }
  }

  #happen(taught: Taught, moment: LessonMoment, last: boolean): void {
    const since = this.#version;
    this.#version += 1;
    this.#told = [...this.#told, ...moment.events];
    this.arrived(
      { type: "news", since, version: this.#version, events: moment.events },
      this.#position(taught, moment, last),
    );
  }

  #position(taught: Taught, moment: LessonMoment, last: boolean): Position {
    const mine = last && taught.actions !== null;
    return standing(
      {
        game: this.game.name,
        options: taught.options,
        names: Array.from({ length: taught.seats }, (_, seat) => (seat === SEAT ? t("core-you") : null)),
      },
      {
        seat: SEAT,
        version: this.#version,
        view: moment.view,
        to_move: moment.to_move,
        asked: mine ? [SEAT] : [],
        actions: mine ? taught.actions : null,
        result: last ? taught.result : null,
      },
    );
  }
}

/** What the board asks goes to the lesson instead of a socket: one question at a time. */
class LessonLine implements Answering {
  readonly state = "open";
  #turn: Promise<unknown> = Promise.resolve();
  #forgotten = 0;

  constructor(private readonly lesson: Lesson) {}

  async ask(command: Unsent): Promise<Answer | null> {
    if (command.type === "try") return this.#try(command.version, command.actions);
    if (command.type !== "play") return null;
    const { actions, version } = command;
    const done = await this.lesson.go({ how: "play", actions });
    // What was not wanted stands on the slip; the board only hears that nothing was done.
    return done ? { type: "done", id: "", version } : null;
  }

  wonder(command: Unsent): Promise<Answer | null> {
    const asked = this.#forgotten;
    const answer = this.#turn.then(() =>
      command.type === "try" && asked === this.#forgotten ? this.#try(command.version, command.actions) : null,
    );
    this.#turn = answer;
    return answer;
  }

  forget(): void {
    this.#forgotten += 1;
  }

  close(): void {
    this.forget();
  }

  async #try(version: number, actions: (number | string)[]): Promise<Answer | null> {
    const taught = await this.lesson.ask({ how: "try", actions });
    if (!taught) return null;
    if (taught.refused) return { type: "refused", id: "", ...taught.refused };
    return { type: "tried", id: "", version, view: taught.moments[0]?.view ?? null, actions: taught.actions };
  }
}
