import { describe, expect, test } from "vitest";
import { bestLanguage } from "./languages";
import { ago } from "../screens/parts/ago";

describe("the first language", () => {
  test.each([
    [["fr-CA", "en"], "fr"],
    [["de", "CA"], "ca"],
    [["de-DE", "nl"], "en"],
    [[], "en"],
  ])("%o", (preferred, expected) => {
    expect(bestLanguage(preferred)).toBe(expected);
  });
});

describe("how long ago", () => {
  test.each([
    [5, "now"],
    [60, "1 minute ago"],
    [7300, "2 hours ago"],
    [90_000, "yesterday"],
    [-30, "now"],
  ])("%d seconds", (seconds, expected) => {
    expect(ago(1_000_000 - seconds, "en", 1_000_000)).toBe(expected);
  });
});
