import { beforeEach, describe, expect, test, vi } from "vitest";
import { errorsOf, keepError, meanError } from "./errors";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

const rate = (table: string, error: number, decisions = 10, game = "nim") => ({ table, game, error, decisions });

describe("a player's error rate over time", () => {
  beforeEach(() => kept.clear());

  test("each game counts once, however often it is reviewed", () => {
    keepError(rate("a", 0.1));
    keepError(rate("b", 0.2));
    keepError(rate("a", 0.3));
    expect(errorsOf("nim").map((one) => [one.table, one.error])).toEqual([["a", 0.3], ["b", 0.2]]);
  });
  test("games are told apart, and one without a decision is none", () => {
    keepError(rate("a", 0.1, 10, "go"));
    keepError(rate("b", 0.1, 0));
    expect(errorsOf("nim")).toEqual([]);
    expect(errorsOf("go")).toHaveLength(1);
  });
  test("every decision weighs the same", () => {
    expect(meanError([rate("a", 0.1, 30), rate("b", 0.5, 10)])).toBeCloseTo(0.2);
    expect(meanError([])).toBe(0);
  });
  test("what is no list of rates is forgotten", () => {
    kept.set("valewright.error-rates", '[{"table": 3}, null, 5]');
    expect(errorsOf("nim")).toEqual([]);
    kept.set("valewright.error-rates", "{oops");
    expect(errorsOf("nim")).toEqual([]);
  });
});
