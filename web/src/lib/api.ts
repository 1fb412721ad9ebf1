/** The server's HTTP side, typed by its own messages. */
import type {
  Addresses,
  Board,
  Channel,
  Contest,
  ContestInfo,
  Exercise,
  Counted,
  FinishedPage,
  GameInfo,
  Guest,
  Invitation,
  KeeperDesk,
  Known,
  Learned,
  LessonWish,
  Leaving,
  NewAct,
  NewChannel,
  NewContest,
  NewReport,
  NewTable,
  Notices,
  OutsideBot,
  PasskeyAnswer,
  PasskeyQuestion,
  Peace,
  PeaceWish,
  PersonalLink,
  Place,
  Placed,
  Profile,
  PuzzleQuestion,
  PuzzleJudged,
  Replay,
  Replayed,
  Reviewed,
  Standing,
  TableInfo,
  Taught,
  Tested,
  Wishes,
} from "./messages";

import { judgedOffline, lessonOffline, puzzleOffline } from "./offline";

/** An answer that is not what was asked for: why, as a key of the text files; the detail is for whoever debugs. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly key = "",
    readonly facts: Record<string, string | number> = {},
  ) {
    super(detail);
  }

  /** Whether it says nothing of what was asked for: the house has too much to do, or cannot just now. */
  get passing(): boolean {
    return this.status === 429 || this.status >= 500;
  }
}

interface Refusal {
  detail?: string;
  key?: string;
  facts?: Record<string, string | number>;
  extra?: { key?: string };
}

async function refused(response: Response): Promise<ApiError> {
  const said = (await response.json().catch(() => ({}))) as Refusal;
  return new ApiError(
    response.status,
    said.detail ?? response.statusText,
    said.key ?? said.extra?.key ?? "",
    said.facts ?? {},
  );
}

async function text(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw await refused(response);
  return response.text();
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  const response = await fetch(path, init);
  if (!response.ok) throw await refused(response);
  // What answers with nothing but "done" has nothing to read.
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** What only a line brings, or what was taken along for when there is none. */
async function orKept<T>(asked: Promise<T>, look: () => Promise<T | null>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const found = error instanceof TypeError ? await look() : null;
    if (found === null) throw error;
    return found;
  }
}

/** What was written in a field of several lines: the house keeps it in one, and takes no ends of lines. */
const inOneLine = (words = "") => words.trim().replace(/\s+/g, " ");

