/** What stays awake when the page is closed. It needs an address with https, or this machine's own. */

export function startWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker
    .register("/sw.js")
    .then(async () => {
      // What is kept for when there is no line is this page, not the one before it.
      (await navigator.serviceWorker.ready).active?.postMessage("keep");
    })
    .catch(() => {
      // A browser that wants none still plays.
    });
}
