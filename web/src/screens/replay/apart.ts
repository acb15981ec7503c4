/** Places in a row, as near as may be to where they are wanted, `apart` from each other and within the width. */
export function apart(wanted: readonly number[], distance: number, width: number): number[] {
  const order = wanted.map((_, i) => i).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const room = Math.min(distance, width / Math.max(1, wanted.length));
  const found: number[] = [];
  let least = room / 2;
  for (const i of order) {
    found[i] = Math.max(least, wanted[i] ?? 0);
    least = found[i] + room;
  }
  let most = width - room / 2;
  for (const i of order.reverse()) {
    found[i] = Math.min(most, found[i] ?? 0);
    most = found[i] - room;
  }
  return found;
}
