/** Where one is: the path and what is asked behind it. Links are plain links; those of ours load nothing anew. */

import { notes } from "./notes.svelte";

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#look());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest("a");
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.#look();
    if (!this.hash) scrollTo(0, 0);
  }

  /** Change the address without a step in the history. */
  rewrite(to: string): void {
    history.replaceState(null, "", to);
    this.#look();
  }

  #look(): void {
    if (this.path !== location.pathname) notes.clear();
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();
