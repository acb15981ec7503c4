import { expect, test } from "vitest";
import { bestFacing } from "./choices";
import type { BoardTile, Cell, MistyMove, MistyView, Preview } from "./wire";

const HERE: Cell = [1, 0];
const THERE: Cell = [0, 1];

function tile(cell: Cell, owner: number | null): BoardTile {
  return { kind: "valley", id: "acorn-1", resource: "acorn", footprints: false, cell, wall: null, flower: false, owner, strengths: [0, 0], captains: [] };
}

function view(previews: Preview[]): MistyView {
  const board = [tile(HERE, 1), tile(THERE, null)];
  return { board, previews } as unknown as MistyView;
}

function face(side: number): MistyMove {
  return { move: 100 + side, words: "", act: "face", tile: null, cell: null, side, ability: null, tribe: null };
}

test("a patrol starts from the rotation that does most for who lays it", () => {
  const previews: Preview[] = [
    { move: 7, side: 1, owners: [[THERE, 0]] },
    { move: 7, side: 4, owners: [[HERE, 0]] },
    { move: 8, side: 2, owners: [[HERE, 0], [THERE, 0]] },
  ];
  // Taken from the rival it counts twice.
  expect(bestFacing(view(previews), 0, 7, [])).toBe(4);
  expect(bestFacing(view(previews), 0, 8, [])).toBe(2);
  // What is good for one is bad for the other.
  expect(bestFacing(view(previews), 1, 8, [])).toBe(0);
});

test("so it does where the rotation itself is chosen", () => {
  const previews: Preview[] = [
    { move: 102, side: null, owners: [[THERE, 1]] },
    { move: 103, side: null, owners: [[THERE, 0]] },
  ];
  expect(bestFacing(view(previews), 0, null, [face(0), face(2), face(3)])).toBe(3);
  expect(bestFacing(view(previews), 0, null, [face(2), face(5)])).toBe(5);
  expect(bestFacing(view([]), 0, null, [])).toBe(0);
});
