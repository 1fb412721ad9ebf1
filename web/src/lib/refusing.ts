/** Why the server said no, in the reader's language. */
import { ApiError } from "./api";
import { t, voice } from "./words.svelte";

/** By what an answer means, for those that carry no words of ours. */
const BY_STATUS: Record<number, string> = { 401: "web-no-name-yet", 404: "server-no_table", 429: "web-too-fast" };

/** Whether it may go well another time: nobody answered, or the house had too much to do. */
export const isPassing = (error: unknown): boolean => !(error instanceof ApiError) || error.passing;

export function whyNot(error: unknown): string {
  if (!(error instanceof ApiError)) return t("web-no-answer");
  const key = error.key.replaceAll(".", "-");
  if (key && voice.words.knows(key)) return voice.words.say(key, error.facts);
  return t(BY_STATUS[error.status] ?? (error.status >= 500 ? "web-server-failed" : "server-cannot_be"));
}
