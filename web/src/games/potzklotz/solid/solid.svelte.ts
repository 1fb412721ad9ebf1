/** Whether the cubes are shown in three dimensions. */
import { bySoftware } from "./sharpness";

const KEY = "bouwmeester-potzklotz-solid";

class Solid {
  /** Whether this browser can; one that only says so is found out when the scene is made. */
  can = $state("WebGL2RenderingContext" in window);
  on = $state(this.can && localStorage.getItem(KEY) !== "no");

  constructor() {
    // Asked before it is needed: the answer takes a while, and the position is still on its way.
    if (this.on) bySoftware();
  }

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(KEY, this.on ? "yes" : "no");
  }

  /** The scene is gone: the drawn board is back at once, and the scene may be asked for again. */
  drop(): void {
    this.on = false;
  }

  /** The scene cannot be made here. */
  fail(): void {
    this.drop();
    this.can = false;
  }
}

export const solid = new Solid();
