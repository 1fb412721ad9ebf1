/** Short notes above the table: why not, and what was done. They belong to their page and go with it. */

export interface Note {
  id: number;
  /** In the language that is spoken when it is read. */
  text: () => string;
  /** The page of rules it cites. */
  rule?: { game: string; number: string };
  kind: "plain" | "warn";
}

/** What is merely told goes by itself; a refusal stays until it is put away or something else is done. */
const LASTS_MS = 4000;

class Notes {
  list = $state<Note[]>([]);
  #next = 1;

  add(text: () => string, more: Partial<Pick<Note, "rule" | "kind">> = {}): void {
    const id = this.#next++;
    // The newest word on a matter replaces the one before it.
    this.list = [{ kind: "plain", ...more, id, text }];
    if (!more.rule && more.kind !== "warn") setTimeout(() => this.drop(id), LASTS_MS);
  }

  drop(id: number): void {
    this.list = this.list.filter((note) => note.id !== id);
  }

  clear(): void {
    this.list = [];
  }
}

export const notes = new Notes();
