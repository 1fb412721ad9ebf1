/** As much of a browser as the page's own thinking needs; what is drawn is tested in a real one, by tests/web. */
import { vi } from "vitest";

const kept = new Map<string, string>();

vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {}, lang: "" } });
vi.stubGlobal("window", globalThis);
