/** Who has just set up a table at this screen: they need not be asked whether it is them. */

let last: { table: string; seat: number } | null = null;

export function startedHere(table: string, seat: number): void {
  last = { table, seat };
}

/** The seat of whoever set up the table just now; asked once. */
export function startedBy(table: string): number | null {
  const seat = last?.table === table ? last.seat : null;
  last = null;
  return seat;
}
