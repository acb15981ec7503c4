import { expect, it } from "vitest";
import { brief, lastTurn } from "./turns";
import type { LogKind, LogLine } from "./view";

const line = (kind: LogKind, seat: number, name = "", n = 0): LogLine => ({
  kind,
  seat,
  name,
  n,
  text: "",
});

it("tells a turn in which only a vale was bought from one that was passed", () => {
  const log = [
    line("turn", 1),
    line("bought-vale", 1, "World Tree"),
    line("turn", 0),
    line("passed", 0),
  ];
  expect(lastTurn(log, 1)).toEqual({
    pushes: 0,
    bought: [],
    vales: ["World Tree"],
    vp: 0,
    passed: false,
    spoiled: false,
  });
  expect(lastTurn(log, 0)?.vales).toEqual([]);
  expect(lastTurn(log, 0)?.passed).toBe(true);
  expect(lastTurn([line("turn", 0)], 0)?.passed).toBe(false);
});

it("counts points, and knows a turn that was lost in prep", () => {
  const log = [
    line("turn", 0),
    line("gained-vp", 0, "symbols", 2),
    line("gained-vp", 1, "symbols", 4),
    line("gained-vp", 0, "Hawk", 1),
    line("turn", 1),
    line("spoiled-turn", 1),
  ];
  expect(lastTurn(log, 0)?.vp).toBe(3);
  expect(lastTurn(log, 1)?.spoiled).toBe(true);
  expect(lastTurn(log, 2)).toBeNull();
});

it("tells no more of a turn than fits, and how much else there was", () => {
  const parts = ["pushed twice", "Moon Wolf", "World Tree"];
  expect(brief(parts, 99)).toBe("pushed twice · Moon Wolf · World Tree");
  expect(brief(parts, 36)).toBe("pushed twice · Moon Wolf · +1");
  expect(brief(parts, 20)).toBe("pushed twice · +2");
  expect(brief(parts, 1)).toBe("pushed twice · +2");
  expect(brief(["Moon Wolf"], 1)).toBe("Moon Wolf");
  expect(brief([], 9)).toBe("");
});
