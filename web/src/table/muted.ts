/** Whom this browser does not want to read: seats of tables, for as long as it keeps anything. */

const KEY = "valewright.muted";
const MOST = 100;

/** The muted seats of each table, the table last changed last. */
function kept(): Record<string, number[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter(
        (pair): pair is [string, number[]] => Array.isArray(pair[1]) && pair[1].every(Number.isInteger),
      ),
    );
  } catch {
    return {};
  }
}

/** The seats of a table that are muted. */
export function mutedAt(table: string): readonly number[] {
  return kept()[table] ?? [];
}

export function keepMuted(table: string, seats: readonly number[]): void {
  const { [table]: _, ...others } = kept();
  const all = [...Object.entries(others), ...(seats.length > 0 ? [[table, seats]] : [])].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Where nothing can be kept, a mute lasts until the page is closed.
  }
}

/** Who was muted at a table is muted at the rematch: the same people have the same seats. */
export function carryMuted(table: string, next: string): void {
  const { [table]: seats, [next]: known } = kept();
  if (seats !== undefined && known === undefined) keepMuted(next, seats);
}
