import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TableInfo } from "../../app/api/types";
import { dealWarnings, keepPromise, sha256, verdict } from "./deal";

const SEED = "57896044618658097711785492504343953926634992332820282019728792003956564819968";

function table(changes: Partial<TableInfo["deal"]>, seed: string | null, status = "over"): TableInfo {
  const deal = { commitment: sha256(`${SEED} salt`), salt: "salt", known: false, looked_ahead: false, ...changes };
  return { id: "abc", status, deal, seed, seats: [] } as unknown as TableInfo;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("the page's own SHA-256 is the real one", () => {
  test.each([
    [0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    [1, "75ffd91e9de1dcdd5f349e17f877dd3ea559667e1bdbf4c8f3560ca0b81a0b02"],
    [54, "f39a290047b9fe6f9936bd08d045cf2afa390c14048baf96610cdb3698ee3f55"],
    [55, "d1e58af4df4b6eb196e5e549676d5dcb95a9612316bff7b56c6c3cb24b02101f"],
    [56, "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e"],
    [63, "75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2"],
    [64, "c7c3ff08d786de8d9d3c1e473ce3598024eb0df450d339f39036f00462027aae"],
    [65, "42e7beb6284615f3066d1eb9d2ed6256827a8ad529f4f528516f2595127d6fab"],
    [119, "000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c"],
    [120, "c0a2210baa5c2e7dec12694ec3e40fda6a44fc0ac13139ec1c041b59bb40f8da"],
    [300, "b4af7847b7d7b471fb91b33225114d73eced999e74f52e568534e37bfb27936f"],
  ])("for a text of %i letters and more", (length, digest) => {
    expect(sha256("é".repeat(length % 7) + "x".repeat(length))).toBe(digest);
  });
});

describe("a deal", () => {
  test("is kept where seed and salt are those that were promised", () => {
    expect(verdict(table({}, SEED))).toBe("kept");
    expect(verdict(table({ salt: "other" }, SEED))).toBe("broken");
    expect(verdict(table({}, "7"))).toBe("broken");
  });

  test("says nothing before its end, or where nothing was promised", () => {
    expect(verdict(table({ salt: null }, null, "playing"))).toBe("open");
    expect(verdict(table({ commitment: null, salt: null }, SEED))).toBe("open");
  });

  test("is held against what this browser saw first, not against what it is told in the end", () => {
    keepPromise(table({ salt: null }, null, "playing"));
    keepPromise(table({ salt: null, commitment: sha256("7 salt") }, null, "playing"));
    expect(verdict(table({}, SEED))).toBe("kept");
    expect(verdict(table({ commitment: sha256("7 salt") }, "7"))).toBe("broken");
  });
});

test("warnings are for tables with more than one person", () => {
  const seat = (kind: string) => ({ kind });
  const doubtful = table({ known: true, looked_ahead: true }, null, "playing");
  const at = (...kinds: string[]): TableInfo => ({ ...doubtful, seats: kinds.map(seat) }) as TableInfo;
  expect(dealWarnings(at("person", "bot"))).toEqual([]);
  expect(dealWarnings(at("person", "open", "bot"))).toEqual(["known", "looked-ahead"]);
  expect(dealWarnings({ ...at("person", "person"), deal: { ...doubtful.deal, known: false } })).toEqual(["looked-ahead"]);
});
