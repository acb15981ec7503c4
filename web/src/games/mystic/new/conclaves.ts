import { filled, type Box } from "../box/box";
import type { ConclaveData } from "../wire";

/** The conclaves as a table will have them that is played with a box. */
export function withBox(conclaves: readonly ConclaveData[], box: Box): ConclaveData[] {
  return conclaves.map((each) => ({ ...each, ...filled(box, "conclave", each.id) }));
}

/** Six different ones of many, in the order they came. */
export function randomSix<T>(from: readonly T[], random: () => number = Math.random): T[] {
  const left = from.map((_, i) => i);
  const chosen = new Set<number>();
  while (chosen.size < 6 && left.length > 0)
    chosen.add(left.splice(Math.floor(random() * left.length), 1)[0] ?? 0);
  return from.filter((_, i) => chosen.has(i));
}
