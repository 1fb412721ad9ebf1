/** The options of a game in words. */
import { t, voice } from "./words.svelte";

export function optionName(game: string, option: string): string {
  return t(`${game}-option-${option}`);
}

/**
 * What rules write of an option, in the words it has on the page: its name, a value of it, or both as `name: value`.
 * A value alone belongs to the option that the rule has named before. Null for what is no option.
 */
export function optionSaid(game: string, written: string, named: string): string | null {
  const [first = "", value] = written.split(": ");
  const knows = (key: string) => voice.words.knows(`${game}-option-${key}`);
  if (knows(`${named}-${written}`)) return optionValue(game, named, written);
  if (!knows(first)) return null;
  return value ? `${optionName(game, first)}: ${optionValue(game, first, value)}` : optionName(game, first);
}

export function optionValue(game: string, option: string, value: unknown): string {
  const key = `${game}-option-${option}-${String(value)}`;
  return voice.words.knows(key) ? t(key) : String(value);
}
