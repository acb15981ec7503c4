/** Two games of the same deal, laid side by side from where they part. */

import { turnStarts } from "../replay/turns";

/** How many first moves two games have in common. */
export function common(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((move, i) => move !== other[i]);
  return at === -1 ? one.length : at;
}

/** The moments to stop at: where the games part, the end of each turn after it, and the end. */
export function stops(movers: readonly number[], from: number): number[] {
  const turns = turnStarts(movers).filter((start) => start > from);
  return [...new Set([from, ...turns, movers.length])];
}
