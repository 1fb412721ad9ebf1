/**
 * What was taken along for when there is no line: the answers of lessons, and the puzzles of the next days. All of it
 * was said by the rules of the server; here it is only looked up.
 */
import type { LessonBook, LessonWish, PuzzleDays, PuzzleJudged, PuzzleQuestion, Taught } from "./messages";

/** As the worker has kept it; null if it has not. */
async function kept<T>(path: string): Promise<T | null> {
  // On a plain address in the LAN there is no worker, and nothing is kept.
  const found = "caches" in window ? await caches.match(path).catch(() => undefined) : undefined;
  return found ? ((await found.json()) as T) : null;
}

/** Where somebody is in a lesson, as the book calls it. */
function pageName(done: string[][], begun: string[]): string {
  return [...done, begun].map((one) => one.join("; ")).join(" / ");
}

export async function lessonOffline(game: string, lesson: string, wish: LessonWish): Promise<Taught | null> {
  const book = await kept<LessonBook>(`/api/games/${game}/lessons/${lesson}`);
  const page = book?.pages[pageName(wish.done ?? [], wish.begun ?? [])];
  if (!book || !page) return null;
  const tried = (wish.actions ?? [])
    .map((one) => (typeof one === "number" ? (book.texts[one] ?? "") : one))
    .join("; ");
  if (wish.how === "look") return page.look;
  if (wish.how === "try") return page.tries[tried] ?? null;
  if (wish.how !== "play") return page.goes[wish.how] ?? null;
  const wrong = page.wrong[tried];
  return page.goes[`play ${tried}`] ?? (wrong ? { ...page.look, moments: [], refused: wrong } : null);
}

async function puzzleDays(game: string): Promise<PuzzleDays["days"]> {
  return (await kept<PuzzleDays>(`/api/puzzles/${game}/days`))?.days ?? [];
}

/** The puzzle of a day, of the level that goes with it. */
export async function puzzleOffline(game: string, ask: Record<string, string>): Promise<PuzzleQuestion | null> {
  if (ask.seed || Number(ask.level ?? 0) !== 0) return null;
  const day = (await puzzleDays(game)).find(
    ({ asked }) => asked.name.endsWith(`/${ask.date}`) && (!ask.kind || asked.kind === ask.kind),
  );
  return day?.asked ?? null;
}

export async function judgedOffline(
  game: string,
  puzzle: string,
  answer: string[],
  help: number,
): Promise<PuzzleJudged | null> {
  const day = (await puzzleDays(game)).find(({ asked }) => asked.name === puzzle);
  const words = day?.asked.ordered ? answer : [...answer].sort();
  const judged = day?.judged[words.join(" ")];
  return judged ? { ...judged, faults: judged.faults.slice(0, help) } : null;
}
