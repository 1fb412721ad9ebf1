/** Tables for tests: what a board's choosing reads of one, and what it does there. */
import { vi } from "vitest";
import type { Action, Refused, Tried } from "$lib/messages";
import type { Table } from "$lib/table.svelte";

/** Actions by their texts, numbered in that order as a catalogue would. */
export function actions(...texts: string[]): Action[] {
  return texts.map((text, id) => ({ id, text, verb: text.split(" ")[0] ?? "", args: {} }));
}

export function texts(played: readonly (Action | string)[] | null | undefined): string[] | null {
  return played?.map((one) => (typeof one === "string" ? one : one.text)) ?? null;
}

export function tried(view: unknown, list: Action[] | null = null): Tried {
  return { type: "tried", id: "", version: 1, view: view as Tried["view"], actions: list };
}

export const REFUSED: Refused = { type: "refused", id: "", key: "core.not_now", rule: "", facts: {} };

/** A table with this view and list, whose server answers what would be by the texts of what is asked. */
export function table(view: unknown, list: Action[] | null, answers: Record<string, Tried | Refused> = {}) {
  const asked = {
    view,
    actions: list,
    seat: 0,
    connection: { forget: vi.fn() },
    wonder: vi.fn((clicks: readonly (Action | string)[]) =>
      Promise.resolve<Tried | Refused | null>(answers[texts(clicks)?.join(", ") ?? ""] ?? null),
    ),
    play: vi.fn((clicks: readonly (Action | string)[]) => Promise.resolve(clicks.length > 0)),
    explain: vi.fn(() => Promise.resolve()),
    refuse: vi.fn(),
  };
  return { ...asked, asked, as: asked as unknown as Table };
}
