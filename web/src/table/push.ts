/**
 * Notifications by a service worker, and Web Push: being told while no page is open. Browsers differ in what they have of
 * this and in what they let a page do, so that everything here may fail and says so by what it returns.
 */

import { meta, post } from "../app/api/http";
import { tokens } from "../app/api/tokens";
import type { NewSubscription, Subscribed } from "../app/api/types";
import { language } from "../app/words";

const WORKER = "./notices.js";
/** What the server was last told, so that it is told again only when something has changed. */
const KEPT = "valewright.push";

async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    await navigator.serviceWorker.register(WORKER);
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}

/** Show a notification of a table. Chrome on Android has them from a service worker alone. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  const options = { body, tag: `turn ${table}`, icon: "icon.svg", data: { table } };
  try {
    const found = await worker();
    if (found === null) new Notification(title, options);
    else await found.showNotification(title, options);
  } catch {
    // The sound and the title of the page have to do.
  }
}

/** Have the server tell this browser of its turns at all its tables; whether it will. */
export async function subscribe(): Promise<boolean> {
  try {
    const { push } = (await meta()).notices;
    const found = push === null ? null : await subscription(push);
    if (found === null) return false;
    const wanted = told(found);
    if (wanted === null) return false;
    const kept = JSON.stringify([wanted, Object.values(tokens())]);
    if (localStorage.getItem(KEPT) === kept) return true;
    await post<Subscribed>("/push", wanted);
    localStorage.setItem(KEPT, kept);
    return true;
  } catch {
    return false;
  }
}

/** Be told nothing more. */
export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(KEPT);
  try {
    const registered = await navigator.serviceWorker.getRegistration(WORKER);
    const found = await registered?.pushManager.getSubscription();
    if (!found) return;
    await found.unsubscribe();
    await post<Subscribed>("/push/forget", { endpoint: found.endpoint });
  } catch {
    // A browser without push has nothing to end; a server that cannot be reached finds out by itself.
  }
}

/** This browser's subscription with the server's key; one with another key is from an earlier server. */
async function subscription(key: string): Promise<PushSubscription | null> {
  const push = (await worker())?.pushManager;
  if (push === undefined) return null;
  const wanted = bytes(key);
  const found = await push.getSubscription();
  if (found !== null) {
    if (same(found.options.applicationServerKey, wanted)) return found;
    await found.unsubscribe();
  }
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

function told(found: PushSubscription): NewSubscription | null {
  const { endpoint, keys } = found.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { endpoint, p256dh, auth, language: language.current };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function same(one: ArrayBuffer | null, other: Uint8Array): boolean {
  if (one === null || one.byteLength !== other.length) return false;
  const found = new Uint8Array(one);
  return other.every((value, i) => found[i] === value);
}
