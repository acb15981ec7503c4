/** What a seat did in a turn, gathered from the log. */

import type { LogLine } from "./view";

export interface Turn {
  pushes: number;
  bought: string[];
  vales: string[];
  vp: number;
  passed: boolean;
  spoiled: boolean;
}

/** The last turn of a seat: the one it is in, or the one before. */
export function lastTurn(log: readonly LogLine[], seat: number): Turn | null {
  let from = -1;
  for (let i = log.length - 1; i >= 0; i--) {
    if (log[i]?.kind === "turn" && log[i]?.seat === seat) {
      from = i;
      break;
    }
  }
  if (from < 0) return null;
  const turn: Turn = { pushes: 0, bought: [], vales: [], vp: 0, passed: false, spoiled: false };
  for (const line of log.slice(from + 1)) {
    if (line.kind === "turn") break;
    if (line.seat !== seat) continue;
    if (line.kind === "pushed") turn.pushes += 1;
    if (line.kind === "bought" || line.kind === "claimed") turn.bought.push(line.name);
    if (line.kind === "bought-vale") turn.vales.push(line.name);
    if (line.kind === "gained-vp") turn.vp += line.n;
    if (line.kind === "passed") turn.passed = true;
    if (line.kind === "spoiled" || line.kind === "spoiled-turn") turn.spoiled = true;
  }
  return turn;
}

/** As many parts as fit in a line of so many letters, the first in any case; of the others, how many they are. */
export function brief(parts: readonly string[], letters: number): string {
  let shown = parts.length;
  const told = (): string => [...parts.slice(0, shown), ...(shown < parts.length ? [`+${parts.length - shown}`] : [])].join(" · ");
  while (shown > 1 && told().length > letters) shown -= 1;
  return told();
}
