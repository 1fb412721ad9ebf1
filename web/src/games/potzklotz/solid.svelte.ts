/** Whether the cubes are shown in three dimensions, and the part of the page that does so; loaded when it is wanted. */
import type { Component } from "svelte";

const KEY = "bouwmeester-potzklotz-solid";

class Solid {
  /** Whether this browser can; one that only says so is found out when the scene is made. */
  can = $state("WebGL2RenderingContext" in window);
  on = $state(false);
  // The scene has the properties of the board.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Scene = $state.raw<Component<any, any, any> | null>(null);

  constructor() {
    if (this.can && localStorage.getItem(KEY) !== "no") void this.#show();
  }

  toggle(): void {
    localStorage.setItem(KEY, this.on ? "no" : "yes");
    if (this.on) this.on = false;
    else void this.#show();
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

  async #show(): Promise<void> {
    this.on = true;
    this.Scene ??= (await import("./Scene.svelte")).default;
  }
}

export const solid = new Solid();
