/** The colours of the hour, as the page has them. */
import type { Triple } from "./shapes";

/** How much brighter light is than the number that a screen is told. */
export const GAMMA = 2.2;
export const WHITE: Triple = [1, 1, 1];

const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/** A colour of the page, as it is written. */
export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** A colour of the page as red, green and blue, each from 0 to 1; how it is written, and how clear it is, is all one. */
export function colour(name: string): Triple {
  if (!pen) return WHITE;
  pen.fillStyle = token(name);
  pen.clearRect(0, 0, 1, 1);
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255];
}

/** So much of the other colour in the one, as light is blended. */
export function blend(one: Triple, other: Triple, part: number): Triple {
  const mix = (k: 0 | 1 | 2) => (one[k] ** GAMMA * (1 - part) + other[k] ** GAMMA * part) ** (1 / GAMMA);
  return [mix(0), mix(1), mix(2)];
}
