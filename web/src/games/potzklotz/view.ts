// Made from the types of src/bouwmeester/games/potzklotz by `make types`; not to be edited.

export const FACES = ["top", "left", "right"] as const;
export type Face = (typeof FACES)[number];

export interface PotzklotzView {
  seat: string | null;
  unseen: string[];
  seats: Record<string, SeatView>;
  now: string | null;
  acting: string | null;
  asked: string[];
  turn: string | null;
  first: string | null;
  deal: number;
  deals: Record<string, number>[];
  shown: string | null;
  building: BuildingView | null;
  lifted: string | null;
  set: string | null;
  start: string | null;
  stack: number;
  bottom: string | null;
  chain: number;
  turned: number;
  idle: number;
  last_round: boolean;
}

export interface SeatView {
  cards: number;
  known: string[];
  hand: string[] | null;
  laid: string[];
  late: boolean;
  points: number;
}

/** What stands now: its plan with the place of the plan's far left corner, and the whole window row by row. */
export interface BuildingView {
  plan: string;
  at: string;
  rows: string[];
}

/** How the match ended, besides scores and ranks. */
export interface PotzklotzDetails {
  deals: Record<string, number>[];
  left: Record<string, string[]>;
  laid: Record<string, string[]>;
  stack: number;
}

export interface HintView {
  right: Record<string, WayView[]>;
  wrong: Record<string, WhyView>;
}

export interface WayView {
  lift: string;
  set: string;
}

export interface WhyView {
  key: string;
  rule: string;
  facts: Record<string, string | number>;
}

/** A puzzle before it is answered. */
export interface QuestionView {
  kind: string;
  ordered: boolean;
  start: string;
  cards: string[];
  plans: Record<string, string>;
  pictures: Record<string, PictureView>;
  difficulty: number;
  grade: number;
}

/** A picture to be drawn: its size, and faces that do not overlap, so in any order. The side of a cube is 1. */
export interface PictureView {
  width: number;
  height: number;
  faces: FaceView[];
}

/** A face that shows, or the half of it that does: which way it looks, whose it is, its shade and outline. */
export interface FaceView {
  face: Face;
  cube: number[];
  shade: string;
  points: number[][];
}

export interface PotzklotzReference {
  window: PrintedWindow;
  cards: Record<string, PrintedCard>;
  buildings: PrintedBuilding[];
}

/** The cells, row by row from the far left; the base is what the grid of 5 x 5 is printed on. */
export interface PrintedWindow {
  side: number;
  cells: string[];
  base: string[];
}

export interface PrintedCard {
  building: string;
  plan: string;
  turns: number;
  picture: PictureView;
}

export interface PrintedBuilding {
  plan: string;
  number: number | null;
  cards: string[];
  storeys: number;
  mirror: string;
  neighbours: string[];
  rebuilds: number;
  views: PrintedView[];
}

export interface PrintedView {
  plan: string;
  picture: PictureView;
}
