/**
 * Where one looks from: the near right corner without perspective, exactly as the drawn board and the cards do, so
 * that a cell lies on the screen where the board's button for it lies; or somewhere else around the base.
 */
import type { Triple } from "./shapes";

/** The drawn board's window, in its units; see Board.svelte. */
const FRAME = { top: -150, right: 376, bottom: 406, unit: 62 };
const CENTRE = 2.5;
/** How much of a way across the base is seen as such, and how much of a way up. */
const FLATTENED = 1 / Math.sqrt(3);
const UPRIGHT = Math.sqrt(2 / 3);
const CELLS_PER_UNIT = UPRIGHT / FRAME.unit;
/** Half the window's height, and how far its middle lies above that of the base. */
const HALF_HEIGHT = (FRAME.bottom - FRAME.top) / 2;
const MIDDLE = CENTRE * FRAME.unit - (FRAME.bottom + FRAME.top) / 2;
/** Nothing is further away from the middle than this, in cells. */
const DEEP = 30;
const QUARTER = Math.PI / 2;
const QUARTER_MS = 450;

/** A line of sight. */
export interface Ray {
  from: Triple;
  way: Triple;
}

export class Camera {
  /** How far it has gone around the base. */
  yaw = 0;
  #swing: { from: number; to: number; since: number; ms: number } | null = null;

  /** Go around by so much, at once. */
  turn(by: number): void {
    this.#swing = null;
    this.yaw += by;
  }

  /** Look from another corner: the building as it stands when it is turned clockwise by so many quarters. */
  face(quarters: number, gently: boolean): void {
    const whole = 4 * QUARTER;
    const to = quarters * QUARTER;
    // The short way round.
    const from = to + (((((this.yaw - to + whole / 2) % whole) + whole) % whole) - whole / 2);
    this.yaw = from;
    const ms = gently ? (Math.abs(to - from) / QUARTER) * QUARTER_MS : 0;
    this.#swing = { from, to, since: performance.now(), ms };
  }

  /** Go on to where it is going; whether it is still on its way. */
  go(now: number): boolean {
    const swing = this.#swing;
    if (!swing) return false;
    const part = swing.ms === 0 ? 1 : Math.min(1, (now - swing.since) / swing.ms);
    this.yaw = swing.from + (swing.to - swing.from) * part * part * (3 - 2 * part);
    if (part === 1) this.#swing = null;
    return part < 1;
  }

  /** To the right on the screen, up on it, and out of it towards the eye. */
  #axes(): { right: Triple; up: Triple; out: Triple } {
    const [x, z] = [Math.sin(this.yaw + Math.PI / 4), Math.cos(this.yaw + Math.PI / 4)];
    return {
      right: [z, 0, -x],
      up: [-x * FLATTENED, UPRIGHT, -z * FLATTENED],
      out: [x * UPRIGHT, FLATTENED, z * UPRIGHT],
    };
  }

  /** From a place on the table to one on the screen, column by column. */
  get matrix(): Float32Array {
    const { right, up, out } = this.#axes();
    const lines = [
      { way: right, by: 1 / (FRAME.right * CELLS_PER_UNIT), shift: 0 },
      { way: up, by: 1 / (HALF_HEIGHT * CELLS_PER_UNIT), shift: -MIDDLE / HALF_HEIGHT },
      { way: out, by: -1 / DEEP, shift: 0 },
    ];
    const columns = [0, 1, 2].map((k) => [...lines.map(({ way, by }) => (way[k] ?? 0) * by), 0]);
    const last = lines.map(({ way, by, shift }) => shift - CENTRE * by * (way[0] + way[2]));
    return new Float32Array([...columns.flat(), ...last, 1]);
  }

  /** The line of sight through a point of the screen, each way from -1 to 1. */
  ray(x: number, y: number): Ray {
    const { right, up, out } = this.#axes();
    const across = x * FRAME.right * CELLS_PER_UNIT;
    const above = (y * HALF_HEIGHT + MIDDLE) * CELLS_PER_UNIT;
    const place = (k: 0 | 1 | 2) => (k === 1 ? 0 : CENTRE) + across * right[k] + above * up[k] + DEEP * out[k];
    return { from: [place(0), place(1), place(2)], way: [-out[0], -out[1], -out[2]] };
  }
}

/** How far along a line of sight a block is, or infinitely far where it is beside it. */
export function reach({ from, way }: Ray, low: Triple, high: Triple): number {
  let [near, far] = [0, Infinity];
  for (const k of [0, 1, 2] as const) {
    const [a, b] = [(low[k] - from[k]) / way[k], (high[k] - from[k]) / way[k]];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near <= far ? near : Infinity;
}
