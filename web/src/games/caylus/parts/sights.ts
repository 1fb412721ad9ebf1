/** What can be looked at more closely: a tile (in stock, or where it stands), a special building, a section. */
import type { Layout } from "./layout";
import { SPECIALS, type CaylusView, type Section, type Special } from "../view";

export type Subject = { tile: string; space?: number } | { special: Special } | { section: Section };

export interface Sight {
  key: string;
  subject: Subject;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The other side of something that is already on the list. */
  again?: boolean;
}

/** The parts of the castle on the wide sheet, in its own units. */
const CASTLE: [Section, number, number, number, number][] = [
  ["dungeon", 154, 75, 92, 129],
  ["walls", 62, 131, 90, 73],
  ["towers", -8, 20, 70, 184],
  ["walls", 248, 131, 90, 73],
  ["towers", 338, 20, 70, 184],
];
export const CASTLE_AT = { x: 700, y: 10, k: 0.965 };

/** Everything on the sheet that has more to tell, in the order in which one walks past it. */
export function sights(view: CaylusView, plan: Layout): Sight[] {
  const special = SPECIALS.flatMap((word): Sight[] => {
    const at = plan.special[word];
    if (!at) return [];
    const [width, height] = plan.phone ? [76, 56] : [84, 82];
    return [{ key: word, subject: { special: word }, x: at.x, y: at.y, width, height }];
  });
  const road = view.road.flatMap((space, i): Sight[] => {
    const at = plan.road[i];
    if (!at || !space.tile) return [];
    const subject = { tile: space.tile, space: space.space };
    return [{ key: `${space.space}`, subject, x: at.x, y: at.y, width: 84 * at.k, height: 82 * at.k }];
  });
  const seen = new Set<string>();
  const castle = (plan.phone ? [] : CASTLE).map(([section, x, y, width, height]): Sight => {
    const again = seen.has(section);
    seen.add(section);
    const { x: left, y: top, k } = CASTLE_AT;
    const where = { x: left + x * k, y: top + y * k, width: width * k, height: height * k };
    return { key: `${section}${again ? " again" : ""}`, subject: { section }, ...where, again };
  });
  return [...special, ...road, ...castle];
}
