/** How many tables wait, on the icon of the page where the system can show it. */
let shown = 0;

export function badge(count: number): void {
  if (count === shown || !("setAppBadge" in navigator)) return;
  shown = count;
  // A system that shows none says so; nothing is lost.
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}
