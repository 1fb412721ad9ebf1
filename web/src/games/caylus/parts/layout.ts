/** Where everything lies on the sheet: 1100 x 580 on a wide table, 366 wide and as tall as need be on a phone. */
import { SPECIALS, type CaylusView } from "../view";

export interface Place {
  /** The tile's corner and its scale (a tile is 84 x 82), or null for a plot drawn as a little box. */
  x: number;
  y: number;
  k: number;
  /** The ring a worker stands in. */
  cx: number;
  cy: number;
}

export interface Layout {
  phone: boolean;
  width: number;
  height: number;
  ring: number;
  special: Record<string, Place>;
  stables: [number, number][];
  inn: [number, number][];
  castle: [number, number][];
  road: Place[];
  /** How many spaces of the road have a tile's room; the rest are little boxes. */
  roomy: number;
  whole: string;
  paved: string;
  /** The steps of the bridge. */
  steps: [number, number][];
}

/** Little boxes in a row on a phone: each as wide as a finger. */
const BOXES = 7;

const range = (count: number) => Array.from({ length: count }, (_, i) => i);

export function wide(view: CaylusView): Layout {
  const road = range(28).map((i): Place => {
    const [x, y] = i < 6 ? [507 - 90 * i, 166] : i < 17 ? [57 + 90 * (i - 6), 300] : [957 - 90 * (i - 17), 434];
    return { x, y, k: 1, cx: x + 42, cy: y + 99 };
  });
  const first = "M40 115H637Q661 115 661 139V241Q661 265 637 265";
  const second = `${first}H54Q30 265 30 289V375Q30 399 54 399`;
  const third = `${second}H1046Q1070 399 1070 423V509Q1070 533 1046 533`;
  const at = view.provost;
  const end = road[at - 1]?.cx ?? 99;
  const paved = at <= 6 ? `${first}H${end - 45}` : at <= 17 ? `${second}H${end + 45}` : `${third}H${end - 45}`;
  return {
    phone: false,
    width: 1100,
    height: 580,
    ring: 12.5,
    special: Object.fromEntries(
      SPECIALS.map((word, i) => [word, { x: 57 + 92 * i, y: 16, k: 1, cx: 99 + 92 * i, cy: 115 }]),
    ),
    stables: [441, 467, 493].map((x) => [x, 115]),
    inn: [541, 577].map((x) => [x, 115]),
    castle: range(5).map((i) => [908 + 39 * i, 275]),
    road,
    roomy: 28,
    whole: `${third}H54`,
    paved,
    steps: range(5).map((i) => [661, 152 + 22.5 * i]),
  };
}

export function narrow(view: CaylusView): Layout {
  const last = Math.max(view.provost, view.bailiff, ...view.road.filter((one) => one.tile).map((one) => one.space));
  const roomy = Math.min(28, last);
  const top = 172;
  const place = (i: number): Place => {
    const row = Math.floor(i / 5);
    const column = row % 2 === 0 ? i % 5 : 4 - (i % 5);
    const x = 2.16 + 73.2 * column;
    const y = top + 104 * row;
    return { x, y, k: 0.82, cx: x + 34.44, cy: y + 82.24 };
  };
  const rows = Math.ceil(roomy / 5);
  // A finger lower than the last rings.
  const below = top + 104 * rows + 10;
  const road = range(28).map((i): Place => {
    if (i < roomy) return place(i);
    const n = i - roomy;
    const x = 10 + 52 * (n % BOXES);
    const y = below + 48 * Math.floor(n / BOXES);
    return { x, y, k: 0, cx: x + 17, cy: y + 17 };
  });
  const path = (count: number, whole: boolean) => {
    let d = `M8 ${top + 82.24}`;
    for (const row of range(Math.ceil(count / 5))) {
      const y = top + 104 * row + 82.24;
      const full = count >= 5 * (row + 1);
      const right = row % 2 === 0;
      const stop = place(count - 1);
      if (full && (count > 5 * (row + 1) || whole)) {
        d += right ? `H348` : "H18";
        if (count > 5 * (row + 1))
          d += right ? `q10 0 10 10V${y + 94}q0 10-10 10` : `q-10 0-10 10V${y + 94}q0 10 10 10`;
      } else d += `H${right ? Math.min(362, stop.cx + 34) : Math.max(4, stop.cx - 34)}`;
    }
    return d;
  };
  const boxes = Math.ceil((28 - roomy) / BOXES);
  return {
    phone: true,
    width: 366,
    height: below + 48 * boxes + 4,
    ring: 14,
    special: Object.fromEntries(
      SPECIALS.map((word, i) => {
        const x = 1 + 122 * (i % 3);
        const y = 5 + 59 * Math.floor(i / 3);
        return [word, { x, y, k: 1, cx: x + 97, cy: y + 35 }];
      }),
    ),
    stables: [151, 184, 217].map((x) => [x, 99]),
    inn: [273, 337].map((x) => [x, 99]),
    castle: range(5).map((i) => [50 + 75 * i, 300]),
    road,
    roomy,
    whole: path(roomy, true),
    paved: path(Math.min(view.provost, roomy), false),
    steps: range(5).map((i) => [110 + 36.5 * i, 146]),
  };
}
