/** Days and times as people say them, in their own zone: today, yesterday, and then by date. */
import { voice } from "./words.svelte";

const DAY_MS = 86_400_000;

/** The language as it is spoken where somebody is: days and hours are written in more ways than words. */
export function here(): string {
  return navigator.languages.find((one) => one.startsWith(voice.words.language)) ?? voice.words.language;
}

function midnight(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}

/** The day of a moment of the server, in seconds. */
export function day(at: number): string {
  const ago = Math.round((midnight(new Date()) - midnight(new Date(at * 1000))) / DAY_MS);
  if (ago > -2 && ago < 2)
    return new Intl.RelativeTimeFormat(voice.words.language, { numeric: "auto" }).format(-ago, "day");
  return new Intl.DateTimeFormat(here(), { dateStyle: "medium" }).format(at * 1000);
}

/** A day to come and the time of it: “today, 20:00”, or “8:00 PM” where that is said of this language. */
export function moment(at: number): string {
  return `${day(at)}, ${new Intl.DateTimeFormat(here(), { timeStyle: "short" }).format(at * 1000)}`;
}

/** A moment as a field for date and time has it. */
export function asField(at: number): string {
  const local = new Date(at * 1000);
  return new Date(local.getTime() - local.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What such a field says, in seconds; null for an empty one. */
export function fromField(text: string): number | null {
  const at = new Date(text).getTime() / 1000;
  return Number.isFinite(at) ? at : null;
}

/** What this place calls its time, by a city in it. */
export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");
}
