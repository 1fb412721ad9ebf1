/** Days as people say them: today, yesterday, and then by date. */
import { voice } from "./words.svelte";

const DAY_MS = 86_400_000;

function midnight(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}

/** The day of a moment of the server, in seconds. */
export function day(at: number): string {
  const ago = Math.round((midnight(new Date()) - midnight(new Date(at * 1000))) / DAY_MS);
  if (ago > -2 && ago < 2)
    return new Intl.RelativeTimeFormat(voice.words.language, { numeric: "auto" }).format(-ago, "day");
  return new Intl.DateTimeFormat(voice.words.language, { dateStyle: "medium" }).format(at * 1000);
}
