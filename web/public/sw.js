// What stays awake when the page is closed: it shows notices, and keeps the page for when there is no line.

/** Raised when what is kept has another shape. */
const KEPT = "bouwmeester-1";
const SHELL = "/";
const LANGUAGES = ["en", "nl", "de"];
/** What is read again and again and changes with the house: asked for first, kept for when nobody answers. */
const READ = /^\/api\/(games|puzzles)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

/** The page and all its parts, by the list that was made with it; what is no longer on the list goes. */
async function keepPage() {
  const kept = await caches.open(KEPT);
  const list = await (await fetch("/files.json", { cache: "no-cache" })).json();
  const wanted = new Set(list.map((path) => new URL(path, self.location.origin).href));
  for (const request of await kept.keys()) {
    if (new URL(request.url).pathname.startsWith("/assets/") && !wanted.has(request.url)) await kept.delete(request);
  }
  // One after the other: the page itself, and whoever else comes from the same address, has its files first.
  for (const path of list) if (!(await kept.match(path))) await keep(kept, path);
  await keep(kept, SHELL, { cache: "no-cache" });
  await keepRules(kept);
}

/** Only what was asked for is kept. Whoever asks for too much at once is told so, and asks again. */
async function keep(kept, path, how) {
  for (;;) {
    const answer = await fetch(path, how);
    if (answer.ok) return kept.put(path, answer);
    if (answer.status !== 429) throw new Error(`${path}: ${answer.status}`);
    await new Promise((then) => setTimeout(then, 1000));
  }
}

/** The rules of all games, to be read on the way. */
async function keepRules(kept) {
  await keep(kept, "/api/games");
  for (const game of await (await kept.match("/api/games")).json()) {
    const pages = game.rules ? LANGUAGES.map((one) => `/api/games/${game.name}/rules/${one}`) : [];
    // What one game lacks keeps the others from nothing.
    await Promise.allSettled([...pages, `/api/games/${game.name}/reference`].map((path) => keep(kept, path)));
  }
}

/** Lessons and the puzzles of some days, with all that can be answered to them. Nobody waits for these. */
async function keepBooks() {
  const kept = await caches.open(KEPT);
  for (const game of await (await kept.match("/api/games")).json()) {
    const lessons = (game.course?.lessons ?? []).map((one) => `/api/games/${game.name}/lessons/${one.name}`);
    // One after the other: each is much to write for the house.
    for (const path of [...lessons, `/api/puzzles/${game.name}/days`]) await keep(kept, path).catch(() => {});
  }
}

self.addEventListener("message", (event) => {
  // A new page was loaded: keep it in the place of the old one.
  if (event.data === "keep") {
    event.waitUntil(
      keepPage()
        .then(keepBooks)
        .catch(() => {}),
    );
  }
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(fresh(event.request, SHELL));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(event.request));
  else if (READ.test(url.pathname)) event.respondWith(fresh(event.request));
});

/** From the house; if it does not answer, as it was last. A page is kept once, whatever its address. */
async function fresh(request, as) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && !as) await kept.put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await kept.match(as ?? request);
    if (found) return found;
    throw error;
  }
}

/** A name with a hash in it never means anything else. */
async function keptFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : { title: "Bouwmeester", body: "", link: "/", tag: "" };
  // A later notice of the same table takes the place of the one before, and is heard again.
  const shown = { body: told.body, tag: told.tag, renotify: told.tag !== "", icon: "/icon.svg", data: told.link };
  event.waitUntil(self.registration.showNotification(told.title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = new URL(event.notification.data ?? "/", self.location.origin);
  // Only ever our own pages, whatever name of ours the link has.
  const path = link.pathname + link.search;
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const there = open.find((one) => new URL(one.url).pathname === link.pathname);
      if (there) return there.focus();
      return self.clients.openWindow(path);
    })(),
  );
});
