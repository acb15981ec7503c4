import { expect, it } from "vitest";
import { turnStarts } from "./turns";

it("starts a turn wherever the mover changes", () => {
  expect(turnStarts([1, 1, 0, 0, 0, 1])).toEqual([0, 2, 5]);
  expect(turnStarts([])).toEqual([]);
});
