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
/** Where the processor draws: at rest four points for each of the page, for smooth edges; in motion at most this. */
const SLOW = { rest: 2, moving: 0.8 };
const PROCESSORS = /swiftshader|llvmpipe|softpipe|software|basic render/i;

let known: boolean | null = null;

/** Whether the processor has to draw. Some browsers say so, others only tell what it is that draws. */
export function bySoftware(): boolean {
  known ??= ask();
  return known;
}

function ask(): boolean {
  const probe = document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  if (!probe) return true;
  const names = probe.getExtension("WEBGL_debug_renderer_info");
  const name = String(probe.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : probe.RENDERER));
  giveBack(probe);
  return PROCESSORS.test(name);
}

/** Give the means to draw back at once: a browser has few, and takes the oldest when they are all in use. */
function giveBack(means: WebGL2RenderingContext): void {
  means.getExtension("WEBGL_lose_context")?.loseContext();
}

export class Sharpness {
  /** The means to draw. */
  readonly context: WebGL2RenderingContext;
  /** How wide and how high it is on the page. */
  size: readonly [number, number];
  /** How many points there are for each of the page. */
  #rest = bySoftware() ? SLOW.rest : Math.min(devicePixelRatio, FINEST);
  #most = bySoftware() ? SLOW.moving : this.#rest;
  #moving = this.#most;
  #last = 0;
  #gap = 0;

  constructor(
    readonly canvas: HTMLCanvasElement,
    width: number,
    height: number,
  ) {
    this.size = [width, height];
    // The size comes first: where there are means already, changing it waits for all that is being drawn.
    this.#set(this.#rest);
    const context = canvas.getContext("webgl2", { antialias: !bySoftware() });
    if (!context) throw new Error("no WebGL");
    this.context = context;
  }

  resize(width: number, height: number): void {
    this.size = [width, height];
  }

  /** Before a picture is drawn: is something moving in it? */
  adjust(now: number, moving: boolean): void {
    const gap = now - this.#last;
    this.#last = now;
    if (moving && gap < PAUSE_MS) {
      this.#gap = this.#gap === 0 ? gap : 0.8 * this.#gap + 0.2 * gap;
      if (this.#gap > GAP_MS && this.#moving > COARSEST) {
        this.#moving = Math.max(COARSEST, this.#moving * COARSER);
        this.#gap = 0;
      }
    } else if (moving) {
      // What was too slow once may have been so for another reason.
      this.#moving = Math.min(this.#most, this.#moving / COARSER);
      this.#gap = 0;
    }
    this.#set(moving ? this.#moving : this.#rest);
  }

  #set(points: number): void {
    const { canvas } = this;
    const [wide, high] = this.size;
    const [width, height] = [Math.max(1, Math.round(wide * points)), Math.max(1, Math.round(high * points))];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
  }

  giveBack(): void {
    giveBack(this.context);
  }
}