export const api = {
  peace: () => call<Peace>("GET", "/api/me/peace"),
  wantPeace: (user: string, wish: PeaceWish) => call<Peace>("PUT", `/api/me/peace/${user}`, wish),
  report: (table: string, report: NewReport) =>
    call<null>("POST", `/api/tables/${table}/reports`, { ...report, words: inOneLine(report.words) }),
  invite: (table: string, user: string) => call<null>("POST", `/api/tables/${table}/invitations`, { user }),
  invitations: () => call<Invitation[]>("GET", "/api/me/invitations"),
  noThanks: (table: string) => call<null>("DELETE", `/api/me/invitations/${table}`),
  decline: (table: string, user: string) => call<TableInfo>("POST", `/api/tables/${table}/decline`, { user }),
  standing: () => call<Standing>("GET", "/api/me/standing"),
  haveRead: (word: string) => call<null>("POST", `/api/me/standing/${word}`),
  keeper: () => call<KeeperDesk>("GET", "/api/keeper"),
  act: (act: NewAct) => call<KeeperDesk>("POST", "/api/keeper/acts", { ...act, why: inOneLine(act.why) }),
  undoAct: (id: string) => call<KeeperDesk>("DELETE", `/api/keeper/acts/${id}`),
  leaving: () => call<Leaving>("GET", "/api/me/leaving"),
  forgetMe: () => call<Leaving>("DELETE", "/api/me"),
  stay: () => call<Leaving>("DELETE", "/api/me/leaving"),
  person: (id: string) => call<Profile>("GET", `/api/people/${id}`),
  board: (game: string, pool: number) => call<Board>("GET", `/api/boards/${game}?pool=${pool}`),
  counted: (id: string) => call<Counted>("GET", `/api/tables/${id}/counted`),
  events: () => call<ContestInfo[]>("GET", "/api/events"),
  event: (code: string) => call<Contest>("GET", `/api/events/${encodeURIComponent(code)}`),
  newEvent: (wish: NewContest) => call<Contest>("POST", "/api/events", wish),
  enterEvent: (code: string) => call<Contest>("POST", `/api/events/${code}/entry`),
  leaveEvent: (code: string) => call<Contest>("DELETE", `/api/events/${code}/entry`),
  runEvent: (code: string, what: "begin" | "pause" | "resume" | "cancel" | "close" | "reopen" | "next") =>
    call<Contest>("POST", `/api/events/${code}/${what}`),
  setEventTime: (code: string, starts: number | null) =>
    call<Contest>("POST", `/api/events/${code}/time`, { starts }),
  dropFromEvent: (code: string, number: number) => call<Contest>("POST", `/api/events/${code}/drop`, { number }),
  known: () => call<Known>("GET", "/api/me/known"),
  askPasskey: () => call<PasskeyQuestion>("POST", "/api/me/passkeys/ask"),
  addPasskey: (answer: PasskeyAnswer) => call<null>("POST", "/api/me/passkeys", answer),
  removePasskey: (id: string) => call<null>("DELETE", `/api/me/passkeys/${id}`),
  askSignIn: () => call<PasskeyQuestion>("POST", "/api/passkeys/ask"),
  signIn: (answer: PasskeyAnswer) => call<Guest>("POST", "/api/passkeys", answer),
  signOut: (device: string) => call<null>("DELETE", `/api/me/devices/${device}`),
  signOutOthers: () => call<null>("DELETE", "/api/me/devices"),
  join: (token: string) => call<null>("POST", "/api/me/joins", { token }),
  undoJoin: (id: string) => call<null>("DELETE", `/api/me/joins/${id}`),
  notices: () => call<Notices>("GET", "/api/me/notices"),
  wish: (wishes: Wishes) => call<Notices>("PUT", "/api/me/notices", wishes),
  addChannel: (channel: NewChannel) => call<Channel>("POST", "/api/me/channels", channel),
  removeChannel: (id: string) => call<null>("DELETE", `/api/me/channels/${id}`),
  testChannel: (id: string) => call<Tested>("POST", `/api/me/channels/${id}/test`),
  confirmBox: (token: string) => call<null>("POST", "/api/channels/confirm", { token }),
  leaveBox: (token: string) => call<null>("POST", `/api/unsubscribe/${encodeURIComponent(token)}`),
  me: () => call<Guest>("GET", "/api/me"),
  welcome: (name: string) => call<Guest>("POST", "/api/guests", { name }),
  games: () => call<GameInfo[]>("GET", "/api/games"),
  reference: (game: string) => call<Record<string, unknown>>("GET", `/api/games/${game}/reference`),
  words: (game: string, language: string) => text(`/api/games/${game}/words/${language}`),
  rules: (game: string, language: string) => text(`/api/games/${game}/rules/${language}`),
  puzzle: (game: string, ask: Record<string, string>) =>
    orKept(call<PuzzleQuestion>("GET", `/api/puzzles/${game}?${new URLSearchParams(ask).toString()}`), () =>
      puzzleOffline(game, ask),
    ),
  answer: (game: string, puzzle: string, answer: string[], help: number) =>
    orKept(call<PuzzleJudged>("POST", `/api/puzzles/${game}`, { puzzle, answer, help }), () =>
      judgedOffline(game, puzzle, answer, help),
    ),
  lesson: (game: string, lesson: string, wish: LessonWish) =>
    orKept(call<Taught>("POST", `/api/games/${game}/lessons/${lesson}`, wish), () =>
      lessonOffline(game, lesson, wish),
    ),
  learned: (learned: string[]) => call<Learned>("POST", "/api/me/learned", { learned }),
  lobby: () => call<TableInfo[]>("GET", "/api/tables"),
  mine: () => call<TableInfo[]>("GET", "/api/tables/mine"),
  finished: (page: number, count: number) =>
    call<FinishedPage>("GET", `/api/tables/finished?page=${page}&count=${count}`),
  putAway: (id: string) => call<null>("POST", `/api/tables/${id}/put-away`),
  create: (table: NewTable) => call<TableInfo>("POST", "/api/tables", table),
  byCode: (code: string) => call<TableInfo>("GET", `/api/codes/${encodeURIComponent(code)}`),
  table: (id: string, invite: string) =>
    call<TableInfo>("GET", `/api/tables/${id}?invite=${encodeURIComponent(invite)}`),
  sit: (id: string, seat: number, invite: string) =>
    call<TableInfo>("POST", `/api/tables/${id}/sit`, { seat, invite }),
  leave: (id: string) => call<TableInfo>("POST", `/api/tables/${id}/leave`),
  seatBot: (id: string, seat: number, bot: string | null) =>
    call<TableInfo>("POST", `/api/tables/${id}/bots`, { seat, bot }),
  close: (id: string) => call<null>("POST", `/api/tables/${id}/close`),
  resign: (id: string) => call<TableInfo>("POST", `/api/tables/${id}/resign`),
  addresses: () => call<Addresses>("GET", "/api/addresses"),
  rematch: (id: string) => call<TableInfo>("POST", `/api/tables/${id}/rematch`),
  myLink: () => call<PersonalLink>("POST", "/api/me/link"),
  noLink: () => call<null>("DELETE", "/api/me/link"),
  comeBack: (token: string) => call<Guest>("POST", "/api/guests/link", { token }),
  bots: () => call<OutsideBot[]>("GET", "/api/me/bots"),
  letIn: (name: string, shared: boolean) => call<OutsideBot>("POST", "/api/me/bots", { name, shared }),
  sendAway: (bot: string) => call<null>("DELETE", `/api/me/bots/${encodeURIComponent(bot)}`),
  replay: (ask: Replay) => call<Replayed>("POST", "/api/replay", ask),
  review: (id: string, invite: string) =>
    call<Reviewed>("GET", `/api/tables/${id}/review?invite=${encodeURIComponent(invite)}`),
  exercises: () => call<Exercise[]>("GET", "/api/me/exercises"),
  place: (wish: Place) => call<Placed>("POST", "/api/positions", wish),
  record: (id: string, invite: string) => text(`/api/tables/${id}/record?invite=${encodeURIComponent(invite)}`),
};
