/** What lies on the wood to be seen and not to be touched: lit places, frames of cubes, and the judge's outlines. */
import {
  BoxGeometry,
  Color,
  EdgesGeometry,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  type Object3D,
} from "three";
import { token, type Shade } from "./grain";
import { heightAt, type Cell, type Heights } from "./view";

/** How low the table lies under the top of the base. */
const TABLE = -0.33;
const SQUARE = new PlaneGeometry(0.94, 0.94);
const SQUARE_EDGES = new EdgesGeometry(SQUARE);
const CUBE = new BoxGeometry(0.99, 0.99, 0.99);
const CUBE_EDGES = new EdgesGeometry(CUBE);

export interface Look {
  colour: string;
  /** Of the face and of its edge, from 0 to 1. */
  face: number;
  edge: number;
  /** How far the face is faded to white. */
  pale: number;
}

/** A lit place: the top of what stands on a cell. */
export function square(cell: Cell, heights: Heights, look: Look): Object3D[] {
  const colour = new Color(token(look.colour));
  const low = cell.onBase || heightAt(heights, cell) > 0 ? 0 : TABLE;
  const plane = new Mesh(
    SQUARE,
    new MeshBasicMaterial({
      color: colour.clone().lerp(new Color("#fff"), look.pale),
      transparent: true,
      opacity: look.face,
      depthWrite: false,
    }),
  );
  plane.rotation.x = -Math.PI / 2;
  plane.position.set(cell.column - 0.5, heightAt(heights, cell) + low + 0.008, cell.row - 0.5);
  plane.userData.cell = cell.name;
  const edges = new LineSegments(
    SQUARE_EDGES,
    new LineBasicMaterial({ color: colour, transparent: true, opacity: look.edge }),
  );
  edges.rotation.copy(plane.rotation);
  edges.position.copy(plane.position);
  edges.position.y += 0.004;
  return [plane, edges];
}

/** The edges of a cube that stands at some height on a cell, or could; seen through wood if `through`. */
export function frame(cell: Cell, height: number, colour: string, opacity: number, through = false): Object3D {
  const edges = new LineSegments(
    CUBE_EDGES,
    new LineBasicMaterial({ color: token(colour), transparent: true, opacity, depthTest: !through }),
  );
  edges.position.set(cell.column - 0.5, height + 0.5, cell.row - 0.5);
  edges.scale.setScalar(through ? 1 : 1.012);
  return edges;
}

/** A cube that is not there: its edges, and a breath of colour inside. */
export function ghost(cell: Cell, height: number, colour: string): Object3D[] {
  const air = new Mesh(
    CUBE,
    new MeshBasicMaterial({ color: token(colour), transparent: true, opacity: 0.16, depthWrite: false }),
  );
  air.position.set(cell.column - 0.5, height + 0.5, cell.row - 0.5);
  return [air, frame(cell, height, colour, 0.95, true)];
}

/** Shadows, lying on the ground at some height. */
export function lain(shade: Shade, height: number): Mesh {
  const plane = new Mesh(
    new PlaneGeometry(shade.cells, shade.cells),
    new MeshBasicMaterial({ map: shade.texture, transparent: true, opacity: 0.3, depthWrite: false }),
  );
  const middle = shade.from + shade.cells / 2;
  plane.rotation.x = -Math.PI / 2;
  plane.position.set(middle, height, middle);
  return plane;
}

/** Shapes are shared; what a mark is painted with is its own. */
export function wipe(marks: Object3D[]): void {
  for (const mark of marks.splice(0)) {
    mark.removeFromParent();
    ((mark as Mesh).material as MeshBasicMaterial).dispose();
  }
}
