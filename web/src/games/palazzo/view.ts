// Made from the types of src/bouwmeester/games/palazzo by `make types`; not to be edited.

export const QUARRIES = ["north", "east", "south", "west"] as const;
export type Quarry = (typeof QUARRIES)[number];

export interface PalazzoView {
  seat: string | null;
  now: string | null;
  choice: ChoiceView | null;
  purse: PurseView | null;
  seats: Record<string, SeatView>;
  acting: string | null;
  turn: string | null;
  builder: Quarry | null;
  paths: Partial<Record<Quarry, number>>;
  quarries: Record<Quarry, string[]>;
  supply: string[];
  price: number;
  stacks: number[];
  box: string[];
  riders: number;
  deck: number;
  discard: string[];
  shown: string[];
  auction: AuctionView | null;
  lot: string[];
  building: string | null;
}

/** What the present player has picked and not yet laid; only that player sees it. */
export interface ChoiceView {
  tiles: string[];
  items: string[];
  total: number;
}

export interface PurseView {
  needed: number;
  reach: number;
  ways: string[][];
  worth: Record<string, number>;
  cheapest: string[] | null;
}

export interface SeatView {
  cards: number;
  known: string[];
  hand: string[] | null;
  palaces: PalacePoints[];
  points: number;
}

/** How the points of one palace come about. */
export interface PalacePoints {
  tiles: string[];
  windows: number;
  height: number;
  one_material: number;
  points: number;
}

export interface AuctionView {
  auctioneer: string;
  highest: number;
  bids: Record<string, BidView>;
}

export interface BidView {
  laid: string[];
  total: number;
  passed: boolean;
}

/** How the match ended, besides scores and ranks. */
export interface PalazzoDetails {
  palaces: Record<string, PalacePoints[]>;
  money: Record<string, number>;
  tie_break: boolean;
}
