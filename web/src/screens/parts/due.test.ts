import { describe, expect, test, vi } from "vitest";

vi.mock("../../app/words", () => ({
  language: { current: "en-GB" },
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
  hasWords: () => false,
}));
const { until } = await import("./due");

describe("how far off a time is", () => {
  test.each([
    [3 * 86_400 + 5, "in 3 days"],
    [3 * 86_400 - 5, "in 3 days"],
    [82_000, "in 23 hours"],
    [3600, "in 1 hour"],
    [80, "in 1 minute"],
    [5, "in 1 minute"],
    [-5, "in 1 minute"],
  ])("%d seconds: %s", (seconds, words) => {
    expect(until(1000 + seconds, "en", 1000)).toBe(words);
  });
});
