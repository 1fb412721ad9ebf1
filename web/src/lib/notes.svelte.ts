/** Short notes above the table: why not, what was lost, what is proposed. */

export interface Note {
  id: number;
  text: string;
  /** The page of rules it cites. */
  rule?: { game: string; number: string };
  kind: "plain" | "warn";
}

const LASTS_MS = 9000;

class Notes {
  list = $state<Note[]>([]);
  #next = 1;

  add(text: string, more: Partial<Pick<Note, "rule" | "kind">> = {}): void {
    const id = this.#next++;
    // The newest word on a matter replaces the one before it.
    this.list = [{ kind: "plain", ...more, id, text }];
    setTimeout(() => this.drop(id), LASTS_MS);
  }

  drop(id: number): void {
    this.list = this.list.filter((note) => note.id !== id);
  }

  clear(): void {
    this.list = [];
  }
}

export const notes = new Notes();
