/** A table that is no table of the house: one of a record, or of a lesson. Nobody is waited for, and nothing runs. */
import { PROTOCOL, type Position } from "./messages";

export function standing(
  about: { id?: string; game: string; options: Record<string, unknown>; names: (string | null)[] },
  now: Pick<Position, "version" | "view" | "to_move" | "asked" | "actions" | "result"> & { seat: number | null },
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
      to_move: now.to_move,
      your_seat: seat,
      created: 0,
      changed: 0,
      invite: null,
      alike: [],
      rematch: null,
      hosted: false,
      teaching: false,
      placed: false,
    },
    undo: false,
    proposal: null,
    clocks: null,
    commitment: "",
    renewed: [],
    seed: null,
    ...shown,
  };
}
