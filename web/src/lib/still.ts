/** A table at which nothing happens: a moment of a record, or of a puzzle, as a seat sees it. */
import { PROTOCOL, type Position } from "./messages";

export interface Seen {
  game: string;
  options: Record<string, unknown>;
  names: (string | null)[];
  view: Record<string, unknown> | null;
  /** Whose eyes; null for a spectator's or everybody's. */
  seat: number | null;
  version: number;
}

export function still({ game, options, names, view, seat, version }: Seen): Position {
  return {
    type: "position",
    protocol: PROTOCOL,
    table: {
      id: "",
      code: "",
      game,
      options,
      chairs: names.map((name, i) => ({
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
      version,
      to_move: null,
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
    version,
    view,
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
  };
}
