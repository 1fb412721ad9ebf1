import { describe, expect, it } from "vitest";
import type { Share, TurningPoint } from "../src/lib/messages";
import { kindFor } from "../src/pages/review/kinds";
import { across, apart, band, down, few, lineAt, upTo } from "../src/pages/review/plot";

const CURVE: Share[] = [0, 1, 2, 3, 4].map((line) => ({ line, by: null, shares: [0.5, 0.25, 0.25] }));

describe("the picture of a review", () => {
  it("puts the bands of all seats one on another, up to the top", () => {
    expect(upTo([0.5, 0.25, 0.25], 1)).toBe(0.75);
    expect(down(upTo([0.5, 0.25, 0.25], 2))).toBe(down(1));
    expect(upTo([0.5, 0.5], -1)).toBe(0);
    const path = band(CURVE, 0, 4);
    expect(path.startsWith(`M${across(0, 4).toFixed(1)} ${down(0.5).toFixed(1)}L`)).toBe(true);
    expect(path.endsWith(`L${across(0, 4).toFixed(1)} ${down(0).toFixed(1)}Z`)).toBe(true);
  });

  it("knows which line a tap means, also beside the picture", () => {
    for (const line of [0, 3, 17, 40]) expect(lineAt(across(line, 40), 40)).toBe(line);
    expect(lineAt(-50, 40)).toBe(0);
    expect(lineAt(5000, 40)).toBe(40);
  });

  it("lays no sign on another, and none outside", () => {
    const close = [40, 44, 50, 300, 310].map((x) => ({ x, y: x < 100 ? 30 : 180 }));
    const places = apart(close, 26);
    expect(places[0]).toEqual(close[0]);
    for (const [i, one] of places.entries()) {
      expect(one.x).toBe(close[i]?.x);
      expect(one.y).toBeGreaterThanOrEqual(13);
      expect(one.y).toBeLessThanOrEqual(177);
      for (const other of places.slice(i + 1))
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(26);
    }
  });

  it("reads out the first, the last and not too many between", () => {
    const long = Array.from({ length: 300 }, (_, line) => ({ line, by: null, shares: [1] }));
    const read = few(long, 20);
    expect(read.length).toBeLessThanOrEqual(21);
    expect([read[0]?.line, read[read.length - 1]?.line]).toEqual([0, 299]);
  });
});

describe("the kind of a moment", () => {
  const moment = { kind: "mistake", seat: 1, gained: [0.18, -0.2, 0.02] } as unknown as TurningPoint;

  it("is a gift to whom another's mistake helped", () => {
    expect(kindFor(moment, 0)).toBe("gift");
    expect(kindFor(moment, 1)).toBe("mistake");
  });

  it("is no gift to whom it did harm", () => {
    expect(kindFor({ ...moment, gained: [-0.1, -0.2, 0.3] }, 0)).toBe("mistake");
  });
});
