/** What this browser remembers: language, light, pace, sounds. Kept here and never sent. */

import { LANGUAGES } from "./messages";

export type Language = (typeof LANGUAGES)[number];

/** What a language calls itself. */
export function ownName(language: Language): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

export interface Settings {
  language: Language | null;
  theme: "system" | "light" | "dark";
  palette: "house" | "distinct";
  /** How long the moves of others are shown before the next one. */
  speed: "slow" | "normal" | "fast" | "off";
  /** Ask before a single click is sent. */
  confirm: boolean;
  /** The small sounds of a table: wood on wood. */
  sounds: boolean;
  /** Two bells when it is one's turn, also where the table is silent. */
  chime: boolean;
  /** Do what is the only thing that can be done, where it is a mere "go on". */
  forced: boolean;
  /** Whom one has met last at "Play now", by game. */
  bots: Record<string, string>;
  /** How many questions a second the page asks a server; fewer than the server allows. */
  questions: number;
}

/** Milliseconds that somebody else's move stands on the table before the next is shown. */
export const PACE_MS: Record<Settings["speed"], number> = { slow: 1600, normal: 850, fast: 300, off: 0 };

const KEY = "bouwmeester";
const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  palette: "house",
  speed: "normal",
  confirm: false,
  sounds: false,
  chime: false,
  forced: true,
  bots: {},
  questions: 7,
};

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Settings> | null;
    // Who was here before there was such a thing is not surprised by it.
    return kept ? { ...DEFAULTS, forced: false, ...kept } : { ...DEFAULTS };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state(read());

/** The language asked for, else the first of the browser's that we speak, else English. */
export function detected(): Language {
  for (const locale of navigator.languages) {
    const code = locale.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((one) => one === code);
    if (found) return found;
  }
  return "en";
}

const night = matchMedia("(prefers-color-scheme: dark)");

/** Whether it is dark now; changes with the system when the setting says so. */
export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && night.matches);
}

function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.palette = settings.palette;
  root.dataset.motion = settings.speed === "off" ? "off" : "on";
}

/** Write the settings down whenever one changes; to be called once, where effects live. */
export function keepSettings(): void {
  night.addEventListener("change", apply);
  $effect(() => {
    apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}

export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** How long an animation lasts, or nothing for those who want none. */
export function motion(ms: number): number {
  return calm.matches || settings.speed === "off" ? 0 : settings.speed === "fast" ? ms / 2 : ms;
}
