/** A page that is older than its server loads itself anew: once, for a second time would bring nothing else. */
import { PROTOCOL } from "./messages";

const KEY = "renewed-for";

/** Whether it does so now. */
export function renewed(protocol: number): boolean {
  if (protocol <= PROTOCOL) return false;
  try {
    if (sessionStorage.getItem(KEY) === String(protocol)) return false;
    sessionStorage.setItem(KEY, String(protocol));
  } catch {
    // A browser that keeps nothing would do it again and again.
    return false;
  }
  location.reload();
  return true;
}
