import { expect, test } from "vitest";
import { signed } from "./signed";

test.each([
  [3, "en", "+3"],
  [-12.34, "en", "−12.3"],
  [-12.34, "fr", "−12,3"],
  [-12.34, "ca", "−12,3"],
  [0.01, "es", "0"],
])("%d in %s is %s", (value, language, words) => {
  expect(signed(value, language)).toBe(words);
});

test("as many digits as asked for", () => {
  expect(signed(-0.6, "en", 0)).toBe("−1");
});
