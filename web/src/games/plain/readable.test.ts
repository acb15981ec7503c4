import { expect, test } from "vitest";
import { rows } from "./readable";

test("simple values and lists of them stand on one line", () => {
  expect(rows({ piles: [1, 0, 3], last: "wins", over: false, nobody: null, none: [] })).toEqual([
    { path: ["piles"], value: "1, 0, 3" },
    { path: ["last"], value: "wins" },
    { path: ["over"], value: "✗" },
    { path: ["nobody"], value: "–" },
    { path: ["none"], value: "–" },
  ]);
});

test("what is inside something stands below its name", () => {
  expect(rows({ hands: [{ size: 3 }, { size: 2 }], board: { a1: "rook" } })).toEqual([
    { path: ["hands"], value: null },
    { path: ["hands", "1"], value: null },
    { path: ["hands", "1", "size"], value: "3" },
    { path: ["hands", "2"], value: null },
    { path: ["hands", "2", "size"], value: "2" },
    { path: ["board"], value: null },
    { path: ["board", "a1"], value: "rook" },
  ]);
});
