import { expect, test, vi } from "vitest";
import type { Misty } from "./wire";

vi.mock("../../app/words", () => ({ t: (id: string, given?: Record<string, unknown>) => (given ? `${id} ${JSON.stringify(given)}` : id) }));
vi.mock("./names.svelte", () => ({ tilePhrase: (tile: { id: number }) => tile.id }));

const { highlights } = await import("./highlights");

type Line = Misty["line"];
const line = (kind: string, seat: number, id: number): Line => ({ kind, seat, tile: { id } }) as unknown as Line;
const view = (to_act: number, last_turn_next = false): Misty["view"] => ({ to_act, last_turn_next }) as unknown as Misty["view"];
const names = ["Ada", "Squirrel"];

test("a tile that a rival takes is told with who has it now", () => {
  const lines = [line("lost", 0, 3), line("took", 1, 4), line("took", 1, 3)];
  const found = highlights({ before: view(1), after: view(0), lines, names, mine: [0] });
  expect(found).toEqual([{ words: 'misty-taken {"who":"Squirrel","tile":3}', tone: "bad" }]);
});

test("a tile that nobody has then is told as lost", () => {
  const found = highlights({ before: view(1), after: view(0), lines: [line("lost", 0, 3)], names, mine: [0] });
  expect(found).toEqual([{ words: 'misty-log-lost {"who":"you","tile":3}', tone: "bad" }]);
});

test("what one does oneself, or takes from another, is not", () => {
  const lost = [line("lost", 0, 3)];
  expect(highlights({ before: view(0), after: view(1), lines: lost, names, mine: [0] })).toEqual([]);
  expect(highlights({ before: view(1), after: view(0), lines: [line("lost", 1, 3)], names, mine: [0] })).toEqual([]);
});

test("that the next turn is the last is told once", () => {
  expect(highlights({ before: view(0), after: view(1, true), lines: [], names, mine: [0] })).toEqual([{ words: "misty-last-turn-next" }]);
  expect(highlights({ before: view(0, true), after: view(1, true), lines: [], names, mine: [0] })).toEqual([]);
});
