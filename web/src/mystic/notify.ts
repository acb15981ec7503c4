/** Tell a player who looks elsewhere that it is their turn. */

import { settings } from "../settings";

export function askToNotify(): void {
  if ("Notification" in window && Notification.permission === "default")
    void Notification.requestPermission();
}

export function notify(title: string, body: string): void {
  if (!settings.notifications || !document.hidden) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body, tag: "valewright-turn" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
