/** What is said of an event in more than one place. */
import type { Clock } from "./messages";
import { t } from "./words.svelte";

/** A bot among the numbers of those who take part. */
export const BOT = -1;

export function clockSaid(clock: Clock): string {
  const seconds = clock.seconds ?? 0;
  if (clock.kind === "bank") return t("web-event-clock-minutes", { minutes: Math.round(seconds / 60) });
  if (seconds >= 7200) return t("web-event-clock-hours", { hours: Math.round(seconds / 3600) });
  return t("web-event-clock-seconds", { seconds });
}

/** Time until something begins: 2:40, or 3:05 h. */
export function timeSaid(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (number: number) => String(number).padStart(2, "0");
  if (whole >= 3600) return `${Math.floor(whole / 3600)}:${two(Math.floor((whole % 3600) / 60))} h`;
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}
