/** Shapes of the scene as numbers: for each corner of each triangle where it lies, which way it faces, and its grain. */

export type Triple = readonly [number, number, number];

/** Numbers for each corner. */
export const STRIDE = 8;
/** How many steps there are from the middle of a rounded edge to the flat of a side. */
const STEPS = 2;

/** The ways that the sides of a block face: right, left, up, down, near, far. */
const SIDES: readonly { out: Triple; along: Triple; up: Triple }[] = [
  { out: [1, 0, 0], along: [0, 0, -1], up: [0, 1, 0] },
  { out: [-1, 0, 0], along: [0, 0, 1], up: [0, 1, 0] },
  { out: [0, 1, 0], along: [1, 0, 0], up: [0, 0, -1] },
  { out: [0, -1, 0], along: [1, 0, 0], up: [0, 0, 1] },
  { out: [0, 0, 1], along: [1, 0, 0], up: [0, 1, 0] },
  { out: [0, 0, -1], along: [-1, 0, 0], up: [0, 1, 0] },
];
/** Corners of the triangles of each side of a block. */
export const PER_SIDE = 6 * (2 * STEPS + 1) ** 2;
export const TOP_SIDE = 2;

/** A block around the middle of the world, with rounded edges: right, left, top, bottom, near and far side. */
export function block(size: Triple, radius: number): Float32Array {
  const numbers: number[] = [];
  // From the left edge to the right one: how far it leans there, and which half it belongs to.
  const leans = Array.from({ length: STEPS + 1 }, (_, i) => Math.tan((1 - i / STEPS) * (Math.PI / 4)));
  const across = [...leans.map((lean) => [-lean, -1] as const), ...leans.reverse().map((lean) => [lean, 1] as const)];
  for (const { out, along, up } of SIDES) {
    const corner = (i: number, j: number) => {
      const [leanI, halfI] = across[i] ?? [0, 0];
      const [leanJ, halfJ] = across[j] ?? [0, 0];
      const long = Math.hypot(leanI, leanJ, 1);
      const normal = axes.map((k) => at(out, k) + leanI * at(along, k) + leanJ * at(up, k)).map((one) => one / long);
      const point = axes.map((k) => {
        const side = at(out, k) + halfI * at(along, k) + halfJ * at(up, k);
        return side * (at(size, k) / 2 - radius) + at(normal, k) * radius;
      });
      const grain = [along, up].map((way) =>
        axes.reduce<number>((sum, k) => sum + (at(point, k) / at(size, k)) * at(way, k), 0.5),
      );
      numbers.push(...point, ...normal, ...grain);
    };
    for (let i = 0; i + 1 < across.length; i++) {
      for (let j = 0; j + 1 < across.length; j++) {
        for (const [di, dj] of QUAD) corner(i + di, j + dj);
      }
    }
  }
  return new Float32Array(numbers);
}

const axes = [0, 1, 2] as const;
const QUAD = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
  [1, 1],
  [0, 1],
] as const;

function at(one: readonly number[], axis: number): number {
  return one[axis] ?? 0;
}

/** A square that lies flat around the middle of the world, seen from above. */
export function flat(side: number): Float32Array {
  return new Float32Array(QUAD.flatMap(([i, j]) => [(i - 0.5) * side, 0, (0.5 - j) * side, 0, 1, 0, i, j]));
}

/** A straight line from one point to another. */
export type Edge = readonly [Triple, Triple];

/** The edges of a flat square. */
export function flatEdges(side: number): Edge[] {
  const half = side / 2;
  const corners: Triple[] = [
    [-half, 0, -half],
    [half, 0, -half],
    [half, 0, half],
    [-half, 0, half],
  ];
  return corners.map((from, i) => [from, corners[(i + 1) % 4] ?? from]);
}

/** The twelve edges of a cube: around its bottom, around its top, and upright. */
export function cubeEdges(side: number): Edge[] {
  const around = flatEdges(side);
  const lifted = ([x, , z]: Triple, part: number): Triple => [x, part * side, z];
  return around.flatMap(([from, to]) => [
    [lifted(from, -0.5), lifted(to, -0.5)] as const,
    [lifted(from, 0.5), lifted(to, 0.5)] as const,
    [lifted(from, -0.5), lifted(from, 0.5)] as const,
  ]);
}
