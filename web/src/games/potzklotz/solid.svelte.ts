/** Whether the cubes are shown in three dimensions, and the part of the page that does so; loaded when it is wanted. */
import type { Component } from "svelte";

const KEY = "bouwmeester-potzklotz-solid";

function webgl(): boolean {
  try {
    const canvas = document.createElement("canvas");
    return canvas.getContext("webgl2") !== null;
  } catch {
    return false;
  }
}

class Solid {
  readonly can = webgl();
  on = $state(false);
  // The scene has the properties of the board.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Scene = $state.raw<Component<any> | null>(null);

  constructor() {
    if (this.can && localStorage.getItem(KEY) !== "no") void this.#show();
  }

  toggle(): void {
    localStorage.setItem(KEY, this.on ? "no" : "yes");
    if (this.on) this.on = false;
    else void this.#show();
  }

  /** The drawn board is back at once when the scene cannot be shown. */
  fail(): void {
    this.on = false;
  }

  async #show(): Promise<void> {
    this.on = true;
    this.Scene ??= (await import("./Scene.svelte")).default;
  }
}

export const solid = new Solid();
