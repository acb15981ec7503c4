import { beforeAll, describe, expect, test } from "vitest";
import { ADVANCEMENTS } from "../mystic/art/advancements";
import { amuletNames } from "../mystic/art/amulets";
import { readSpec, readToken } from "./card";
import { medal, palette, picture, prepare, symbol, symbolNames, type Kind } from ".";
import { leaderNames } from "../mystic/art/leaders";
import { LIBRARY } from "./library";
import { tileNames } from "../misty/art/tiles";
import { VALES } from "../mystic/art/vales";

const DATA = import.meta.glob<string>("../../../../src/valewright/{mystic,misty}/data/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The values of a key in all tables of a name, in the data files of a game. */
function listed(game: string, table: string, key: string): string[] {
  return Object.entries(DATA)
    .filter(([path]) => path.includes(`/${game}/`) && !path.endsWith("/documented.toml"))
    .flatMap(([, text]) => text.split(/^(?=\[)/m))
    .filter((part) => part.startsWith(`[[${table}]]`))
    .flatMap((part) => new RegExp(`^${key} = "(.*)"$`, "m").exec(part)?.[1] ?? []);
}

const TITLES: Record<"advancement" | "vale" | "leader" | "amulet" | "tile", string[]> = {
  advancement: [...listed("mystic", "advancement", "name"), "Fertile Soil", "Cursed Land"],
  vale: listed("mystic", "vale", "name"),
  leader: listed("mystic", "leader", "name"),
  amulet: listed("mystic", "amulet", "name"),
  tile: ["resource", "encounter_tile", "ability", "tribe"].flatMap((table) => listed("misty", table, "id")).concat("start"),
};

const DRAWN: Record<keyof typeof TITLES, readonly string[]> = {
  advancement: Object.keys(ADVANCEMENTS),
  vale: Object.keys(VALES),
  leader: leaderNames,
  amulet: amuletNames,
  tile: tileNames,
};

const KINDS = Object.keys(TITLES) as (keyof typeof TITLES)[];

beforeAll(() => prepare("leader", "amulet", "tile", "start"));

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

/** Throws unless the text is one well-formed element. */
function wellFormed(text: string): void {
  const open: string[] = [];
  let seen = 0;
  const rest = text.replace(/<(\/?)([a-z]+)((?: [\w:-]+="[^"<>&]*")*)(\/?)>/gi, (_, close: string, name: string, attributes: string, empty: string) => {
    const names = [...attributes.matchAll(/ ([\w:-]+)=/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) throw new Error(`an attribute twice in <${name}>`);
    if (close) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      if (open.length === 0 && seen > 0) throw new Error("more than one element");
      if (!empty) open.push(name);
    }
    seen += 1;
    return "";
  });
  if (rest !== "" || open.length > 0 || seen === 0) throw new Error(`not well-formed: ${rest.slice(0, 80)}${open.join()}`);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, two: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("pictures", () => {
  test("the data files name what is in the boxes", () => {
    expect(KINDS.map((kind) => TITLES[kind].length)).toEqual([87, 64, 16, 8, 24]);
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

  test("all are well-formed, fill their box and refer to nothing outside", () => {
    for (const { name, kind, markup } of all()) {
      expect(() => wellFormed(markup), name).not.toThrow();
      const box = { leader: "0 0 150 240", tile: "0 0 100 100" }[kind as string] ?? "0 0 150 80";
      expect(markup, name).toContain(`viewBox="${box}"`);
      expect(markup.replace('xmlns="http://www.w3.org/2000/svg"', ""), name).not.toMatch(/https?:|href|url\(|<image|<script|style=| id=|NaN|undefined|Infinity/);
    }
  });

  test("all are small", () => {
    const sizes = all().map(({ name, kind, markup }) => ({ name, size: markup.length, bound: kind === "leader" ? 10_000 : 8_000 }));
    expect(sizes.filter(({ size, bound }) => size > bound)).toEqual([]);
    expect(sizes.reduce((sum, { size }) => sum + size, 0) / sizes.length).toBeLessThan(4_800);
  });

  test("a title always gives the same picture, and a title that nobody knows one of its own", () => {
    expect(picture("Moon Wolf", "advancement")).toBe(picture("Moon Wolf", "advancement"));
    const strangers = ["Homebrew Hydra", "Backyard Beast", "Kitchen Spirit"].map((title) => picture(title, "advancement"));
    expect(new Set(strangers).size).toBe(3);
    for (const markup of strangers) expect(() => wellFormed(markup)).not.toThrow();
    for (const kind of ["leader", "amulet", "tile"] as const) expect(() => wellFormed(picture("Nobody", kind))).not.toThrow();
  });

  test("tiles answer to identifiers and to English names, patrols to their tribe", () => {
    expect(picture("Troubadour Cat", "tile")).toBe(picture("troubadour-cat", "tile"));
    expect(picture("Starting tile", "start")).toBe(picture("start", "start"));
    expect(picture("Trailseekers fork", "tile")).toBe(picture("trailseekers", "tile"));
    expect(picture("acorn-2", "tile")).toBe(picture("acorn", "tile"));
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
  const NEEDED =
    "mana decay growth guardian vp animal forest sky wild token token-active token-spent deck discard pool push pass turn undo " +
    "hint log settings home book cards replay play pause step step-back sound-on sound-off people bot-1 bot-2 bot-3 bot-4 link " +
    "crown acorn mushroom crystal berry water wall walls flower flowers footprints banner captain explorer explorers-1 explorers-2 " +
    "explorers-3 smoke spyglass smoke-bomb mislead reinforcements magic-scroll horn-of-calling counterorder diplomacy " +
    "trailseekers berrygnawers eclipse";

  const shape = (markup: string): string => markup.replace(/ (fill|stroke|opacity)="[^"]*"/g, "");

  test.each(NEEDED.split(" "))("%s", (name) => {
    expect(symbol(name)).toMatch(/<(path|circle|rect|ellipse) /);
    expect(() => wellFormed(symbol(name))).not.toThrow();
    expect(() => wellFormed(medal(name))).not.toThrow();
  });

  test("differ in shape, not only in colour", () => {
    expect(new Set(symbolNames.map((name) => shape(symbol(name)))).size).toBe(symbolNames.length);
  });

  test("those that count on cards have a colour that a style sheet can change", () => {
    const counted = ["mana", "decay", "growth", "guardian", "vp", "animal", "forest", "sky", "wild"];
    const colours = counted.map((name) => new RegExp(`fill="var\\(--sym-${name},var\\(--${name},(#[0-9a-f]{6})\\)\\)"`).exec(symbol(name))?.[1]);
    expect(colours).not.toContain(undefined);
    expect(new Set(colours).size).toBe(counted.length);
  });

  test("an unknown name is empty, not an error", () => {
    expect(symbol("no-such-thing")).toMatch(/^<svg [^>]*><\/svg>$/);
  });
});
