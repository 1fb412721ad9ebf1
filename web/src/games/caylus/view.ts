// Made from the types of src/bouwmeester/games/caylus by `make types`; not to be edited.

export const CUBES = ["food", "wood", "stone", "cloth", "gold"] as const;
export type Cube = (typeof CUBES)[number];

export const ROWS = ["prestige", "money", "resources", "buildings"] as const;
export type Row = (typeof ROWS)[number];

export const SECTIONS = ["dungeon", "walls", "towers"] as const;
export type Section = (typeof SECTIONS)[number];

export const SPECIALS = ["gate", "trading-post", "guild", "joust-field", "stables", "inn"] as const;
export type Special = (typeof SPECIALS)[number];

export const FIGURES = ["rulebook", "printed"] as const;
export type Figure = (typeof FIGURES)[number];

export const KINDS = ["printed", "neutral", "wood", "stone", "residence", "prestige"] as const;
export type Kind = (typeof KINDS)[number];

export interface CaylusView {
  seat: string | null;
  phase: string | null;
  now: string | null;
  acting: string | null;
  choice: ChoiceView;
  offers: Record<string, OfferView>;
  at_work: number | null;
  turn: number;
  order: string[];
  passed: string[];
  bridge: number[];
  price: number | null;
  price_next: number | null;
  prices: Record<string, number>;
  in_vain: string[];
  bailiff: number;
  provost: number;
  moves: MoveView[];
  road: SpaceView[];
  special: Partial<Record<Special, string | null>>;
  stables: string[];
  inn: InnView;
  castle: string[];
  section: Section | null;
  sections: SectionView[];
  columns: (Section | null)[];
  favour_table: boolean;
  figures: Figure;
  stock: Record<string, number>;
  seats: Record<string, SeatView>;
}

/** What the present step is about, as far as there is more to say than its name. */
export interface ChoiceView {
  tile?: string;
  bought?: Cube;
  left?: number;
  least?: Cube;
  cubes?: Partial<Record<Cube, number>>;
  prices?: number[];
  row?: Row;
  batches?: string[];
  more?: Record<string, string[]>;
  continues?: boolean;
  waiting?: number;
}

export interface OfferView {
  pays: AmountView;
  gets: AmountView;
}

/** So much of each; what is nothing is left out. */
export interface AmountView {
  deniers?: number;
  cubes?: Partial<Record<Cube, number>>;
  resources?: number;
  any?: number;
  points?: number;
  favours?: number;
  income?: number;
}

/** A move of the provost from where he stands: which workers it wakes and which it puts to sleep. */
export interface MoveView {
  move: string;
  space: number;
  price: number;
  on: number[];
  off: number[];
  bailiff: number;
  counts: Section[];
}

export interface SpaceView {
  space: number;
  tile: string | null;
  owner: string | null;
  worker: string | null;
  residence_for: string | null;
  works: boolean;
}

export interface InnView {
  left: string | null;
  guest: string | null;
}

export interface SectionView {
  section: Section;
  built: number;
  left: number;
  counted: boolean;
}

export interface SeatView {
  deniers: number;
  cubes: Record<Cube, number>;
  points: number;
  total: number;
  income: number;
  workers: number;
  favours: Record<Row, number>;
  rows_used: Row[];
  houses: Record<Section, number>;
  batches: number;
  lacks: LackView;
  counts: Partial<Record<Section, CountView>>;
  payable: string[];
}

/** What is missing for a batch. */
export interface LackView {
  food: number;
  kinds: number;
}

/** What the count of a section would do to a seat now. */
export interface CountView {
  favours: number;
  points: number;
}

/** How the match ended, besides scores and ranks. */
export interface CaylusDetails {
  reckoning: Record<string, Reckoning>;
  houses: Record<string, Record<Section, number>>;
  turns: number;
}

/** How the points of one seat come about. */
export interface Reckoning {
  points: number;
  gold: number;
  cubes: number;
  deniers: number;
  total: number;
}

/** What is printed on the board, on the tiles and on the players' sheets. */
export interface CaylusReference {
  workers: number;
  special: Record<Special, SpecialView>;
  sections: Record<Section, PrintedSection>;
  scoring: ScoringView;
  favour: number;
  favours: Record<Row, FavourView[]>;
  tiles: Record<Figure, Record<string, TileView>>;
}

/** What a special building asks of a worker's player and gives. */
export interface SpecialView {
  pays?: AmountView;
  gets?: AmountView;
  spaces?: number;
  places?: number;
  price?: number;
}

/** A section of the castle. */
export interface PrintedSection {
  size: number;
  points: number;
  marker: number;
  penalty: number;
  favours: number[];
}

/** At the end: points for a gold; how many other cubes, and how many deniers, are a point. */
export interface ScoringView {
  gold: number;
  cubes: number;
  deniers: number;
}

/** One field of the table of favours. */
export interface FavourView {
  points?: number;
  deniers?: number;
  take?: Cube[];
  exchange?: number;
  build?: Kind;
  discount?: Cube;
  lawyer?: number;
}

/** What is nothing is left out, but for the kind and the effect. */
export interface TileView {
  kind: Kind;
  cost?: Partial<Record<Cube, number>>;
  any?: number;
  points?: number;
  favours?: number;
  income?: number;
  effect: string;
  produces?: Partial<Record<Cube, number>>[];
  bonus?: Cube[];
  sells_at?: number;
  prices?: number[];
  builds?: Kind;
  pays?: AmountView;
  trades?: TradeView[];
}

/** What is given (deniers, cubes, resources of any kind) and what it brings (points, gold). */
export interface TradeView {
  deniers?: number;
  cubes?: Partial<Record<Cube, number>>;
  resources?: number;
  points?: number;
  gold?: number;
}
