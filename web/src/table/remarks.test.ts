import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Remarked } from "../app/api/types";
import { carryMuted, mutedAt } from "./muted";

const chosen = vi.hoisted(() => ({ remarks: true }));
vi.mock("../app/settings", () => ({ settings: chosen }));

const { Remarks, iconOf } = await import("./remarks.svelte");

const says = (seat: number, remark: Remarked["remark"]): Remarked => ({ type: "remark", seat, remark });
let kept: Record<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  kept = {};
  chosen.remarks = true;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the last remark of each seat is shown for a while, and all are listed", () => {
  const remarks = new Remarks("abc");
  remarks.hear(says(1, "hello"), [0]);
  remarks.hear(says(0, "smile"), [0]);
  vi.advanceTimersByTime(4000);
  remarks.hear(says(1, "oops"), [0]);
  expect(remarks.shown.map((one) => one.remark)).toEqual(["smile", "oops"]);
  vi.advanceTimersByTime(4000);
  expect(remarks.shown.map((one) => one.remark)).toEqual(["oops"]);
  vi.advanceTimersByTime(4000);
  expect(remarks.shown).toEqual([]);
  expect(remarks.said.map((one) => one.remark)).toEqual(["hello", "smile", "oops"]);
  remarks.close();
});

test("a muted seat is not heard, now, later and at the rematch", () => {
  const remarks = new Remarks("abc");
  remarks.hear(says(1, "hello"), [0]);
  remarks.mute(1, true);
  expect([remarks.said, remarks.shown]).toEqual([[], []]);
  expect(remarks.hear(says(1, "oops"), [0])).toBeNull();
  expect(remarks.hear(says(2, "oops"), [0])).not.toBeNull();
  expect(new Remarks("abc").muted).toEqual([1]);
  carryMuted("abc", "next");
  expect([mutedAt("next"), mutedAt("other")]).toEqual([[1], []]);
  remarks.mute(1, false);
  expect(remarks.hear(says(1, "oops"), [0])).not.toBeNull();
  expect(mutedAt("abc")).toEqual([]);
  remarks.close();
});

test("who wants to read nobody reads themselves alone", () => {
  const remarks = new Remarks("abc");
  chosen.remarks = false;
  expect(remarks.hear(says(1, "hello"), [0])).toBeNull();
  expect(remarks.hear(says(0, "hello"), [0])).not.toBeNull();
  remarks.close();
});

test.each(["null", "[", '{"abc": "x"}', '{"abc": ["x"]}'])("is not misled by what someone else has written there: %s", (text) => {
  kept["valewright.muted"] = text;
  expect(mutedAt("abc")).toEqual([]);
});

test("a reaction has an icon, a phrase has words", () => {
  expect([iconOf("heart"), iconOf("thanks")]).toEqual(["heart", null]);
});
