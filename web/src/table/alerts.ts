/** Telling a player who looks elsewhere that it is their turn. */

import { settings } from "../app/settings";

const HOME_TITLE = "Valewright";

/** Three rising notes, made here. */
function chime(): void {
  const context = new AudioContext();
  const start = context.currentTime;
  [523.25, 659.25, 783.99].forEach((pitch, i) => {
    const note = context.createOscillator();
    const loudness = context.createGain();
    note.type = "sine";
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start + i * 0.13);
    loudness.gain.linearRampToValueAtTime(0.12, start + i * 0.13 + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0008, start + i * 0.13 + 0.5);
    note.connect(loudness).connect(context.destination);
    note.start(start + i * 0.13);
    note.stop(start + i * 0.13 + 0.55);
  });
  setTimeout(() => void context.close(), 1500);
}

/** Notifications need the player's leave, which is asked for once. */
export function askToNotify(): void {
  if ("Notification" in window && Notification.permission === "default")
    void Notification.requestPermission();
}

/** It is the player's turn: a sound and a notification, as far as they want them. */
export function alertTurn(words: string): void {
  if (settings.sound) chime();
  if (settings.notifications && document.hidden && "Notification" in window) {
    if (Notification.permission === "granted") new Notification(HOME_TITLE, { body: words, tag: "turn" });
  }
}

export function restTitle(): void {
  document.title = HOME_TITLE;
}
