/** The hexagonal map on the screen: pointy-topped cells in axial coordinates, sides clockwise from the upper right. */

import type { Cell } from "./wire";

export interface Point {
  x: number;
  y: number;
}

/** From the middle of a cell to a corner, in units of the drawing. */
export const SIZE = 50;
export const APOTHEM = (SIZE * Math.sqrt(3)) / 2;
export const SIDES = [0, 1, 2, 3, 4, 5] as const;

const STEPS: readonly Cell[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

export function key(cell: Cell): string {
  return `${cell[0]},${cell[1]}`;
}

export function middle([q, r]: Cell): Point {
  return { x: 2 * APOTHEM * (q + r / 2), y: 1.5 * SIZE * r };
}

export function neighbour([q, r]: Cell, side: number): Cell {
  const [dq, dr] = STEPS[((side % 6) + 6) % 6] ?? [0, 0];
  return [q + dq, r + dr];
}

/** In degrees, from the middle of a cell to the middle of a side; 0 is to the right. */
export function angle(side: number): number {
  return 60 * side - 60;
}

/** A point of a cell, towards a side: `far` 1 is the middle of that side. */
export function towards(side: number, far: number): Point {
  const radians = (angle(side) * Math.PI) / 180;
  return { x: APOTHEM * far * Math.cos(radians), y: APOTHEM * far * Math.sin(radians) };
}

/** The two corners of a side, clockwise. */
export function corners(side: number, size = SIZE): [Point, Point] {
  const at = (degrees: number): Point => ({
    x: size * Math.cos((degrees * Math.PI) / 180),
    y: size * Math.sin((degrees * Math.PI) / 180),
  });
  return [at(angle(side) - 30), at(angle(side) + 30)];
}

/** The outline of a cell, as points for a polygon. */
export function outline(size = SIZE): string {
  return SIDES.map((side) => corners(side, size)[0])
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(" ");
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box that holds all cells, with a margin. */
export function boundingBox(cells: readonly Cell[], margin = SIZE * 0.35): Box {
  const middleOfAll: Cell = [0, 0];
  const points = (cells.length > 0 ? cells : [middleOfAll]).map(middle);
  const left = Math.min(...points.map((p) => p.x)) - APOTHEM - margin;
  const right = Math.max(...points.map((p) => p.x)) + APOTHEM + margin;
  const top = Math.min(...points.map((p) => p.y)) - SIZE - margin;
  const bottom = Math.max(...points.map((p) => p.y)) + SIZE + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * The part of a box to show in a window of some pixels so that a unit takes at least `least` of them: all of it where that
 * is so anyway, otherwise the part around the middle of what is looked at.
 */
export function nearer(whole: Box, looked: Box, width: number, height: number, least: number): Box {
  const fits = Math.min(width / whole.width, height / whole.height);
  if (fits >= least) return whole;
  const along = (start: number, length: number, focus: number, room: number): [number, number] => {
    if (room >= length) return [start, length];
    return [Math.min(Math.max(focus - room / 2, start), start + length - room), room];
  };
  const [x, wide] = along(whole.x, whole.width, looked.x + looked.width / 2, width / least);
  const [y, high] = along(whole.y, whole.height, looked.y + looked.height / 2, height / least);
  return { x, y, width: wide, height: high };
}

/** The cell of a list that lies best in a direction (a unit vector) from another; null when none does. */
export function nextCell(from: Cell, cells: readonly Cell[], dx: number, dy: number): Cell | null {
  const start = middle(from);
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const to = middle(cell);
    const along = (to.x - start.x) * dx + (to.y - start.y) * dy;
    const aside = Math.abs((to.x - start.x) * dy - (to.y - start.y) * dx);
    if (along < 1) continue;
    const cost = along + 2 * aside;
    if (cost < least) {
      least = cost;
      best = cell;
    }
  }
  return best;
}
