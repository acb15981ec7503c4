/** Where something can float above a table so that it hides as little as possible of what must stay in sight. */

const EDGE = 8;
const GAP = 14;

/** How many places are tried from side to side, and as many from top to bottom. */
const STEPS = 12;

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How much it matters that it stays in sight; 1 if nothing is said. */
  weight?: number;
}

/**
 * The best place for a box of that size: beside what it is about, in the middle, at an edge, or anywhere else;
 * the first of equals.
 */
export function placeFor(
  size: { width: number; height: number },
  room: { width: number; height: number },
  about: Box | null,
  kept: readonly Box[],
): { left: number; top: number; hides: number } {
  const right = room.width - size.width - EDGE;
  const bottom = room.height - size.height - EDGE;
  const wanted: [number, number][] = [];
  if (about) {
    const level = (about.top + about.bottom - size.height) / 2;
    const middle = (about.left + about.right - size.width) / 2;
    wanted.push([about.right + GAP, level], [about.left - GAP - size.width, level]);
    wanted.push([middle, about.bottom + GAP], [middle, about.top - GAP - size.height]);
  }
  for (const x of [right / 2, EDGE, right]) for (const y of [bottom / 2, EDGE, bottom]) wanted.push([x, y]);
  for (let i = STEPS; i >= 0; i -= 1) for (let j = 0; j <= STEPS; j += 1) wanted.push([(right * i) / STEPS, (bottom * j) / STEPS]);
  let best = { left: EDGE, top: EDGE, hides: Infinity };
  for (const [x, y] of wanted) {
    const left = Math.max(EDGE, Math.min(right, x));
    const top = Math.max(EDGE, Math.min(bottom, y));
    const hides = hidden({ left, top, right: left + size.width, bottom: top + size.height }, kept);
    if (hides < best.hides) best = { left, top, hides };
  }
  return best;
}

/** The tallest stretch of the room that is free from side to side; where what must stay in sight leaves no better place. */
export function freeBand(room: { width: number; height: number }, kept: readonly Box[]): { top: number; height: number } {
  const sorted = kept.filter((one) => one.bottom > 0 && one.top < room.height).sort((a, b) => a.top - b.top);
  let best = { top: 0, height: 0 };
  let from = 0;
  for (const one of [...sorted, { top: room.height, bottom: room.height }]) {
    if (one.top - from > best.height) best = { top: from, height: one.top - from };
    from = Math.max(from, one.bottom);
  }
  return { top: best.top + EDGE, height: Math.max(0, best.height - 2 * EDGE) };
}

/** How much of what should stay in sight a box hides, in square pixels, each as often as it weighs. */
export function hidden(box: Box, kept: readonly Box[]): number {
  let area = 0;
  for (const one of kept) {
    const across = Math.min(one.right, box.right) - Math.max(one.left, box.left);
    const down = Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top);
    if (across > 0 && down > 0) area += across * down * (one.weight ?? 1);
  }
  return area;
}
