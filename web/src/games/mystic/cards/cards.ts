import type { AdvancementData, AmuletData, CardText, LeaderData, MysticCatalogue, Symbols, ValeData } from "../wire";
import { matches, terms } from "../../../screens/rules/markdown";

export const KINDS = ["advancement", "vale", "leader", "amulet"] as const;
export type CardKind = (typeof KINDS)[number];

export const SYMBOLS = ["mana", "animal", "forest", "sky", "wild", "vp", "guardian", "growth", "decay"] as const;
export type SymbolName = (typeof SYMBOLS)[number];

/** An ability, with the attribute that its words have in other languages. */
export interface Ability extends CardText {
  which: "text" | "upgraded";
}

interface Shared {
  /** Its id, for which `cardName` has the words. */
  name: string;
  set: string;
  level: number | null;
  /** Mana for an advancement or an upgrade, spirits for a vale. */
  cost: number | null;
  symbols: Symbols;
  vp: number;
  abilities: Ability[];
}

export type Card = Shared &
  (
    | { kind: "advancement"; data: AdvancementData }
    | { kind: "vale"; data: ValeData }
    | { kind: "leader"; data: LeaderData }
    | { kind: "amulet"; data: AmuletData }
  );

export interface Filter {
  query: string;
  kind: CardKind | "all";
  set: string;
  level: string;
  cost: string;
  symbols: readonly SymbolName[];
}

export const NO_FILTER: Filter = { query: "", kind: "all", set: "all", level: "all", cost: "all", symbols: [] };

/** Costs are looked for in steps: their least and most. */
export const COSTS: Record<string, [number, number]> = {
  "0-2": [0, 2],
  "3-4": [3, 4],
  "5-6": [5, 6],
  "7-99": [7, 99],
};

function ability(text: CardText | null, which: Ability["which"] = "text"): Ability[] {
  return text === null ? [] : [{ ...text, which }];
}

function total(symbols: Symbols): number {
  return Object.values(symbols).reduce((sum: number, n: number | undefined) => sum + (n ?? 0), 0);
}

/** Every card of the game, each in the same form. */
export function allCards(from: MysticCatalogue): Card[] {
  const cards: Card[] = [
    ...from.advancements.map((data): Card => {
      const { id: name, set, level, cost, symbols } = data;
      return { kind: "advancement", data, name, set, level, cost, symbols, vp: data.vp_end, abilities: ability(data.text) };
    }),
    ...from.vales.map((data): Card => {
      const { id: name, set, level } = data;
      const cost = total(data.cost);
      return { kind: "vale", data, name, set, level, cost, symbols: data.cost, vp: data.vp_end, abilities: ability(data.text) };
    }),
    ...from.leaders.map((data): Card => {
      const [plain, upgraded] = data.sides;
      const abilities = [...ability(plain.text), ...ability(upgraded.text, "upgraded")];
      return {
        kind: "leader", data, name: data.id, set: data.set, level: null, cost: data.upgrade_cost,
        symbols: plain.symbols, vp: plain.vp_end, abilities,
      };
    }),
    ...from.amulets.map((data): Card => ({
      kind: "amulet", data, name: data.id, set: data.set, level: null, cost: null, symbols: {},
      vp: data.vp_end, abilities: ability(data.text),
    })),
  ];
  return cards.sort(
    (one, other) =>
      KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
      (one.level ?? 0) - (other.level ?? 0) ||
      (one.cost ?? 0) - (other.cost ?? 0) ||
      one.name.localeCompare(other.name),
  );
}

/** The cards that a filter lets through; `words` is all that is written on a card. */
export function filtered(cards: readonly Card[], filter: Filter, words: (card: Card) => string): Card[] {
  const wanted = terms(filter.query);
  const [least, most] = COSTS[filter.cost] ?? [0, Infinity];
  return cards.filter(
    (card) =>
      (filter.kind === "all" || card.kind === filter.kind) &&
      (filter.set === "all" || card.set === filter.set) &&
      (filter.level === "all" || card.level === Number(filter.level)) &&
      (filter.cost === "all" || (card.cost !== null && card.cost >= least && card.cost <= most)) &&
      filter.symbols.every((name) => (card.symbols[name] ?? 0) > 0) &&
      (wanted.length === 0 || matches(words(card), wanted)),
  );
}

/** Each symbol as often as it is there. */
export function spread(symbols: Symbols): SymbolName[] {
  return SYMBOLS.flatMap((name) => Array<SymbolName>(Math.max(0, symbols[name] ?? 0)).fill(name));
}
