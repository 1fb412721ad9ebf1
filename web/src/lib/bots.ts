/** How bots are spoken of. */
import { api } from "./api";
import type { GameInfo, OutsideBot } from "./messages";
import type { Showing } from "./showing.svelte";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

/** Whether a bot is a program that somebody has let in, and none of the house's own. */
export const fromOutside = (bot: string): boolean => bot.startsWith("outside:");

/** What is said behind the name of a bot. */
export const botMark = (bot: string): string => t(fromOutside(bot) ? "web-bot-outside" : "web-bot");

/** The bots from outside that one may choose: they are here, and play this game. Without them all goes on. */
export async function visitors(game: string): Promise<OutsideBot[]> {
  const plays = (bot: OutsideBot) => bot.here && (bot.games.length === 0 || bot.games.includes(game));
  return api.bots().then(
    (bots) => bots.filter(plays),
    () => [],
  );
}

/** That a bot plays at a seat, and why if it plays in somebody's place. */
export function botSaid(table: Showing, seat: number): string {
  const why = table.standIn(seat);
  if (why === "time") return t("web-bot-time");
  if (why === "agreed") return t("web-bot-agreed");
  return why === "resigned" ? t("web-bot-resigned") : botMark(table.chairs[seat]?.bot ?? "");
}

/** What a bot does, in a sentence; what it likes best, if that is known. */
export function aboutBot(bot: string): string {
  const [level, temperament] = bot.split(":");
  const key = temperament ? `core-temperament-about-${temperament}` : `core-bot-about-${level}`;
  const said = t(key);
  return said === key ? "" : said;
}

/** The temperaments that a bot of a game may have; none for those that have none. */
export function temperaments(game: GameInfo, bot: string): string[] {
  return bot.startsWith("level-") ? game.temperaments : [];
}

/** Whom one meets at "Play now": the one chosen last, at first the weakest, with whom one learns. */
export function botFor(game: GameInfo): string {
  // What the levels of PotzKlotz were called before may have been kept.
  const kept = settings.bots[game.name]?.replace("potzklotz-", "level-");
  return kept && game.bots.includes(kept) ? kept : (game.bots[0] ?? "");
}
