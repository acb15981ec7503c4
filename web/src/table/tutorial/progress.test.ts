import { beforeEach, expect, test, vi } from "vitest";
import { finishedLessons, finishLesson } from "./progress";

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  });
});

test("what was finished is remembered, game by game and once", () => {
  finishLesson("nim", "one");
  finishLesson("nim", "two");
  finishLesson("nim", "one");
  expect([...finishedLessons("nim")]).toEqual(["one", "two"]);
  expect([...finishedLessons("other")]).toEqual([]);
});

test.each(["", "[", "null", '{"nim": 3}', '{"nim": [3, "one"]}'])("whatever is kept: %s", (text) => {
  localStorage.setItem("valewright.lessons", text);
  finishLesson("nim", "one");
  expect([...finishedLessons("nim")]).toEqual(["one"]);
});
