import { beforeEach, describe, expect, test, vi } from "vitest";
import { saw, sawAll, unseen } from "./since";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const line = (seat: number, text: string) => ({ kind: "played", seat, name: "", n: 0, text });
const log = [line(0, "a"), line(1, "b"), line(0, "c"), line(1, "d"), line(2, "e")];
const texts = (table: string, lines = log, mine = [0]): string[] => unseen(table, lines, mine).map(({ text }) => text);

beforeEach(() => kept.clear());

describe("what happened since one was here", () => {
  test("begins after the last line that was seen", () => {
    saw("abc", 2);
    expect(texts("abc")).toEqual(["c", "d", "e"]);
    saw("abc", 5);
    expect(texts("abc")).toEqual([]);
  });

  test("begins after one's own last line where nothing was seen in this browser", () => {
    expect(texts("abc")).toEqual(["d", "e"]);
    expect(texts("abc", log, [2])).toEqual([]);
    expect(texts("abc", log, [3])).toEqual([]);
  });

  test("does not end where a turn of one's own begins", () => {
    const turn = { ...line(0, "f"), kind: "turn" };
    expect(texts("abc", [...log, turn])).toEqual(["d", "e", "f"]);
  });

  test("is nothing to someone who plays on from a position", () => {
    sawAll("abc");
    expect(texts("abc")).toEqual([]);
  });

  test("is nothing where moves were taken back", () => {
    saw("abc", 5);
    expect(texts("abc", log.slice(0, 3))).toEqual([]);
  });

  test("is kept for the tables last looked at, and not for ever", () => {
    for (let i = 0; i < 250; i += 1) saw(`t${i}`, 1);
    expect(texts("t249")).toEqual(["b", "c", "d", "e"]);
    expect(Object.keys(JSON.parse(kept.get("valewright.seen") ?? ""))).toHaveLength(200);
  });

  test.each(["null", "[", '{"abc": "x"}', "7"])("is not misled by what someone else has written there: %s", (text) => {
    kept.set("valewright.seen", text);
    expect(texts("abc")).toEqual(["d", "e"]);
  });
});
