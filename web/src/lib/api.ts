/** The server's HTTP side, typed by its own messages. */
import type {
  GameInfo,
  Guest,
  NewTable,
  PersonalLink,
  PuzzleAsked,
  PuzzleJudged,
  Replay,
  Replayed,
  TableInfo,
} from "./messages";

/** An answer that is not what was asked for. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(detail);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  const response = await fetch(path, init);
  if (!response.ok) {
    const said = (await response.json().catch(() => ({}))) as { detail?: string };
    throw new ApiError(response.status, said.detail ?? response.statusText);
  }
  return (await response.json()) as T;
}

export const api = {
  me: () => call<Guest>("GET", "/api/me"),
  welcome: (name: string) => call<Guest>("POST", "/api/guests", { name }),
  games: () => call<GameInfo[]>("GET", "/api/games"),
  reference: (game: string) => call<Record<string, unknown>>("GET", `/api/games/${game}/reference`),
  puzzle: (game: string, ask: Record<string, string>) =>
    call<PuzzleAsked>("GET", `/api/puzzles/${game}?${new URLSearchParams(ask).toString()}`),
  answer: (game: string, puzzle: string, answer: string[]) =>
    call<PuzzleJudged>("POST", `/api/puzzles/${game}`, { puzzle, answer }),
  lobby: () => call<TableInfo[]>("GET", "/api/tables"),
  mine: () => call<TableInfo[]>("GET", "/api/tables/mine"),
  create: (table: NewTable) => call<TableInfo>("POST", "/api/tables", table),
  byCode: (code: string) => call<TableInfo>("GET", `/api/codes/${encodeURIComponent(code)}`),
  table: (id: string, invite: string) =>
    call<TableInfo>("GET", `/api/tables/${id}?invite=${encodeURIComponent(invite)}`),
  sit: (id: string, seat: number, invite: string) =>
    call<TableInfo>("POST", `/api/tables/${id}/sit`, { seat, invite }),
  leave: (id: string) => call<TableInfo>("POST", `/api/tables/${id}/leave`),
  rematch: (id: string) => call<TableInfo>("POST", `/api/tables/${id}/rematch`),
  myLink: () => call<PersonalLink>("POST", "/api/me/link"),
  comeBack: (token: string) => call<Guest>("POST", "/api/guests/link", { token }),
  replay: (ask: Replay) => call<Replayed>("POST", "/api/replay", ask),
  async record(id: string, invite: string): Promise<string> {
    const response = await fetch(`/api/tables/${id}/record?invite=${encodeURIComponent(invite)}`);
    if (!response.ok) throw new ApiError(response.status, response.statusText);
    return response.text();
  },
};
