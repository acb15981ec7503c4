import { expect, it } from "vitest";
import { common, stops } from "./difference";

it("finds where two games part", () => {
  expect(common(["a", "b", "c"], ["a", "b", "d", "e"])).toBe(2);
  expect(common(["a"], ["b"])).toBe(0);
  expect(common(["a", "b"], ["a", "b"])).toBe(2);
  expect(common(["a", "b"], ["a", "b", "c"])).toBe(2);
});

it("stops there, after each turn, and at the end", () => {
  expect(stops([0, 0, 1, 1, 0, 1], 1)).toEqual([1, 2, 4, 5, 6]);
  expect(stops([0, 0], 2)).toEqual([2]);
  expect(stops([], 0)).toEqual([0]);
});
