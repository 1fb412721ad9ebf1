/** The view of Caylus, after games/caylus/view.py. */

export const GOODS = ["food", "wood", "stone", "cloth", "gold"] as const;
export type Good = (typeof GOODS)[number];
export const ROWS = ["prestige", "money", "resources", "buildings"] as const;
export type Row = (typeof ROWS)[number];
export const SPECIALS = ["gate", "trading-post", "guild", "joust-field", "stables", "inn"] as const;
export type Kind = "printed" | "neutral" | "wood" | "stone" | "residence" | "prestige" | "special";

export interface MoveView {
  move: string;
  space: number;
  price: number;
  on: number[];
  off: number[];
  bailiff: number;
  counts: string[];
}

export interface SectionView {
  section: string;
  size: number;
  built: number;
  left: number;
  points: number;
  marker: number;
  counted: boolean;
  penalty: number;
  favours: number[];
}

/** So much of each; what is nothing is left out. */
export interface Amount {
  deniers?: number;
  cubes?: Partial<Record<Good, number>>;
  resources?: number;
  any?: number;
  points?: number;
  favours?: number;
  income?: number;
}

export interface Offer {
  pays: Amount;
  gets: Amount;
}

export interface SpecialView {
  pays?: Amount;
  gets?: Amount;
  spaces?: number;
  places?: number;
  price?: number;
}

export interface PrintedView {
  workers: number;
  special: Record<string, SpecialView>;
  scoring: { gold: number; cubes: number; deniers: number };
  favour: number;
}

export interface TradeView {
  deniers?: number;
  cubes?: Partial<Record<Good, number>>;
  resources?: number;
  points?: number;
  gold?: number;
}

export interface TileView {
  kind: Kind;
  effect: string;
  cost?: Partial<Record<Good, number>>;
  any?: number;
  points?: number;
  favours?: number;
  income?: number;
  produces?: Partial<Record<Good, number>>[];
  bonus?: Good[];
  sells_at?: number;
  prices?: number[];
  builds?: Kind;
  pays?: Amount;
  trades?: TradeView[];
}

export interface FavourView {
  points?: number;
  deniers?: number;
  take?: Good[];
  exchange?: number;
  build?: Kind;
  discount?: Good;
  lawyer?: number;
}

export interface SeatView {
  deniers: number;
  cubes: Record<Good, number>;
  points: number;
  total: number;
  income: number;
  workers: number;
  favours: Record<Row, number>;
  rows_used: Row[];
  houses: Record<string, number>;
  batches: number;
  counts: Record<string, { favours: number; points: number }>;
  /** What is missing for a batch. */
  lacks: { food: number; kinds: number };
  payable: string[];
}

export interface SpaceView {
  space: number;
  tile: string | null;
  owner: string | null;
  worker: string | null;
  residence_for: string | null;
  works: boolean;
}

export interface CaylusView {
  seat: string | null;
  phase: string | null;
  now: string | null;
  acting: string | null;
  choice: {
    tile?: string;
    bought?: Good;
    left?: number;
    least?: Good;
    cubes?: Partial<Record<Good, number>>;
    prices?: number[];
    row?: Row;
    batches?: string[];
    more?: Record<string, string[]>;
    continues?: boolean;
    waiting?: number;
  };
  offers: Record<string, Offer>;
  at_work: number | null;
  turn: number;
  order: string[];
  passed: string[];
  bridge: number[];
  price: number | null;
  price_next: number | null;
  prices: Record<string, number>;
  /** Places where a worker sent now could do nothing with what its player has. */
  in_vain: string[];
  bailiff: number;
  provost: number;
  moves: MoveView[];
  road: SpaceView[];
  special: Record<string, string | null>;
  stables: string[];
  inn: { left: string | null; guest: string | null };
  castle: string[];
  section: string | null;
  sections: SectionView[];
  columns: (string | null)[];
  favours: Record<Row, FavourView[]> | null;
  stock: Record<string, number>;
  tiles: Record<string, TileView>;
  printed: PrintedView;
  seats: Record<string, SeatView>;
}

export interface Result {
  scores: number[];
  ranks: number[];
  reckoning: Record<string, { points: number; gold: number; cubes: number; deniers: number; total: number }>;
  houses: Record<string, Record<string, number>>;
  turns: number;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A number with its sign, as written in a ledger. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
