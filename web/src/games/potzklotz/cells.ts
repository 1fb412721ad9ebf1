/** The cells of the window, and how high it stands on each. */

/** How high it stands on every cell of the window, row by row from the far left. */
export type Heights = readonly (readonly number[])[];

/** The window is the base of 5 x 5 and one cell of table around it. */
export const SIDE = 7;
const LETTERS = "abcdefg";

export interface Cell {
  name: string;
  /** Columns and rows, counted from the far left cell of the window. */
  column: number;
  row: number;
  onBase: boolean;
}

export const CELLS: readonly Cell[] = Array.from({ length: SIDE * SIDE }, (_, i) => {
  const column = i % SIDE;
  const row = Math.floor(i / SIDE);
  const inside = (at: number) => at >= 1 && at <= SIDE - 2;
  return { name: `${LETTERS[column]}${row + 1}`, column, row, onBase: inside(column) && inside(row) };
});

export function cellOf(name: string): Cell | undefined {
  return CELLS.find((cell) => cell.name === name);
}

export function heightsOf(rows: readonly string[] | undefined): Heights {
  return Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_, column) => Number(rows?.[row]?.[column] ?? 0)),
  );
}

export function heightAt(heights: Heights, cell: Cell | undefined): number {
  return cell ? (heights[cell.row]?.[cell.column] ?? 0) : 0;
}

/** The same with so many cubes more, or fewer, on one cell. */
export function changed(heights: Heights, name: string, by: number): Heights {
  const cell = cellOf(name);
  return heights.map((line, row) =>
    line.map((height, column) => (cell?.row === row && cell.column === column ? height + by : height)),
  );
}

export function cubesIn(heights: Heights): number {
  return heights.flat().reduce((sum, height) => sum + height, 0);
}

/** Turned clockwise, seen from above, by so many quarters. */
export function turned(heights: Heights, quarters: number): Heights {
  let now = heights;
  for (let i = 0; i < quarters % 4; i++) {
    now = now.map((line, row) => line.map((_, column) => now[SIDE - 1 - column]?.[row] ?? 0));
  }
  return now;
}

/** Where a cell comes to lie when all is turned. */
export function turnedCell(name: string, quarters: number): Cell | undefined {
  let cell = cellOf(name);
  for (let i = 0; i < quarters % 4 && cell; i++) {
    const { column, row } = cell;
    cell = CELLS[column * SIDE + (SIDE - 1 - row)];
  }
  return cell;
}

/** Cells beside or under a cube, and those that one hides: they are shown more strongly than the rest. */
export function nearCells(heights: Heights): Set<string> {
  const columns = CELLS.filter((cell) => heightAt(heights, cell) > 0);
  return new Set(
    CELLS.filter((cell) =>
      columns.some(
        (one) =>
          Math.abs(one.column - cell.column) + Math.abs(one.row - cell.row) <= 1 ||
          (one.column - cell.column === 1 && one.row - cell.row === 1),
      ),
    ).map((cell) => cell.name),
  );
}
