/**
 * A review that is being made: asked for piece by piece until it is whole, with the curve before the rest.
 * What a match was made of, the server works out; here it is only shown.
 */
import { api } from "./api";
import type { ReviewReport, Share } from "./messages";

/** Where nobody may ask yet, it is tried again after so long. */
const AGAIN_MS = 2000;
const TRIES = 30;

export class Reviewing {
  done = $state(0);
  curve = $state.raw<Share[]>([]);
  report = $state.raw<ReviewReport | null>(null);
  #stopped = false;

  constructor(
    readonly table: string,
    private readonly invite: string,
  ) {}

  /** Ask until it is whole, or until nobody looks any more. */
  async go(): Promise<void> {
    let tries = 0;
    while (!this.#stopped && !this.report) {
      try {
        const found = await api.review(this.table, this.invite);
        this.done = found.done;
        this.curve = found.curve;
        this.report = found.report;
        tries = 0;
      } catch (error) {
        if (++tries > TRIES || !busy(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
  }

  stop(): void {
    this.#stopped = true;
  }
}

function busy(error: unknown): boolean {
  return error instanceof Error && "status" in error && (error.status === 429 || error.status === 503);
}
