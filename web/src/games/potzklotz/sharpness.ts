/**
 * How finely a scene is drawn: as finely as the screen shows while all is at rest, and less so while something moves
 * if pictures would come too slowly. Where there is no graphics card, smooth edges are drawn only at rest, too.
 */
/** Pictures should not be further apart than this while something moves. */
const GAP_MS = 28;
const COARSEST = 0.5;
const COARSER = 0.8;
/** Longer than this between two pictures, and nothing was moving. */
const PAUSE_MS = 400;
/** More points than this for each of the screen's cannot be told apart. */
const FINEST = 2;

/** The means to draw on a canvas, and whether the processor has to do it all. */
export function means(canvas: HTMLCanvasElement): { context: WebGL2RenderingContext; slow: boolean } {
  const quick = canvas.getContext("webgl2", { antialias: true, alpha: true, failIfMajorPerformanceCaveat: true });
  const context = quick ?? canvas.getContext("webgl2", { antialias: false, alpha: true });
  if (!context) throw new Error("no WebGL");
  return { context, slow: quick === null };
}

/** Give the means back at once: a browser has few, and takes the oldest when they are all in use. */
export function giveBack(canvas: HTMLCanvasElement): void {
  canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
}

export class Sharpness {
  #moving: number;
  #rest: number;
  #last = 0;
  #gap = 0;

  constructor(slow: boolean) {
    this.#rest = slow ? 1.5 : Math.min(devicePixelRatio, FINEST);
    this.#moving = slow ? 0.7 : this.#rest;
  }

  /** Before a picture is drawn: how many points there should be in it for each of the page, if something moves in it. */
  points(now: number, moving: boolean): number {
    const gap = now - this.#last;
    this.#last = now;
    if (moving && gap < PAUSE_MS) {
      this.#gap = this.#gap === 0 ? gap : 0.8 * this.#gap + 0.2 * gap;
      if (this.#gap > GAP_MS && this.#moving > COARSEST) {
        this.#moving = Math.max(COARSEST, this.#moving * COARSER);
        this.#gap = 0;
      }
    }
    return moving ? this.#moving : this.#rest;
  }
}
