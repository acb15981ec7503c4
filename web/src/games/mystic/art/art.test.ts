import { beforeAll, describe, expect, test } from "vitest";
import { medal, palette, picture, prepare, symbol, symbolNames, type Kind } from ".";
import { readSpec, readToken } from "../../art/card";
import { LIBRARY } from "../../art/library";
import { contrast, expectDrawn, expectSymbols, listed, wellFormed } from "../../art/testing";
import { ADVANCEMENTS } from "./advancements";
import { amuletNames } from "./amulets";
import { leaderNames } from "./leaders";
import { VALES } from "./vales";

const DATA = import.meta.glob<string>("../../../../../src/valewright/mystic/data/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

const TITLES: Record<Kind, string[]> = {
  advancement: [...listed(DATA, "advancement", "name"), "Fertile Soil", "Cursed Land"],
  vale: listed(DATA, "vale", "name"),
  leader: listed(DATA, "leader", "name"),
  amulet: listed(DATA, "amulet", "name"),
};

const DRAWN: Record<Kind, readonly string[]> = {
  advancement: Object.keys(ADVANCEMENTS),
  vale: Object.keys(VALES),
  leader: leaderNames,
  amulet: amuletNames,
};

const KINDS = ["advancement", "vale", "leader", "amulet"] as const;

beforeAll(() => prepare("leader", "amulet"));

/** Every picture there is, with both sides of the leaders. */
function all(): { name: string; kind: Kind; markup: string }[] {
  return KINDS.flatMap((kind) =>
    TITLES[kind].flatMap((title) =>
      (kind === "leader" ? [false, true] : [false]).map((upgraded) => ({
        name: `${kind} ${title}${upgraded ? ", upgraded" : ""}`,
        kind,
        markup: picture(title, kind, { upgraded }),
      })),
    ),
  );
}

describe("pictures", () => {
  test("the data files name what is in the boxes", () => {
    expect(KINDS.map((kind) => TITLES[kind].length)).toEqual([87, 64, 16, 8]);
  });

  test.each(KINDS)("every %s has a drawing of its own, and no drawing is for nothing", (kind) => {
    expect([...DRAWN[kind]].sort()).toEqual([...TITLES[kind]].sort());
  });

  test("no two are alike", () => {
    const found = all();
    expect(new Set(found.map(({ markup }) => markup)).size).toBe(found.length);
    const bodies = found.map(({ markup }) => markup.replace(/(fill|stroke)="[^"]*"/g, ""));
    expect(new Set(bodies).size).toBe(found.length);
  });

  test("each title has its own composition of subjects", () => {
    const drawings = [ADVANCEMENTS, VALES].flatMap((specs) =>
      Object.values(specs).map((text) => {
        const { sky, drawings: front } = readSpec(text);
        return [...sky.filter((word) => word.includes("@")), ...front].map((token) => readToken(token).name).join("+");
      }),
    );
    expect(drawings.filter((names, i) => drawings.indexOf(names) !== i)).toEqual([]);
  });

  test("all subjects named exist, and all that exist are used", () => {
    const named = [ADVANCEMENTS, VALES].flatMap((specs) =>
      Object.values(specs).flatMap((text) => {
        const { sky, drawings } = readSpec(text);
        return [...sky.filter((word) => word.includes("@")), ...drawings].map((token) => readToken(token).name);
      }),
    );
    expect(named.filter((name) => !LIBRARY[name])).toEqual([]);
    expect(Object.keys(LIBRARY).filter((name) => !named.includes(name) && name !== "runestone")).toEqual([]);
  });

  test("all are well-formed, fill their box, are small and refer to nothing outside", () => {
    const found = all();
    for (const { name, kind, markup } of found)
      if (kind === "leader") expectDrawn(name, markup, "0 0 150 240", 10_000);
      else expectDrawn(name, markup, "0 0 150 80", 8_000);
    expect(found.reduce((sum, { markup }) => sum + markup.length, 0) / found.length).toBeLessThan(4_800);
  });

  test("a title always gives the same picture, and a title that nobody knows one of its own", () => {
    expect(picture("Moon Wolf", "advancement")).toBe(picture("Moon Wolf", "advancement"));
    const strangers = ["Homebrew Hydra", "Backyard Beast", "Kitchen Spirit"].map((title) => picture(title, "advancement"));
    expect(new Set(strangers).size).toBe(3);
    for (const markup of strangers) expect(() => wellFormed(markup)).not.toThrow();
    for (const kind of ["leader", "amulet"] as const) expect(() => wellFormed(picture("Nobody", kind))).not.toThrow();
  });

  test.each(["advancement", "vale"] as const)("a name in cream is legible at the top of every %s", (kind) => {
    for (const title of TITLES[kind]) {
      const { sky, ink, rim } = palette(title, kind);
      expect(contrast("#f3ead2", sky[0]), title).toBeGreaterThanOrEqual(4.5);
      expect(contrast("#f3ead2", sky[1]), title).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rim, ink), title).toBeGreaterThanOrEqual(7);
    }
  });
});

describe("symbols", () => {
  test("are drawn, and differ in shape, not only in colour", () => {
    expectSymbols({ symbol, medal, symbolNames });
  });

  test("those that count on cards have a colour that a style sheet can change", () => {
    const counted = ["mana", "decay", "growth", "guardian", "vp", "animal", "forest", "sky", "wild"];
    const colours = counted.map((name) => new RegExp(`fill="var\\(--${name},(#[0-9a-f]{6})\\)"`).exec(symbol(name))?.[1]);
    expect(colours).not.toContain(undefined);
    expect(new Set(colours).size).toBe(counted.length);
  });
});
