/** Every component of the catalogue as something to fill in. */
import type { BoxProgress } from "../../../app/api/types";
import type { FactData, MysticCatalogue, Provenance } from "../wire";
import { allCards, type Card } from "../cards/cards";
import { FIELDS, filled, type Box, type Counts, type Kind, type Value } from "./box";

export interface Item {
  kind: Kind;
  name: string;
  /** Its set, or `conclaves`. */
  group: string;
  level: number | null;
  /** What it comes with, field by field. */
  shipped: Record<string, Value>;
  provenance: Record<string, Provenance>;
  facts: FactData[];
  /** Part of the starting deck: documented as a whole, and no entry of a card file. */
  fixed: boolean;
  /** For its face; a conclave has none. */
  card: Card | null;
}

const GROUPS = ["base", "vale-of-magic", "vale-of-the-wild", "mana-storm", "conclaves"];
const counts = (found: object): Counts => ({ ...(found as Counts) });

function shippedOf(card: Card): Record<string, Value> {
  switch (card.kind) {
    case "advancement": {
      const { cost, symbols, vp_end, slots, longwise, eclipse } = card.data;
      return { cost, symbols: counts(symbols), vp_end, slots, longwise, eclipse };
    }
    case "vale":
      return { cost: counts(card.data.cost), vp_end: card.data.vp_end };
    case "leader": {
      const [start, upgraded] = card.data.sides;
      return {
        upgrade_cost: card.data.upgrade_cost,
        "start.symbols": counts(start.symbols),
        "start.vp_end": start.vp_end,
        "upgraded.symbols": counts(upgraded.symbols),
        "upgraded.vp_end": upgraded.vp_end,
      };
    }
    case "amulet":
      return { vp_end: card.data.vp_end };
  }
}

/** A card as something to fill in. */
export function itemOf(card: Card): Item {
  return {
    kind: card.kind,
    name: card.name,
    group: card.set,
    level: card.level,
    shipped: shippedOf(card),
    provenance: card.data.provenance,
    facts: card.data.facts,
    fixed: card.kind === "advancement" && card.data.starting,
    card,
  };
}

export function allItems(from: MysticCatalogue): Item[] {
  const conclaves = from.conclaves.map(
    ({ id: name, advancements, vales, provenance, facts }): Item => ({
      kind: "conclave", name, group: "conclaves", level: null,
      shipped: { advancements, vales }, provenance, facts, fixed: false, card: null,
    }),
  );
  return [...allCards(from).map(itemOf), ...conclaves];
}

export function isDocumented(item: Item, field: string): boolean {
  return item.fixed || item.provenance[field] === "documented";
}

/** The fields that no document gives. */
export function unknownFields(item: Item): string[] {
  return FIELDS[item.kind].filter((field) => !isDocumented(item, field));
}

/** Those of them that the owner has not looked up yet. */
export function openFields(item: Item, box: Box): string[] {
  const done = filled(box, item.kind, item.name);
  return unknownFields(item).filter((field) => !(field in done));
}

/** How far a box has come, counted here: the server's count follows a little later. */
export function progressOf(items: readonly Item[], box: Box): BoxProgress[] {
  const groups = new Map<string, BoxProgress>();
  for (const item of items) {
    if (item.fixed) continue;
    const found = groups.get(item.group) ?? { group: item.group, documented: 0, unknown: 0, settled: 0 };
    const unknown = unknownFields(item).length;
    found.documented += FIELDS[item.kind].length - unknown;
    found.unknown += unknown;
    found.settled += unknown - openFields(item, box).length;
    groups.set(item.group, found);
  }
  return [...groups.values()].sort((one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group));
}

/** The documented facts that are about a field or a part of it. */
export function factsAt(item: Item, field: string): FactData[] {
  return item.facts.filter(
    (fact) =>
      fact.field === field ||
      fact.field.startsWith(`${field}.`) ||
      (fact.field === "vp_end.either_side" && field.endsWith(".vp_end")),
  );
}

/** A card as it looks with what was filled in; a leader shows one side. */
export function preview(item: Item, box: Box, upgraded = false): Card | null {
  const card = item.card;
  if (card === null) return null;
  const now = { ...item.shipped, ...filled(box, item.kind, item.name) };
  const number = (value: Value | undefined, usual: number): number =>
    typeof value === "number" ? value : usual;
  const symbols = (value: Value | undefined): Card["symbols"] =>
    typeof value === "object" && !Array.isArray(value) ? value : {};
  switch (card.kind) {
    case "advancement":
      return { ...card, cost: number(now.cost, 0), symbols: symbols(now.symbols), vp: number(now.vp_end, 0) };
    case "vale":
      return { ...card, symbols: symbols(now.cost), vp: number(now.vp_end, 0) };
    case "leader": {
      const side = upgraded ? "upgraded" : "start";
      return {
        ...card,
        cost: number(now.upgrade_cost, 0),
        symbols: symbols(now[`${side}.symbols`]),
        vp: number(now[`${side}.vp_end`], 0),
      };
    }
    case "amulet":
      return { ...card, vp: number(now.vp_end, 0) };
  }
}
