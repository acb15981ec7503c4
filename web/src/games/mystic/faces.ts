/** What cards are made of and how their parts are told apart; drawing only, no rules. */

import type { CardParts } from "./view";

export type Slot = "top" | "middle" | "bottom";
export const SLOTS: readonly Slot[] = ["top", "middle", "bottom"];

export type SymbolName =
  | "mana"
  | "decay"
  | "growth"
  | "guardian"
  | "vp"
  | "animal"
  | "forest"
  | "sky"
  | "wild";

/** The order in which symbols are told: what buys first, what hurts and helps last. */
export const SYMBOLS: readonly SymbolName[] = [
  "mana",
  "animal",
  "forest",
  "sky",
  "wild",
  "vp",
  "guardian",
  "growth",
  "decay",
];
export const SPIRITS = ["animal", "forest", "sky", "wild"] as const;

export type Counts = Partial<Record<SymbolName, number>>;

/** Each symbol as often as it is there, in the order of SYMBOLS. */
export function spread(counts: Counts): SymbolName[] {
  return SYMBOLS.flatMap((name) => Array<SymbolName>(Math.max(0, counts[name] ?? 0)).fill(name));
}

/** "Podlings/top" in its two parts. */
export function pieceParts(piece: string): { title: string; slot: Slot | null } {
  const cut = piece.lastIndexOf("/");
  const slot = piece.slice(cut + 1);
  return cut > 0 && (slot === "top" || slot === "middle" || slot === "bottom")
    ? { title: piece.slice(0, cut), slot }
    : { title: piece, slot: null };
}

/** The sum of what some cards show. */
export function sum(all: readonly Counts[]): Counts {
  const total: Counts = {};
  for (const counts of all)
    for (const name of SYMBOLS) total[name] = (total[name] ?? 0) + (counts[name] ?? 0);
  return total;
}

/** A card with what another has in a slot. */
export function withPiece(card: CardParts, other: CardParts, slot: Slot): CardParts {
  const has = (piece: string): boolean => card.layers.some((layer) => layer.piece === piece && layer.slot === slot);
  return {
    ...card,
    layers: [...card.layers, ...other.layers.filter((layer) => layer.slot === slot && !has(layer.piece))],
    slots: card.slots.map((found, i) => (SLOTS[i] === slot ? (other.slots[i] ?? found) : found)),
    symbols: card.symbols,
  };
}
