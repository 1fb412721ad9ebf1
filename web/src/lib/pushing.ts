/** Notices that the browser shows by itself: asked for by a press, never at once, and only where they can be. */
import { api } from "./api";
import type { Channel } from "./messages";

/** Whether this browser could show them here: not over plain HTTP, and on an iPhone only from the home screen. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** The name of this browser, for a list of devices. */
export function deviceName(agent = navigator.userAgent): string {
  const browser = /Edg\//.test(agent)
    ? "Edge"
    : /Firefox\//.test(agent)
      ? "Firefox"
      : /Chrome\//.test(agent)
        ? "Chrome"
        : /Safari\//.test(agent)
          ? "Safari"
          : "Browser";
  const systems = [
    ["iPhone", /iPhone/],
    ["iPad", /iPad/],
    ["Android", /Android/],
    ["Windows", /Windows/],
    ["Mac", /Mac OS/],
    ["Linux", /Linux/],
  ] as const;
  const system = systems.find(([, sign]) => sign.test(agent))?.[0];
  return system ? `${browser}, ${system}` : browser;
}

/** Ask the person, subscribe, and tell the house; null if they said no. */
export async function startPush(key: string): Promise<Channel | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return api.addChannel({
    kind: "push",
    address: endpoint ?? "",
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
    label: deviceName(),
  });
}

export async function stopPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** Whether this browser is subscribed. */
export async function pushes(): Promise<boolean> {
  if (!canPush() || Notification.permission !== "granted") return false;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) != null;
}
