/** Telling a player who looks elsewhere that it is their turn. */

import { settings } from "../app/settings";
import { play } from "./sound";

const HOME_TITLE = "Valewright";

/** Notifications need the player's leave, which is asked for once. */
export function askToNotify(): void {
  if ("Notification" in window && Notification.permission === "default")
    void Notification.requestPermission();
}

/** It is the player's turn: a sound and a notification, as far as they want them. */
export function alertTurn(words: string): void {
  play("turn");
  if (settings.notifications && document.hidden && "Notification" in window) {
    if (Notification.permission === "granted") new Notification(HOME_TITLE, { body: words, tag: "turn" });
  }
}

export function restTitle(): void {
  document.title = HOME_TITLE;
}
