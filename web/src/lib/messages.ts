// Made from src/bouwmeester/server/protocol by `make types`; not to be edited.
export const PROTOCOL = 4;

export const LANGUAGES = ["en", "nl", "de"] as const;

export interface NewGuest {
  name: string;
}

export interface OtherGuest {
  name: string;
  tables: number;
  token: string;
}

export interface Guest {
  id: string;
  name: string;
  learned: string[];
  other: OtherGuest | null;
}

export interface Learned {
  learned: string[];
}

export interface PersonalLink {
  token: string;
}

export interface Lexicon {
  domains: Record<string, string[]>;
  verbs: Record<string, Record<string, string>>;
  facts: Record<string, Record<string, string>>;
}

export interface LessonInfo {
  name: string;
  steps: number;
  minutes: number;
}

export interface GuideInfo {
  say: string;
  step: string;
  verb: string;
  show: string[];
  rule: string;
}

export interface CourseInfo {
  lessons: LessonInfo[];
  guide: GuideInfo[];
}

export interface GameInfo {
  name: string;
  rules_version: number;
  seats: number[];
  options: Record<string, unknown[]>;
  bots: string[];
  temperaments: string[];
  rules: boolean;
  course: CourseInfo | null;
  lexicon: Lexicon;
}

export interface Action {
  id: number;
  text: string;
  verb: string;
  args: Record<string, string>;
}

export interface Clock {
  kind?: "none" | "move" | "bank";
  seconds?: number;
  increment?: number;
}

export interface NewTable {
  game: string;
  chairs: string[];
  options?: Record<string, unknown>;
  public?: boolean;
  pace?: "live" | "days";
  clock?: Clock;
  undo?: "free" | "never";
  chat?: boolean;
  teaching?: boolean;
  taught?: number[];
  position?: Record<string, unknown> | null;
}

export interface NewBot {
  name: string;
  shared?: boolean;
}

export interface OutsideBot {
  id: string;
  name: string;
  shared: boolean;
  own: boolean;
  here: boolean;
  games: string[];
  token: string | null;
}

export interface Sit {
  seat: number;
  invite?: string;
}

export interface Chair {
  seat: number;
  user: string | null;
  name: string | null;
  bot: string | null;
  here: boolean;
  kept: string | null;
  resigned: string | null;
}

export interface Proposal {
  about: "undo" | "replace";
  by: number;
  seat: number;
  agreed: number[];
  asked: number[];
  until: number;
}

export interface Clocks {
  left: number[];
  running: number | null;
  since: number;
}

export interface TableInfo {
  id: string;
  code: string;
  game: string;
  options: Record<string, unknown>;
  chairs: Chair[];
  public: boolean;
  pace: string;
  clock: Clock;
  undo: string;
  chat: boolean;
  status: string;
  version: number;
  to_move: number | null;
  your_seat: number | null;
  created: number;
  changed: number;
  invite: string | null;
  rematch: string | null;
  alike: number[];
  hosted: boolean;
  teaching: boolean;
  placed: boolean;
  taught: number[];
  contest: string;
}

export interface Finished {
  table: TableInfo;
  seat: number | null;
  scores: number[];
  ranks: number[];
}

export interface FinishedPage {
  matches: Finished[];
  total: number;
}

export interface SeatBot {
  seat: number;
  bot: string | null;
}

export interface Addresses {
  addresses: string[];
}

export interface Play {
  type: "play";
  id: string;
  version: number;
  actions: (number | string)[];
  sure?: boolean;
}

export interface Try {
  type: "try";
  id: string;
  version: number;
  actions: (number | string)[];
}

export interface Hint {
  type: "hint";
  id: string;
  version: number;
}

export interface Look {
  type: "look";
  id: string;
  since: number;
}

export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

export interface Propose {
  type: "propose";
  id: string;
  version: number;
  about: "undo" | "replace";
  seat: number;
}

export interface Vote {
  type: "vote";
  id: string;
  yes: boolean;
}

