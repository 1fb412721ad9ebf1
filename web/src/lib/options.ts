/** The options of a game in words. */
import { t, voice } from "./words.svelte";

export function optionName(game: string, option: string): string {
  return t(`${game}-option-${option}`);
}

export function optionValue(game: string, option: string, value: unknown): string {
  const key = `${game}-option-${option}-${String(value)}`;
  return voice.words.knows(key) ? t(key) : String(value);
}
