import { describe, expect, test } from "vitest";
import type { MysticCatalogue } from "../wire";
import { allCards, filtered, NO_FILTER, spread, type Filter } from "./cards";

const catalogue: MysticCatalogue = {
  game: "mystic-vale",
  advancements: [
    {
      id: "Hawk", name: "Hawk", set: "base", level: 2, cost: 5, slots: ["top"], symbols: { sky: 2, mana: 1 }, vp_end: 0,
      longwise: false, eclipse: false, text: null, starting: false, provenance: {}, facts: [],
    },
    {
      id: "Podlings", name: "Podlings", set: "base", level: 1, cost: 2, slots: ["middle"], symbols: { forest: 1 }, vp_end: 0,
      longwise: false, eclipse: false, text: { when: "harvest", text: "Gain 1 mana." }, starting: false,
      provenance: {}, facts: [],
    },
  ],
  vales: [
    {
      id: "Azure Lake", name: "Azure Lake", set: "vale-of-magic", level: 1, copies: 3, cost: { forest: 1, sky: 1 }, vp_end: 1,
      text: { when: "harvest", text: "Gain 1 mana." }, provenance: {}, facts: [],
    },
  ],
  leaders: [],
  amulets: [{ id: "Moon Stone", name: "Moon Stone", set: "mana-storm", vp_end: 0, text: null, provenance: {}, facts: [] }],
  conclaves: [],
  sources: {},
};
const cards = allCards(catalogue);

function names(filter: Partial<Filter>): string[] {
  const words = (card: (typeof cards)[number]): string =>
    [card.name, ...card.abilities.map((ability) => ability.text)].join(" ");
  return filtered(cards, { ...NO_FILTER, ...filter }, words).map((card) => card.name);
}

describe("the card browser", () => {
  test("shows everything at first, by kind and level", () => {
    expect(names({})).toEqual(["Podlings", "Hawk", "Azure Lake", "Moon Stone"]);
  });

  test.each<[Partial<Filter>, string[]]>([
    [{ kind: "vale" }, ["Azure Lake"]],
    [{ set: "mana-storm" }, ["Moon Stone"]],
    [{ level: "1" }, ["Podlings", "Azure Lake"]],
    [{ cost: "5-6" }, ["Hawk"]],
    [{ symbols: ["sky"] }, ["Hawk", "Azure Lake"]],
    [{ symbols: ["sky", "mana"] }, ["Hawk"]],
    [{ query: "gain MANA" }, ["Podlings", "Azure Lake"]],
    [{ query: "nobody" }, []],
  ])("%o", (filter, expected) => {
    expect(names(filter)).toEqual(expected);
  });

  test("symbols are shown as often as they count", () => {
    expect(spread({ sky: 2, mana: 1 })).toEqual(["mana", "sky", "sky"]);
  });
});