export interface Return {
  type: "return";
  id: string;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface Ping {
  type: "ping";
}

export interface Happened {
  key: string;
  facts: Record<string, string | number>;
  version: number;
}

export interface Position {
  type: "position";
  protocol: number;
  table: TableInfo;
  version: number;
  view: Record<string, unknown> | null;
  to_move: number | null;
  asked: number[];
  actions: Action[] | null;
  undo: boolean;
  proposal: Proposal | null;
  clocks: Clocks | null;
  commitment: string;
  renewed: string[];
  result: Record<string, unknown> | null;
  seed: string | null;
}

export interface News {
  type: "news";
  since: number;
  version: number;
  events: Happened[];
}

export interface Done {
  type: "done";
  id: string;
  version: number;
}

export interface Tried {
  type: "tried";
  id: string;
  version: number;
  view: Record<string, unknown> | null;
  actions: Action[] | null;
}

export interface Ground {
  key: string;
  facts: Record<string, string | number>;
  against: boolean;
}

export interface Choice {
  actions: Action[];
  share: number;
  grounds: Ground[];
}

export interface Hinted {
  type: "hinted";
  id: string;
  version: number;
  choices: Choice[];
  help: Record<string, unknown> | null;
}

export interface Warned {
  type: "warned";
  id: string;
  version: number;
  chosen: Choice;
  better: Choice;
}

export interface Glimpse {
  version: number;
  view: Record<string, unknown>;
  to_move: number | null;
  events: Happened[];
}

export interface Looked {
  type: "looked";
  id: string;
  version: number;
  glimpses: Glimpse[];
  more: boolean;
}

export interface Refused {
  type: "refused";
  id: string;
  key: string;
  rule: string;
  facts: Record<string, string | number>;
}

export interface Stale {
  type: "stale";
  id: string;
  version: number;
}

export interface Declined {
  type: "declined";
  about: string;
  by: number;
  seat: number;
}

export interface Said {
  type: "said";
  number: number;
  user: string;
  name: string;
  text: string;
  at: number;
}

export interface Pong {
  type: "pong";
  at: number;
}

export interface Closing {
  type: "closing";
}

export interface Called {
  type: "called";
}

export interface Replay {
  record: string;
  first?: number;
  count?: number;
  seats?: (number | "open" | null)[];
}

export interface Moment {
  line: number;
  actor: number | null;
  text: string | null;
  views: Record<string, unknown>[];
  events: Happened[][];
}

export interface Replayed {
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  moments: number;
  first: number;
  shown: Moment[];
  result: Record<string, unknown> | null;
}

export interface Fault {
  key: string;
  rule: string;
  facts: Record<string, string | number>;
}

export interface LessonWish {
  how: "look" | "try" | "play" | "show" | "next";
  done?: string[][];
  begun?: string[];
  actions?: (number | string)[];
}

export interface LessonMoment {
  view: Record<string, unknown> | null;
  to_move: number | null;
  events: Happened[];
}

export interface Taught {
  done: string[][];
  begun: string[];
  say: string | null;
  show: string[];
  rule: string;
  expects: boolean;
  seats: number;
  options: Record<string, unknown>;
  moments: LessonMoment[];
  actions: Action[] | null;
  result: Record<string, unknown> | null;
  refused: Fault | null;
}

export interface LessonPage {
  look: Taught;
  goes: Record<string, Taught>;
  tries: Record<string, Taught>;
  wrong: Record<string, Fault>;
}

export interface LessonBook {
  pages: Record<string, LessonPage>;
  texts: Record<string, string>;
}

export interface PuzzleQuestion {
  name: string;
  kind: string;
  level: number;
  ordered: boolean;
  choices: string[];
  question: Record<string, unknown>;
  plans: Action[][];
}

export interface PuzzleAnswer {
  puzzle: string;
  answer: string[];
  help?: number;
}

export interface PuzzleJudged {
  right: boolean;
  wrong: number;
  missing: number;
  faults: Fault[];
  answers: string[][] | null;
}

export interface PuzzleDay {
  asked: PuzzleQuestion;
  judged: Record<string, PuzzleJudged>;
}

export interface PuzzleDays {
  days: PuzzleDay[];
}

export interface Exercise {
  table: string;
  game: string;
  line: number;
  seat: number;
  loss: number;
}

export interface Review {
  record: string;
}

export interface Share {
  line: number;
  by: number | null;
  shares: number[];
}

export interface Judged {
  line: number;
  seat: number;
  played: Action[];
  better: Action[];
  loss: number;
  surely: number;
  word: "inaccuracy" | "mistake" | "blunder" | null;
  choices: Choice[];
}

export interface TurningPoint {
  kind: "mistake" | "only-move" | "luck";
  line: number;
  seat: number;
  gained: number[];
  judged: Judged | null;
}

export interface SeatReview {
  sums: Record<string, number>;
  decisions: number;
  loss_per_decision: number;
  worst: Judged[];
}

export interface ReviewReport {
  seats: SeatReview[];
  moments: TurningPoint[];
  luck: boolean;
}

export interface Reviewed {
  game: string;
  done: number;
  curve: Share[];
  report: ReviewReport | null;
}

export interface Place {
  position?: Record<string, unknown> | null;
  record?: string;
  line?: number;
  seen?: number | "open";
}

export interface Placed {
  position: Record<string, unknown>;
  record: string;
  seats: number;
  to_move: number | null;
}

export interface Quiet {
  start: number;
  end: number;
  zone: string;
  clock?: boolean;
}

export interface Wishes {
  kinds: Partial<Record<"turn" | "clock" | "full" | "proposal" | "invited" | "over", ("push" | "mail" | "webhook")[]>>;
  tables?: Partial<Record<string, ("push" | "mail" | "webhook")[]>>;
  quiet?: Quiet | null;
  always?: boolean;
  language?: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface NewChannel {
  kind: "push" | "mail" | "webhook";
  address: string;
  keys?: PushKeys | null;
  style?: "json" | "discord" | "ntfy";
  label?: string;
}

export interface Channel {
  id: string;
  kind: "push" | "mail" | "webhook";
  address: string;
  style: "json" | "discord" | "ntfy";
  label: string;
  state: string;
  created: number;
  secret: string | null;
}

export interface Notices {
  wishes: Wishes;
  channels: Channel[];
  push: string;
  webhook: boolean;
  mail: boolean;
}

export interface ChannelToken {
  token: string;
}

export interface Tested {
  sent: boolean;
}

export interface Passkey {
  id: string;
  label: string;
  created: number;
  used: number | null;
}

export interface Device {
  id: string;
  label: string;
  created: number;
  seen: number;
  this: boolean;
}

export interface Join {
  id: string;
  name: string;
  at: number;
  tables: number;
}

export interface Known {
  passkeys: Passkey[];
  devices: Device[];
  joins: Join[];
  can: boolean;
}

export interface PasskeyQuestion {
  options: Record<string, unknown>;
  ticket: string;
}

export interface PasskeyAnswer {
  ticket: string;
  credential: Record<string, unknown>;
  label?: string;
}

export interface JoinToken {
  token: string;
}

export interface Player {
  user: string | null;
  name: string | null;
  bot: string | null;
  seat: number;
}

export interface ProfileGame {
  game: string;
  seats: number;
  games: number;
  won: number;
  low: number;
  high: number;
  ranks: number[];
}

export interface ProfileRating {
  game: string;
  pool: number;
  rating: number;
  band: number;
  games: number;
  provisional: boolean;
}

export interface ProfileMatch {
  table: string;
  game: string;
  at: number;
  seats: number;
  rank: number;
  score: number;
  stayed: boolean;
  why: string;
  change: number | null;
  others: Player[];
}

export interface Against {
  player: Player;
  ahead: number;
  even: number;
  behind: number;
}

export interface Profile {
  id: string;
  name: string;
  since: number;
  games: number;
  won: number;
  stayed: number;
  kinds: ProfileGame[];
  ratings: ProfileRating[];
  last: ProfileMatch[];
  against: Against[];
}

export interface BoardRow {
  player: Player;
  place: number | null;
  rating: number;
  band: number;
  games: number;
  won: number;
  month: number | null;
  at: number;
}

export interface Board {
  game: string;
  pool: number;
  rows: BoardRow[];
  not_yet: BoardRow[];
}

export interface Counted {
  known: boolean;
  why: string;
  changes: (number | null)[];
}

export interface Leaving {
  at: number | null;
}

export interface PeaceWish {
  mute: boolean;
  avoid: boolean;
}

export interface Peace {
  muted: Player[];
  avoided: Player[];
}

export interface Invite {
  user: string;
}

export interface Invitation {
  table: TableInfo;
  by: Player;
}

export interface NewReport {
  about: string;
  reason: "words" | "spam" | "name" | "stalling" | "unfair" | "other";
  words?: string;
  line?: number | null;
}

export interface Decline {
  user: string;
}

export interface HeardLine {
  number: number;
  by: Player;
  text: string;
  at: number;
}

export interface Report {
  id: string;
  at: number;
  by: Player;
  about: Player;
  table: string;
  game: string;
  reason: "words" | "spam" | "name" | "stalling" | "unfair" | "other";
  words: string;
  line: number | null;
  heard: HeardLine[];
}

export interface Act {
  id: string;
  at: number;
  kind: "warn" | "mute" | "close" | "dismiss" | "keeper";
  about: Player;
  by: Player | null;
  reason: "words" | "spam" | "name" | "stalling" | "unfair" | "other";
  why: string;
  until: number | null;
  report: string | null;
  seen: number | null;
  undone: number | null;
  undone_by: Player | null;
}

export interface NewAct {
  kind: "warn" | "mute" | "close" | "dismiss";
  about: string;
  reason: "words" | "spam" | "name" | "stalling" | "unfair" | "other";
  why?: string;
  days?: number | null;
  report?: string | null;
}

export interface KeeperDesk {
  reports: Report[];
  acts: Act[];
  waiting: number;
}

export interface KeeperWord {
  id: string;
  kind: "warn" | "mute" | "close";
  reason: "words" | "spam" | "name" | "stalling" | "unfair" | "other";
  why: string;
  until: number | null;
}

export interface Standing {
  keeper: boolean;
  words: KeeperWord[];
}

export interface ContestSetup {
  name: string;
  game: string;
  seats: number;
  kind?: "swiss" | "league";
  rounds?: number;
  group?: number;
  clock?: Clock;
  wait?: number;
  rest?: number;
  options?: Record<string, unknown>;
  public?: boolean;
}

export interface NewContest {
  name: string;
  game: string;
  seats: number;
  kind?: "swiss" | "league";
  rounds?: number;
  group?: number;
  clock?: Clock;
  wait?: number;
  rest?: number;
  options?: Record<string, unknown>;
  public?: boolean;
  starts?: number | null;
}

export interface Starting {
  starts: number | null;
}

export interface Drop {
  number: number;
}

export interface ContestInfo {
  code: string;
  name: string;
  game: string;
  kind: "swiss" | "league";
  status: "open" | "playing" | "paused" | "over" | "cancelled";
  seats: number;
  rounds: number;
  round: number;
  people: number;
  host: Player;
  created: number;
  hosted: boolean;
  entered: boolean;
  joins: boolean;
  starts: number | null;
  season: number;
}

export interface Entrant {
  number: number;
  player: Player;
  gone: boolean;
  group: number | null;
}

export interface ContestRow {
  place: number;
  number: number;
  points: number;
  wins: number;
  opponents: number;
}

export interface ContestTable {
  round: number;
  number: number;
  table: string;
  seats: number[];
  begins: number;
  places: number[] | null;
}

export interface ContestGroup {
  round: number;
  starts: number | null;
  over: boolean;
  again: number;
  rows: ContestRow[];
  tables: ContestTable[];
}

export interface Contest {
  about: ContestInfo;
  clock: Clock;
  wait: number;
  rest: number;
  options: Record<string, unknown>;
  public: boolean;
  entrants: Entrant[];
  groups: ContestGroup[];
  you: number | null;
  closed: boolean;
  previous: string | null;
  next: string | null;
  now: number;
}

/** How a match ended, by seat; a game adds its details. */
export interface Result {
  scores: number[];
  ranks: number[];
}

export type FromClient = Play | Try | Hint | Look | Undo | Propose | Vote | Return | Say | Ping;

export type FromServer = Position | News | Done | Tried | Hinted | Warned | Looked | Refused | Stale | Declined | Said | Pong | Closing | Called;
