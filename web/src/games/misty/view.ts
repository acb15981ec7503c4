/** Small questions about tiles, answered from their names. */

import type { Resource, Tribe } from "./wire";

const RESOURCE = /^(acorn|mushroom|crystal|berry|water) \d+$/;

/** The resource of a valley tile's name such as "acorn 2", or null. */
export function resourceOf(name: string): Resource | null {
  return (RESOURCE.exec(name)?.[1] as Resource | undefined) ?? null;
}

/** The tribe of a patrol tile's name such as "Trailseekers fork", or null. */
export function tribeOf(name: string): Tribe | null {
  const first = name.split(" ", 1)[0]?.toLowerCase();
  return first === "trailseekers" || first === "berrygnawers" ? first : null;
}

/** What a patrol tile's name says after the tribe: its shape. */
export function shapeOf(name: string): string {
  return name.slice(name.indexOf(" ") + 1);
}

/** Explorers by side of the board when a tile is turned clockwise by some sides. */
export function turned(explorers: readonly number[], facing: number): number[] {
  return explorers.map((_, side) => explorers[(((side - facing) % 6) + 6) % 6] ?? 0);
}
