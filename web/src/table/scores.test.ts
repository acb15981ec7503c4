import { describe, expect, test } from "vitest";
import type { Result } from "../app/api/types";
import { badges, byKind, decided, nextLevel } from "./scores";

const line = (kind: string, vp: number) => ({ kind, vp, name: "" });
const result = (lines: [string, number][][], winners: number[]): Result => ({
  lines: lines.map((seat) => seat.map(([kind, vp]) => line(kind, vp))),
  scores: lines.map((seat) => seat.reduce((sum, [, vp]) => sum + vp, 0)),
  winners,
});

describe("a final scoring", () => {
  const won = result([[["tile", 3], ["tile", 4], ["token", 1]], [["tile", 2], ["token", 4]]], [0]);

  test("is gathered by kind", () => {
    expect(byKind(won)).toEqual([
      { kind: "tile", seats: [{ n: 2, vp: 7 }, { n: 1, vp: 2 }] },
      { kind: "token", seats: [{ n: 1, vp: 1 }, { n: 1, vp: 4 }] },
    ]);
  });

  test("was decided where the winner is furthest ahead of the best of the others", () => {
    expect(decided(won)).toEqual({ kind: "tile", winner: 0, other: 1, vp: [7, 2] });
    const three = result([[["tile", 3]], [["tile", 9], ["token", 1]], [["token", 8]]], [1]);
    expect(decided(three)).toEqual({ kind: "tile", winner: 1, other: 2, vp: [9, 0] });
  });

  test("was not decided by points when it is shared, or someone resigned", () => {
    expect(decided(result([[["tile", 3]], [["tile", 3]]], [0, 1]))).toBeNull();
    expect(decided(result([[["tile", 3]], [["tile", 9]]], [0]))).toBeNull();
    expect(decided(result([[], []], []))).toBeNull();
  });

  test("has a short name for everyone, no two alike", () => {
    expect(badges(["Player 1", "Squirrel", "Jay"])).toEqual(["P", "S", "J"]);
    expect(badges(["Player 1", "Player 2", "Mole"])).toEqual(["P1", "P2", "M"]);
    expect(badges(["Hare", "Hedgehog", "élan"])).toEqual(["Ha", "He", "É"]);
    expect(badges(["Ada", "Ada", ""])).toEqual(["1", "2", "3"]);
  });

  test("may lead on to the next level", () => {
    const levels = ["novice", "apprentice", "adept"];
    expect([nextLevel(levels, "novice"), nextLevel(levels, "adept"), nextLevel(levels, "other")]).toEqual(["apprentice", null, null]);
  });
});
