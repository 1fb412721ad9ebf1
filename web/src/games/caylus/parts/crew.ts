/** Workers on the sheet, each known again from one moment to the next, so that one who goes on is seen to go. */
import type { Layout } from "./layout";
import { SPECIALS, type CaylusView } from "../view";

export interface Standing {
  site: string;
  seat: string;
  x: number;
  y: number;
  width: number;
}

export interface Worker extends Standing {
  key: number;
}

/** Where everybody's workers stand. */
export function standing(view: CaylusView, plan: Layout): Standing[] {
  const found: Standing[] = [];
  const put = (site: string, seat: string | null | undefined, at: [number, number] | undefined, width = 19) => {
    if (seat && at) found.push({ site, seat, x: at[0], y: at[1], width });
  };
  for (const word of SPECIALS) {
    const at = plan.special[word];
    if (at) put(word, view.special[word], [at.cx, at.cy]);
  }
  view.stables.forEach((seat, i) => put(`stables ${i}`, seat, plan.stables[i], 17));
  put("inn left", view.inn.left, plan.inn[0]);
  put("inn guest", view.inn.guest, plan.inn[1]);
  if (!plan.phone) view.castle.forEach((seat, i) => put(`castle ${i}`, seat, plan.castle[i]));
  view.road.forEach((space, i) => {
    const at = plan.road[i];
    if (at) put(`${space.space}`, space.worker, [at.cx, at.cy]);
  });
  return found;
}

export class Crew {
  #before: Worker[] = [];
  #next = 0;

  /** Who has stayed keeps his place; who has left one and stands on another of the same colour has walked. */
  arrange(now: Standing[]): Worker[] {
    const gone = [...this.#before];
    const known = (test: (old: Worker) => boolean): number | undefined => {
      const i = gone.findIndex(test);
      return i < 0 ? undefined : gone.splice(i, 1)[0]?.key;
    };
    const stayed = now.map((one) => ({
      ...one,
      key: known((old) => old.site === one.site && old.seat === one.seat),
    }));
    this.#before = stayed.map((one) => ({
      ...one,
      key: one.key ?? known((old) => old.seat === one.seat) ?? this.#next++,
    }));
    return this.#before;
  }
}
