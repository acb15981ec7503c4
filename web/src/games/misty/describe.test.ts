import { describe, expect, it, vi } from "vitest";
import type { BoardTile, MistyCatalogue, TileFace, ValleyFace } from "./wire";

vi.mock("../../app/words", () => ({
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
  slug: (text: string) => text.replaceAll(" ", "-"),
  language: { current: "fr" },
}));
const asked = vi.hoisted(() => ({ catalogues: {} as Record<string, unknown> }));
vi.mock("../../app/api/http", () => ({
  catalogue: (of: { game: string } | { table: string }) =>
    Promise.resolve(asked.catalogues["table" in of ? "table" : "game"]),
}));
const { describeTile, moveWords } = await import("./describe");
const { laid, turned } = await import("./choices");
const { names, tileName } = await import("./names.svelte");

const acorn: ValleyFace = { kind: "valley", id: "acorn-1", resource: "acorn", footprints: false };
const owl: TileFace = { kind: "encounter", id: "owl", requires: [] };
const fork: TileFace = { kind: "patrol", id: "t-fork", tribe: "trailseekers", shape: "twin ranks", explorers: [1, 0, 0, 2, 0, 0] };

function held(owner: number | null): BoardTile {
  return { ...acorn, cell: [0, 0], owner, strengths: [1, 3], captains: [], wall: null, flower: false };
}

function catalogue(owl: string, tribe: string): MistyCatalogue {
  return {
    game: "misty-valley",
    valley_tiles: [],
    encounter_tiles: [{ id: "owl", name: owl, names: { en: owl }, requires: [] }],
    patrol_tiles: [],
    tribes: [{ id: "trailseekers", name: tribe, names: { en: tribe, fr: `les ${tribe}` }, color: "red", abilities: [] }],
    abilities: [],
    captain_bonus: 0,
    extra_explorers: 0,
    walls: 0,
    flowers: 0,
    scoring: { valley_set: [], encounter_met: [], encounter_unmet: 0, unused_ability: 0, flower_majority: 0 },
  };
}

describe("a tile in words", () => {
  it("tells its owner's strength first", () => {
    expect(describeTile(held(0), ["Ann", "Bob"])).toContain("misty-owned Ann 1 3");
    expect(describeTile(held(1), ["Ann", "Bob"])).toContain("misty-owned Bob 3 1");
    expect(describeTile(held(null), ["Ann", "Bob"])).toContain("misty-nobodys");
  });

  it("is named by what it is, not by what it is called", () => {
    expect([acorn, owl, fork].map(tileName)).toEqual([
      "misty-resource-acorn",
      "misty-encounter-owl",
      "misty-shape-twin-ranks",
    ]);
  });

  it("has the name that the card file of its table gives it, and so has all else", async () => {
    asked.catalogues = { game: catalogue("Owl", "Trailseekers"), table: catalogue("Night Watch", "Pathfinders") };
    await names.need("abc");
    expect(tileName(owl)).toBe("Night Watch");
    expect(tileName(acorn)).toBe("misty-resource-acorn");
    expect(describeTile(laid(fork, [0, 0]), [])).toContain("les Pathfinders");
    const move = { move: 1, words: "", act: "target", tile: owl, cell: null, side: null, ability: null, tribe: null } as const;
    expect(moveWords(move)).toContain("Night Watch");
    await names.need(null);
    expect(tileName(owl)).toBe("misty-encounter-owl");
  });
});

describe("a patrol tile", () => {
  it("is laid with its explorers turned", () => {
    expect(turned([1, 0, 0, 2, 0, 0], 2)).toEqual([0, 0, 1, 0, 0, 2]);
    expect(laid(fork, [2, 1], 2)).toMatchObject({ cell: [2, 1], facing: 2, explorers: [0, 0, 1, 0, 0, 2] });
  });
});
