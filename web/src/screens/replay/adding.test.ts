import { expect, test } from "vitest";
import { addingUp } from "./adding";

test.each([
  [[50, -20.4, -20.4, -9.2], [50, -21, -20, -9]],
  [[33.3, 33.3, 33.4], [33, 33, 34]],
  [[0.5, 0.5], [0, 1]],
  [[-0.2, 0.2], [0, 0]],
  [[50, 50, 0, 0], [50, 50, 0, 0]],
])("%j is told as %j", (parts, told) => {
  expect(addingUp(parts)).toEqual(told);
});

test("whatever the parts are, their sum is kept and none is wrong by one or more", () => {
  for (let n = 0; n < 500; n += 1) {
    const parts = [50, Math.sin(n) * 40, Math.sin(7 * n) * 30, Math.cos(3 * n) * 20];
    const told = addingUp(parts);
    const sum = (of: readonly number[]): number => of.reduce((one, other) => one + other, 0);
    expect(sum(told)).toBeCloseTo(Math.round(sum(parts)), 9);
    parts.forEach((part, i) => expect(Math.abs(part - (told[i] ?? NaN))).toBeLessThan(1));
  }
});
