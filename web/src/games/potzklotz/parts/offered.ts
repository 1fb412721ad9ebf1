/** What a board offers, drawn or solid, and how cubes are dragged on it. */
import { nearCells, type Heights } from "../cells";

export interface Offered {
  heights: Heights;
  /** Where the cube in the air has stood. */
  from: string | null;
  /** Where it would go. */
  goal: string | null;
  /** By cell: what would be done there. */
  lit: ReadonlyMap<string, { text: string; label: string }>;
  /** Whether it is cubes that are lit, and not places. */
  lifting: boolean;
  hinted: readonly (string | null)[];
  /** Those beside or under a cube: they are shown more strongly than the rest. */
  near: ReadonlySet<string>;
}

/** A building that nothing can be done with now. */
export function nothing(heights: Heights): Offered {
  return { heights, from: null, goal: null, lit: new Map(), lifting: false, hinted: [], near: nearCells(heights) };
}

const FAR_PX = 7;

/** A cube is lifted where the finger leaves its place, and goes where it is let go. */
export class Drag {
  /** What is being pulled: a cube, or something beside the lit ones; or it may still be a tap. */
  what: "nothing" | "tap" | "cube" | "beside" = "nothing";
  #x = 0;
  #y = 0;
  #cell: string | null = null;

  constructor(
    private readonly offered: () => Offered,
    private readonly tap: (cell: string) => void,
  ) {}

  press(event: PointerEvent, cell: string | null): void {
    if (event.button !== 0) return;
    this.what = "tap";
    [this.#x, this.#y, this.#cell] = [event.clientX, event.clientY, cell];
  }

  move(event: PointerEvent): void {
    if (this.what !== "tap" || Math.hypot(event.clientX - this.#x, event.clientY - this.#y) <= FAR_PX) return;
    const { lit, lifting } = this.offered();
    if (this.#cell === null || !lit.has(this.#cell)) {
      this.what = "beside";
    } else {
      this.what = "cube";
      if (lifting) this.tap(this.#cell);
    }
  }

  /** How far it has gone to the right since this was asked last. */
  across(event: PointerEvent): number {
    const by = event.clientX - this.#x;
    this.#x = event.clientX;
    return by;
  }

  /** Let go over a cell; whether it was no more than a tap. */
  drop(cell: string | null): boolean {
    const was = this.what;
    this.what = "nothing";
    const { lit, lifting, goal } = this.offered();
    if (was === "cube" && !lifting && cell && lit.has(cell) && cell !== goal) this.tap(cell);
    return was === "tap";
  }

  cancel(): void {
    this.what = "nothing";
  }
}
