/** A table that is no table of the house: one of a record, of a lesson or of a puzzle. Nobody is waited for, and nothing runs. */
import { PROTOCOL, type Position } from "./messages";

export function standing(
  about: { id?: string; game: string; options: Record<string, unknown>; names: (string | null)[] },
  now: Pick<Position, "version" | "view"> &
    Partial<Pick<Position, "to_move" | "asked" | "actions" | "result">> & { seat: number | null },
): Position {
  const { seat, ...shown } = now;
  return {
    type: "position",
    protocol: PROTOCOL,
    table: {
      id: about.id ?? "",
      code: "",
      game: about.game,
      options: about.options,
      chairs: about.names.map((name, i) => ({
        seat: i,
        user: null,
        name,
        bot: null,
        here: true,
        kept: null,
        resigned: null,
      })),
      public: true,
      pace: "live",
      clock: { kind: "none" },
      undo: "never",
      chat: false,
      status: "playing",
      version: now.version,
      to_move: now.to_move ?? null,
      your_seat: seat,
      created: 0,
      changed: 0,
      invite: null,
      alike: [],
      rematch: null,
      hosted: false,
      teaching: false,
      taught: [],
      placed: false,
      contest: "",
    },
    to_move: null,
    asked: [],
    actions: null,
    undo: false,
    proposal: null,
    clocks: null,
    commitment: "",
    renewed: [],
    result: null,
    seed: null,
    ...shown,
  };
}
