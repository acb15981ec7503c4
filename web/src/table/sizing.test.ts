import { expect, test } from "vitest";
import { sizeOf } from "./sizing";

test("a unit is a pixel on a laptop and on a phone", () => {
  expect(sizeOf(1366, 768, 100)).toMatchObject({ unit: 1, narrow: false, large: false });
  expect(sizeOf(390, 844, 100)).toMatchObject({ unit: 1, narrow: true, large: false });
});

test.each([
  [2732, 1536, 1.7],
  [1920, 1080, 1080 / 768],
  [1366, 640, 640 / 768],
  [901, 400, 0.66],
])("%i by %i pixels give a unit of %d", (width, height, unit) => {
  expect(sizeOf(width, height, 100).unit).toBeCloseTo(unit);
});

test("a phone's layout grows with its width, but not without end", () => {
  expect(sizeOf(430, 900, 100).unit).toBeCloseTo(430 / 390);
  expect(sizeOf(899, 1200, 100).unit).toBe(1.25);
});

test("where nothing is pressed, half of a laptop keeps to its height", () => {
  expect(sizeOf(683, 600, 100).unit).toBe(1.25);
  expect(sizeOf(683, 600, 100, true).unit).toBeCloseTo(600 / 700);
  expect(sizeOf(683, 400, 100, true).unit).toBe(0.8);
  expect(sizeOf(390, 500, 100, true).unit).toBe(1);
  expect(sizeOf(683, 600, 200, true).unit).toBeCloseTo(683 / 390);
});

test("large letters need the phone's layout, and may make the table longer than its room", () => {
  expect(sizeOf(1366, 768, 200)).toMatchObject({ unit: 2.5, narrow: true, large: true });
  expect(sizeOf(1366, 768, 110)).toMatchObject({ unit: 1, narrow: false, large: false });
});
