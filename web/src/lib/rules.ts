/** The rules of the games as files, and what a rule is called: by the name of its chapter, never by its number alone. */
import { api } from "./api";
import { blocks } from "./markdown";
import { t, type Words } from "./words.svelte";

const files = import.meta.glob<string>("../../../src/bouwmeester/games/*/rules*.md", {
  query: "?raw",
  import: "default",
});

/** The rules of a game in a language, else in English; nothing for a game that has none. */
export async function rulesOf(game: string, language: string): Promise<string> {
  const folder = `../../../src/bouwmeester/games/${game}`;
  const load = files[`${folder}/rules.${language}.md`] ?? files[`${folder}/rules.md`];
  return load ? load() : api.rules(game, language).catch(() => "");
}

/** "The auction, rule 4" for auction.4. */
export async function ruleName(game: string, rule: string, words: Words): Promise<string> {
  const [chapter = "", number = ""] = rule.split(".");
  const text = await rulesOf(game, words.language).catch(() => null);
  if (text === null) return t("web-rules"); // without a line: the way there is shown all the same
  const found = blocks(text).find((block) => block.kind === "section" && block.id === chapter);
  const name = found?.kind === "section" ? found.text : chapter;
  return number ? t("web-rule-of", { chapter: name, number }) : name;
}
