/** What has happened at a table since its player last looked. */

import type { Wire } from "../app/api/types";

const KEY = "valewright.seen";
const MOST = 200;

/** How many lines of each table's log were seen here, the table last looked at last. */
function kept(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter((pair): pair is [string, number] => Number.isInteger(pair[1])),
    );
  } catch {
    return {};
  }
}

/** All lines of a table's log up to now have been seen. */
export function saw(table: string, lines: number): void {
  const { [table]: before, ...others } = kept();
  if (before === lines) return;
  const all = [...Object.entries(others), [table, lines]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Where nothing can be kept, nothing is told on coming back.
  }
}

/** Whoever goes on from a position has just looked at it: nothing before it is news to them. */
export function sawAll(table: string): void {
  saw(table, Number.MAX_SAFE_INTEGER);
}

/**
 * The lines that are new to someone who comes back. Where this browser has never shown the table, they begin after the
 * last thing that these seats did; that a turn of theirs begins is nothing they did.
 */
export function unseen<L extends Wire["line"]>(table: string, log: readonly L[], mine: readonly number[]): readonly L[] {
  const seen = kept()[table];
  if (seen !== undefined) return log.slice(Math.min(seen, log.length));
  const own = log.findLastIndex((line) => mine.includes(line.seat) && line.kind !== "turn");
  return own === -1 ? [] : log.slice(own + 1);
}
