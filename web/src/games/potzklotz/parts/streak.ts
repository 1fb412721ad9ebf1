/** How many days in a row the puzzle of the day was solved; kept in this browser. */
const KEY = "bouwmeester-potzklotz-streak";
const DAY_MS = 86_400_000;

interface Kept {
  last: string;
  days: number;
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    return found ?? { last: "", days: 0 };
  } catch {
    return { last: "", days: 0 };
  }
}

function between(one: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / DAY_MS);
}

/** The streak as it stands today: one that was broken is none. */
export function days(today: string): number {
  const { last, days } = kept();
  return last && between(last, today) <= 1 ? days : 0;
}

/** Today's puzzle is solved. */
export function solved(today: string): number {
  const { last } = kept();
  const now = last === today ? days(today) : days(today) + 1;
  try {
    localStorage.setItem(KEY, JSON.stringify({ last: today, days: now }));
  } catch {
    // A browser that keeps nothing still counts today.
  }
  return now;
}
