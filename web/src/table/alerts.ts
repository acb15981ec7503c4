/** Telling a player who looks elsewhere that it is their turn. */

import { settings } from "../app/settings";
import { play } from "./sound";

const HOME_TITLE = "Valewright";
const pushing = (): Promise<typeof import("./push")> => import("./push");

function granted(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

/** Switch notifications on, which needs the player's leave, or off; whether they are as wanted. */
export async function wantNotifications(on: boolean): Promise<boolean> {
  if (!on) {
    settings.notifications = false;
    await (await pushing()).unsubscribe();
    return true;
  }
  if ("Notification" in window && Notification.permission === "default") await Notification.requestPermission();
  settings.notifications = granted();
  if (settings.notifications) await (await pushing()).subscribe();
  return settings.notifications;
}

/** Whoever sits down at a table is told of their turns there, too. */
export async function keepNotified(): Promise<void> {
  if (settings.notifications && granted()) await (await pushing()).subscribe();
}

/** It is the player's turn: a sound and a notification, as far as they want them. */
export function alertTurn(words: string, table: string): void {
  play("turn");
  if (settings.notifications && document.hidden && granted())
    void pushing().then(({ notify }) => notify(HOME_TITLE, words, table));
}

export function restTitle(): void {
  document.title = HOME_TITLE;
}
