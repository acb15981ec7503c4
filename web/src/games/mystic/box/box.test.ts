import { describe, expect, test } from "vitest";
import {
  countFilled,
  counted,
  emptyBox,
  filled,
  fromCheck,
  isEmpty,
  merged,
  same,
  typed,
  valid,
  withField,
  written,
  type Box,
} from "./box";
import { inline, key, quoted } from "./toml";

describe("TOML", () => {
  test.each([
    ["Stag", '"Stag"'],
    ["Druid's Song", '"Druid\'s Song"'],
    ['say "hi" \\ bye', '"say \\"hi\\" \\\\ bye"'],
    ["two\nlines\tand\r\u0000\u001b\u007f", '"two\\nlines\\tand\\r\\u0000\\u001b\\u007f"'],
    ["Brânwen 🦌 \u2028", '"Brânwen 🦌 \u2028"'],
    ["half \ud800 of \udc00 one \ud83e\udd8c", '"half \ufffd of \ufffd one \ud83e\udd8c"'],
    ["", '""'],
  ])("quotes %j", (text, wanted) => {
    expect(quoted(text)).toBe(wanted);
  });

  test("puts keys in quotes where they need them", () => {
    expect([key("vp_end"), key("2"), key("a b"), key(""), key("a.b"), key("é")]).toEqual([
      "vp_end",
      "2",
      '"a b"',
      '""',
      '"a.b"',
      '"é"',
    ]);
  });

  test("writes values on one line", () => {
    expect(inline({ sky: 1, "a b": ["x", true, -3, {}] })).toBe('{ sky = 1, "a b" = ["x", true, -3, {}] }');
  });
});

/** A box with something of everything. */
function full(): Box {
  let box = { ...emptyBox(), name: "Anna's \"box\"" };
  box = withField(box, "vale", "Azure Lake", "cost", { animal: 1 });
  box = withField(box, "advancement", "Stag", "vp_end", 2);
  box = withField(box, "advancement", "Stag", "cost", 9);
  box = withField(box, "advancement", "Hawk", "slots", ["top", "bottom"]);
  box = withField(box, "advancement", "Hawk", "eclipse", false);
  box = withField(box, "leader", "Ashae", "upgraded.symbols", {});
  box = withField(box, "conclave", "Homeland", "vales", ["Azure Lake"]);
  box.rest.components.leader.Ashae = { "start.text": "New.", title: "the New" };
  box.rest.components.vale.Skyhaven = { name: "Cloud Keep" };
  box.rest.tables.players = { vp_pool: { 2: 25 } };
  return box;
}

const TEXT = `[box]
name = "Anna's \\"box\\""

[[advancement]]
name = "Hawk"
slots = ["top", "bottom"]
eclipse = false

[[advancement]]
name = "Stag"
cost = 9
vp_end = 2

[[vale]]
name = "Azure Lake"
cost = { animal = 1 }

[[vale]]
id = "Skyhaven"
name = "Cloud Keep"

[[leader]]
name = "Ashae"
upgraded.symbols = {}
start.text = "New."
title = "the New"

[[conclave]]
name = "Homeland"
vales = ["Azure Lake"]

[players]
vp_pool = { 2 = 25 }
`;

describe("a box", () => {
  test("is written as a card file, always in the same order", () => {
    expect(written(full())).toBe(TEXT);
    expect(written(emptyBox())).toBe("");
  });

  test("is filled in and taken back, and the old one stays as it was", () => {
    const before = emptyBox();
    const box = withField(before, "amulet", "Moon Stone", "vp_end", 0);
    expect(filled(box, "amulet", "Moon Stone")).toEqual({ vp_end: 0 });
    expect([isEmpty(before), isEmpty(box), countFilled(box)]).toEqual([true, false, 1]);
    expect(withField(box, "amulet", "Moon Stone", "vp_end")).toEqual(before);
  });

  test("bears names that objects have themselves", () => {
    for (const name of ["constructor", "__proto__", "toString"]) {
      expect(filled(emptyBox(), "vale", name)).toEqual({});
      const box = withField(emptyBox(), "vale", name, "vp_end", 1);
      expect(filled(box, "vale", name)).toEqual({ vp_end: 1 });
      expect(written(box)).toContain(`name = "${name}"`);
      expect(written(valid(JSON.parse(JSON.stringify(box))))).toBe(written(box));
    }
  });

  test("comes back from what the server read, and from what was kept", () => {
    const box = full();
    const read = { name: box.name, values: box.values, components: box.rest.components, tables: box.rest.tables };
    expect(written(fromCheck(read))).toBe(TEXT);
    expect(valid(JSON.parse(JSON.stringify(box)))).toEqual(box);
  });

  test("is one with another, which is right where both say something", () => {
    let other = withField(emptyBox(), "advancement", "Stag", "cost", 8);
    other = withField(other, "vale", "World Tree", "vp_end", 3);
    const both = merged(full(), other);
    expect(filled(both, "advancement", "Stag")).toEqual({ cost: 8, vp_end: 2 });
    expect(filled(both, "vale", "World Tree")).toEqual({ vp_end: 3 });
    expect(both.name).toBe(full().name);
    expect(both.rest).toEqual(full().rest);
    expect(merged(emptyBox(), full())).toEqual(full());
    expect(merged(full(), { ...emptyBox(), name: "Bea's" }).name).toBe("Bea's");
  });

  test.each([null, 3, "x", [], { values: 3 }, { values: { vale: [] } }, { values: { vale: { A: 3 } } }])(
    "makes the best of what it finds kept: %j",
    (found) => {
      expect(valid(found)).toEqual(emptyBox());
    },
  );

  test("drops what no file could hold, and keeps the rest", () => {
    const found = valid({
      name: 4,
      values: { vale: { A: { vp_end: 1.5, cost: { sky: null }, other: 2 }, B: { vp_end: 2 } } },
      rest: { tables: { mix: 3, players: { vp_pool: {} } } },
    });
    expect(found.values.vale).toEqual({ B: { vp_end: 2 } });
    expect(found.rest.tables).toEqual({ players: { vp_pool: {} } });
  });
});

test.each([
  ["7", 7],
  [" -2 ", -2],
  ["\u22123", -3],
  ["", ""],
  ["two", "two"],
  ["1.5", "1.5"],
  ["99999999999", "99999999999"],
])("%j is typed as %j", (text, wanted) => {
  expect(typed(text)).toBe(wanted);
});

test("counts leave out what there is none of", () => {
  expect(counted({ sky: 1 }, "mana", 2)).toEqual({ sky: 1, mana: 2 });
  expect(counted({ sky: 1 }, "sky", 0)).toEqual({});
  expect(same({ sky: 1, mana: 0 }, { sky: 1 })).toBe(true);
  expect(same({ sky: 1 }, { mana: 1 })).toBe(false);
  expect(same(["top"], ["top"])).toBe(true);
});
