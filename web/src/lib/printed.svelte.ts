/** What is printed in the box of a game and never changes: asked for once, and not sent with every move. */
import { api } from "./api";

export class Printed<T> {
  all = $state.raw<T | null>(null);
  #asked: Promise<T> | null = null;

  constructor(private readonly game: string) {}

  /** It comes, if not at once, then when it is asked for again. */
  fetched(): Promise<T> {
    this.#asked ??= api.reference(this.game).then(
      (found) => (this.all = found as T),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }
}
