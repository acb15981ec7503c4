import { expect, test, vi } from "vitest";

vi.mock("../app/settings", () => ({ settings: { sounds: true, volume: 100 } }));

const { TUNES } = await import("./sound");

test("no two events sound alike", () => {
  const tunes = Object.values(TUNES).map((notes) => JSON.stringify(notes));
  expect(new Set(tunes).size).toBe(tunes.length);
});
