/**
 * What a game brings to the page. A game is a folder `games/<name>/`:
 *
 * - `index.ts` has a `Front` as its default export and is only loaded when somebody sits down at that game;
 * - `pages/<page>.svelte` are pages of its own, at `/game/<name>/<page>`;
 * - `Picture.svelte` is its drawing on the home page, and `Icon.svelte` the little one in the list of tables;
 * - `Figure.svelte` draws what stands between its rules, with the pieces of its board.
 *
 * `docs/add-a-game-web.md` tells the whole story.
 */
import type { Component } from "svelte";
import type { Drawn } from "./markdown";
import type { Action } from "./messages";
import type { Showing } from "./showing.svelte";
import type { Table } from "./table.svelte";

export interface Front {
  /** All that lies under the bar while the game is on: board, hand, rivals, and the log from `chrome/Log.svelte`. */
  Desk: Component<{ table: Table }>;
  /** All that lies under the bar once it is over; `chrome/EndActions.svelte` has the buttons. */
  End: Component<{ table: Table }>;
  /** What has to be there before anything is drawn. */
  ready?: () => Promise<unknown>;
  /** What is asked of me in one line, if the game has something shorter than the words of its step. */
  prompt?: (table: Table) => string | null;
  /** A whole play in a few words, such as a bid with its cards; null if its actions one after another will do. */
  plan?: (table: Showing, actions: readonly Action[]) => string | null;
  /** What a thing that stands on the board now is called in what can be done and what cannot; null if as in the log. */
  called?: (table: Table, domain: string, word: string) => string | null;
  /** Where on the desk a thing is that lessons and the guide speak of, as a selector; null if it is nowhere. */
  light?: (word: string) => string | null;
  /** In which windows its board would be too small above what the guide says, as a media query: there it lies on it. */
  low?: string;
}

/** Draws one figure of the rules. Its module may have a `sprite`: the pieces it uses, put on the page once. */
export type Figure = Component<{ drawn: Drawn }>;

const fronts = import.meta.glob<{ default: Front }>("../games/*/index.ts");
const pictures = import.meta.glob<{ default: Component }>("../games/*/Picture.svelte");
const pages = import.meta.glob<{ default: Component }>("../games/*/pages/*.svelte");
const figures = import.meta.glob<{ default: Figure; sprite?: string }>("../games/*/Figure.svelte");
const icons = import.meta.glob<{ default: Component }>("../games/*/Icon.svelte");

/** The board of a game, or null for one that has none yet: that is played from its list. */
export async function front(name: string): Promise<Front | null> {
  const found = (await fronts[`../games/${name}/index.ts`]?.())?.default ?? null;
  await found?.ready?.();
  return found;
}

export async function picture(name: string): Promise<Component | null> {
  const load = pictures[`../games/${name}/Picture.svelte`];
  return load ? (await load()).default : null;
}

export async function icon(name: string): Promise<Component | null> {
  const load = icons[`../games/${name}/Icon.svelte`];
  return load ? (await load()).default : null;
}

/** What draws the figures of a game's rules, and the pieces that it uses. */
export async function figure(name: string): Promise<{ Figure: Figure | null; sprite: string }> {
  const found = await figures[`../games/${name}/Figure.svelte`]?.();
  return { Figure: found?.default ?? null, sprite: found?.sprite ?? "" };
}

/** A page that only this game has, or null. */
export async function page(name: string, which: string): Promise<Component | null> {
  const load = pages[`../games/${name}/pages/${which}.svelte`];
  return load ? (await load()).default : null;
}

/** What pages a game has. */
export function pagesOf(name: string): string[] {
  const own = `../games/${name}/pages/`;
  return Object.keys(pages)
    .filter((path) => path.startsWith(own))
    .map((path) => path.slice(own.length, -".svelte".length));
}
