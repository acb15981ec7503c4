import { expect, test } from "vitest";
import { sizeOf } from "../../table/sizing";
import { layoutOf } from "./layout";

test("a table that is less high than a laptop's keeps its letters, a narrower one shrinks with them", () => {
  expect(layoutOf(sizeOf(1366, 768, 100), 100).grow).toBe(1);
  const low = layoutOf(sizeOf(1366, 600, 100), 100);
  expect(low.unit * low.grow).toBeCloseTo(1);
  expect(layoutOf(sizeOf(950, 768, 100), 100).grow).toBe(1);
});
