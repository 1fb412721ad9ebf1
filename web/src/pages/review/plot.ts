/** Where things stand in the picture of a review: shares of the win as bands, one on another. */
import type { Share } from "../../lib/messages";

export const WIDTH = 960;
export const HEIGHT = 190;
const TOP = 10;
const BOTTOM = 30;

export function across(line: number, last: number): number {
  return (WIDTH * line) / Math.max(1, last);
}

/** From the top (1) to the bottom (0). */
export function down(share: number): number {
  return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share);
}

/** What the seats up to this one have together. */
export function upTo(shares: readonly number[], seat: number): number {
  return shares.slice(0, seat + 1).reduce((sum, share) => sum + share, 0);
}

/** The band of a seat, as a path: above those before it. */
export function band(curve: readonly Share[], seat: number, last: number): string {
  const top = curve.map((one) => `${across(one.line, last).toFixed(1)} ${down(upTo(one.shares, seat)).toFixed(1)}`);
  const under = curve.map(
    (one) => `${across(one.line, last).toFixed(1)} ${down(upTo(one.shares, seat - 1)).toFixed(1)}`,
  );
  return `M${top.join("L")}L${under.reverse().join("L")}Z`;
}

/** Signs in px, each where it belongs or as little above or below as keeps it off those before it. */
export function apart(signs: readonly { x: number; y: number }[], size: number): { x: number; y: number }[] {
  const placed: { x: number; y: number }[] = [];
  for (const { x, y } of signs) {
    const ways = Array.from({ length: 2 * signs.length }, (_, i) => y + size * Math.ceil(i / 2) * (i % 2 ? -1 : 1));
    const inside = (at: number) => at >= size / 2 && at <= HEIGHT - size / 2;
    const free = (at: number) => placed.every((one) => Math.abs(one.x - x) >= size || Math.abs(one.y - at) >= size);
    placed.push({ x, y: ways.find((at) => inside(at) && free(at)) ?? y });
  }
  return placed;
}

/** The line of the record that a place in the picture stands for. */
export function lineAt(x: number, last: number): number {
  const line = Math.round((x / WIDTH) * last);
  return Math.max(0, Math.min(last, line));
}

/** So few moments of the curve that somebody can listen to them all: the first, the last, and some between. */
export function few(curve: readonly Share[], most: number): Share[] {
  const step = Math.max(1, Math.ceil((curve.length - 1) / (most - 1)));
  return curve.filter((_, i) => i % step === 0 || i === curve.length - 1);
}
