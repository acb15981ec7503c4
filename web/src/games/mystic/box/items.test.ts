import { expect, test } from "vitest";
import type { MysticCatalogue } from "../wire";
import { emptyBox, withField } from "./box";
import { allItems, factsAt, openFields, preview, progressOf, unknownFields } from "./items";

const guessed = { cost: "guess", symbols: "partly", vp_end: "guess", slots: "documented", longwise: "guess", eclipse: "guess" } as const;
const catalogue: MysticCatalogue = {
  game: "mystic-vale",
  advancements: [
    {
      id: "Stag", name: "Stag", set: "base", level: 3, cost: 5, slots: ["top"], symbols: { guardian: 2 }, vp_end: 1, longwise: false,
      eclipse: false, text: null, starting: false, provenance: guessed,
      facts: [{ field: "symbols.guardian", value: 2, source: "rulebook", note: "", across: [] }],
    },
    {
      id: "Cursed Land", name: "Cursed Land", set: "base", level: 0, cost: 0, slots: ["top"], symbols: { decay: 1 }, vp_end: 0,
      longwise: false, eclipse: false, text: null, starting: true, provenance: guessed, facts: [],
    },
  ],
  vales: [],
  leaders: [
    {
      id: "Ashae", name: "Ashae", title: "", set: "vale-of-the-wild", upgrade_cost: 5,
      sides: [
        { symbols: {}, vp_end: 0, text: null },
        { symbols: { growth: 1 }, vp_end: 2, text: null },
      ],
      provenance: {},
      facts: [{ field: "vp_end.either_side", value: true, source: "aeg", note: "", across: [] }],
    },
  ],
  amulets: [],
  conclaves: [{ id: "Homeland", name: "Homeland", grants_vp: true, advancements: ["Stag"], vales: [], provenance: {}, facts: [] }],
  sources: {},
};
const items = allItems(catalogue);
const [soil, stag, ashae, homeland] = items;

test("every component is there, and the starting cards are not to be filled in", () => {
  expect(items.map((item) => item.name)).toEqual(["Cursed Land", "Stag", "Ashae", "Homeland"]);
  expect(soil && unknownFields(soil)).toEqual([]);
  expect(stag && unknownFields(stag)).toEqual(["cost", "symbols", "vp_end", "longwise", "eclipse"]);
});

test("progress counts what is neither documented nor open, by set", () => {
  let box = withField(emptyBox(), "advancement", "Stag", "cost", 5);
  box = withField(box, "advancement", "Stag", "slots", ["top"]);
  expect(progressOf(items, box)).toEqual([
    { group: "base", documented: 1, unknown: 5, settled: 1 },
    { group: "vale-of-the-wild", documented: 0, unknown: 5, settled: 0 },
    { group: "conclaves", documented: 0, unknown: 2, settled: 0 },
  ]);
  expect(stag && openFields(stag, box)).toEqual(["symbols", "vp_end", "longwise", "eclipse"]);
});

test("facts stand at the field they are about", () => {
  expect(stag && factsAt(stag, "symbols").length).toBe(1);
  expect(stag && factsAt(stag, "cost").length).toBe(0);
  expect(ashae && factsAt(ashae, "upgraded.vp_end").length).toBe(1);
  expect(ashae && factsAt(ashae, "upgraded.symbols").length).toBe(0);
});

test("a face shows what was filled in, as far as it can be shown", () => {
  let box = withField(emptyBox(), "leader", "Ashae", "upgraded.vp_end", 7);
  box = withField(box, "leader", "Ashae", "upgrade_cost", "many");
  expect(ashae && preview(ashae, box, true)).toMatchObject({ vp: 7, symbols: { growth: 1 }, cost: 0 });
  expect(ashae && preview(ashae, box)).toMatchObject({ vp: 0, symbols: {} });
  expect(homeland && preview(homeland, box)).toBeNull();
});
