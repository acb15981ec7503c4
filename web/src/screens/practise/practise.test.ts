import { beforeEach, describe, expect, test, vi } from "vitest";
import { Rating } from "ts-fsrs";
import type { PuzzleInfo } from "../../app/api/types";
import { ANY, drawn, dueLinks, fresh, nextLink, untried } from "./choosing";
import { due, exported, forget, imported, keep, keepMistakes, mistakes, mistakesOf, practised } from "./kept";
import { graded, gradeOf } from "./schedule";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 5, 12);
const ALL = { game: ANY, theme: ANY, difficulty: ANY };

const puzzles: PuzzleInfo[] = [
  { game: "nim", id: "a", theme: "take", difficulty: "hard" },
  { game: "nim", id: "b", theme: "take", difficulty: "easy" },
  { game: "chess", id: "c", theme: "mate", difficulty: "easy" },
];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("when an exercise comes back", () => {
  test("what went well comes back ever later", () => {
    let kept = graded(undefined, Rating.Good, NOW);
    const waits: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const { due } = kept;
      kept = graded(kept, Rating.Good, due);
      waits.push(kept.due - due);
    }
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
    expect(waits[4]).toBeGreaterThan(20 * DAY);
  });

  test("what went wrong comes back the same day", () => {
    let kept = graded(undefined, Rating.Good, NOW);
    for (let i = 0; i < 3; i += 1) kept = graded(kept, Rating.Good, kept.due);
    const wrong = graded(kept, Rating.Again, kept.due);
    expect(wrong.due - kept.due).toBeLessThan(DAY);
    expect(wrong.lapses).toBe(1);
  });

  test("only the best move counts as remembered, and a look at the answer as forgotten", () => {
    expect(gradeOf("best", true)).toBe(Rating.Good);
    expect(gradeOf("good", false)).toBe(Rating.Hard);
    expect(gradeOf("inaccuracy", false)).toBe(Rating.Again);
    expect(gradeOf(null, false)).toBe(Rating.Again);
  });
});

describe("what is kept", () => {
  const one = graded(undefined, Rating.Again, NOW);

  test("an exercise is due when its time has come, the oldest first", () => {
    const all = { late: { ...one, due: 10 }, later: { ...one, due: 20 }, first: { ...one, due: 5 } };
    expect(due(all, 10)).toEqual(["first", "late"]);
  });

  test("whatever else lies in the storage is left out", () => {
    keep("nim/a", one);
    localStorage.setItem("valewright.practised", JSON.stringify({ ...practised(), wrong: { due: "soon" }, none: null }));
    expect(Object.keys(practised())).toEqual(["nim/a"]);
    localStorage.setItem("valewright.practised", "{");
    expect(practised()).toEqual({});
  });

  const decisions = [
    { at: 3, seat: 0, kind: "blunder" as const, lost: 0.2, skill: 0, luck: 0 },
    { at: 4, seat: 1, kind: "blunder" as const, lost: 0.3, skill: 0, luck: 0 },
    { at: 5, seat: 0, kind: "inaccuracy" as const, lost: 0.03, skill: 0, luck: 0 },
  ];
  const seat = { name: "", kind: "person" as const, bot: null, resigned: false };
  const table = { id: "t", game: "nim", seats: [{ ...seat, seat: 0, mine: true }, { ...seat, seat: 1, mine: false }] };

  test("only one's own mistakes and blunders are kept, each once", () => {
    keepMistakes({ decisions }, table);
    keepMistakes({ decisions }, table);
    expect(mistakes()).toEqual([{ table: "t", game: "nim", at: 3, kind: "blunder", lost: 0.2 }]);
    forget({ table: "t", at: 3 });
    expect(mistakes()).toEqual([]);
  });

  test("on a shared screen, and for whoever watched, they are nobody's", () => {
    const both = { ...table, seats: table.seats.map((each) => ({ ...each, mine: true })) };
    const none = { ...table, seats: table.seats.map((each) => ({ ...each, mine: false })) };
    expect([mistakesOf({ decisions }, both), mistakesOf({ decisions }, none)]).toEqual([[], []]);
  });

  test("it can be taken elsewhere and brought back", () => {
    keep("nim/a", one);
    keepMistakes({ decisions }, table);
    const text = exported();
    localStorage.setItem("valewright.practised", "{}");
    localStorage.setItem("valewright.mistakes", "[]");
    expect(imported(text)).toBe(true);
    expect([Object.keys(practised()), mistakes().length]).toEqual([["nim/a"], 1]);
    expect([imported("{}"), imported("[1"), imported("x".repeat(2_000_000))]).toEqual([false, false, false]);
  });
});

describe("what comes next", () => {
  const done = { "nim/a": { ...graded(undefined, Rating.Good, NOW), due: NOW }, "gone/x": graded(undefined, Rating.Good, 0) };

  test("new ones are those that fit and were never tried", () => {
    expect(fresh(puzzles, done, ALL).map((one) => one.id)).toEqual(["b", "c"]);
    expect(fresh(puzzles, done, { ...ALL, theme: "mate" }).map((one) => one.id)).toEqual(["c"]);
  });

  test("what is due comes first, but for what is no longer there", () => {
    expect(dueLinks(puzzles, [], done, NOW)).toEqual(["#/exercise/puzzle/nim/a"]);
    expect(nextLink(puzzles, [], done, NOW, "", ALL)).toBe("#/exercise/puzzle/nim/a");
  });

  test("then an easy one, never the one just done, and nothing when all is done", () => {
    const here = "#/exercise/puzzle/nim/a";
    expect(nextLink(puzzles, [], done, NOW, here, ALL, 0)).toBe("#/exercise/puzzle/nim/b");
    expect(nextLink(puzzles, [], done, NOW, here, { ...ALL, difficulty: "hard" })).toBe(null);
    expect(drawn([], 0.5)).toBe(undefined);
    expect(drawn([1, 2], 0.999)).toBe(2);
  });

  test("of one's own mistakes the costliest comes first, and after it the next", () => {
    const own = [0.1, 0.4, 0.2, 0.3].map((lost, at) => ({ table: "t", at, game: "nim", kind: "mistake" as const, lost }));
    const tried = { "mistake/t/1": graded(undefined, Rating.Good, NOW + 9 * DAY) };
    expect(untried(own, tried).map(({ at }) => at)).toEqual([3, 2, 0]);
    expect(nextLink(puzzles, own, tried, NOW, "#/exercise/mistake/t/1", ALL)).toBe("#/exercise/mistake/t/3");
    expect(nextLink(puzzles, own, tried, NOW, "#/exercise/puzzle/nim/b", ALL, 0)).toBe("#/exercise/puzzle/nim/b");
  });
});
