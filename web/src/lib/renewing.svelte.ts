/**
 * A page that is older than its server loads itself anew: once, for a second time would bring nothing else; and not
 * while somebody is in the middle of something. Until then a quiet note offers it.
 */

import { notes } from "./notes.svelte";
import { t } from "./words.svelte";

const KEY = "renewed-for";
/** How often it is looked whether there is nothing in the way any more. */
const LOOK_MS = 1000;

class Renewing {
  /** Whether it is to be done as soon as nothing is in the way. */
  waits = $state(false);
  #holds = new Set<() => boolean>();
  #timer = 0;

  /** Something that would be lost: as long as it says so, nothing is loaded. Returns how to let go of it. */
  hold(busy: () => boolean): () => void {
    this.#holds.add(busy);
    return () => void this.#holds.delete(busy);
  }

  /** There is something newer, by this name; false if that is what was loaded already. */
  due(newer: string): boolean {
    try {
      if (sessionStorage.getItem(KEY) === newer) return false;
      if (!this.#busy()) {
        sessionStorage.setItem(KEY, newer);
        location.reload();
        return true;
      }
    } catch {
      // A browser that keeps nothing would do it again and again.
      return false;
    }
    this.waits = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.due(newer), LOOK_MS);
    return true;
  }

  /** Whoever does not want to wait. */
  now(): void {
    location.reload();
  }

  #busy(): boolean {
    const words = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("#talk, textarea:not([readonly])"),
    ];
    const written = words.some((one) => one.value.trim() !== "");
    const open = document.querySelector("dialog[open], [role=alertdialog]") !== null;
    return written || open || [...this.#holds].some((busy) => busy());
  }
}

export const renewing = new Renewing();

/** Whether the house answers: a page that is loaded anew without it ends as an error of the browser. */
export function answers(): Promise<boolean> {
  return fetch("/health", { cache: "no-store" }).then(
    (found) => found.ok,
    () => false,
  );
}

/** Try a part of this page again that could not be loaded: a browser asks for it once, so the page begins anew. */
export async function tryAnew(): Promise<void> {
  if (await answers()) location.reload();
  else notes.add(() => t("web-no-answer"), { kind: "warn" });
}

/** Parts of this page that are gone were replaced by newer ones, and so was the worker that keeps them. */
export function watchForNewer(): void {
  // Without a line they are not gone.
  addEventListener("vite:preloadError", () => void answers().then((yes) => yes && renewing.due(import.meta.url)));
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker : null;
  // The first worker there ever is has nothing older before it.
  let older = worker?.controller != null;
  worker?.addEventListener("controllerchange", () => {
    if (older) renewing.due(import.meta.url);
    older = true;
  });
}
