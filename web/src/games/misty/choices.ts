/** Which moves are made where: on the board, at a side of a tile, or with a button. */

import type { BoardTile, Cell, MistyAct, MistyMove, MistyView, Preview, TileFace } from "./wire";
import { key } from "./hex";

const ON_CELLS: readonly MistyAct[] = ["place", "target", "move-tile", "give", "take"];
const NOBODY: [number, number] = [0, 0];
const ON_SIDES: readonly MistyAct[] = ["wall", "smoke", "reinforce"];

/** Moves made by choosing a cell; the captain's only while the player has him in hand. */
export function onCells(moves: readonly MistyMove[], captain: boolean): Map<string, MistyMove> {
  const found = new Map<string, MistyMove>();
  for (const move of moves) {
    const here = ON_CELLS.includes(move.act) || (captain && move.act === "captain");
    if (here && move.cell !== null) found.set(key(move.cell), move);
  }
  return found;
}

/** Moves made by choosing a side of a tile that lies on the board. */
export function onSides(moves: readonly MistyMove[]): MistyMove[] {
  return moves.filter((move) => ON_SIDES.includes(move.act) && move.cell !== null);
}

export function of(moves: readonly MistyMove[], ...acts: MistyAct[]): MistyMove[] {
  return moves.filter((move) => acts.includes(move.act));
}

/** Who would control what, by cell, after a move; `facing` is the rotation that is being tried. */
export function ownersAfter(
  previews: readonly Preview[],
  move: number | null,
  facing: number,
): Map<string, number | null> {
  const found = previews.find(
    (preview) => preview.move === move && (preview.side === null || preview.side === facing),
  );
  return new Map((found?.owners ?? []).map(([cell, owner]) => [key(cell), owner]));
}

/** A tile as it would lie in a cell, turned clockwise by some sides. */
export function laid(tile: TileFace, cell: Cell, facing = 0): BoardTile {
  const free = { cell, owner: null, strengths: NOBODY, captains: [] };
  switch (tile.kind) {
    case "start":
      return { ...tile, cell };
    case "patrol":
      return { ...tile, cell, facing, explorers: turned(tile.explorers, facing), smoke: [], reinforced: [] };
    case "valley":
      return { ...tile, ...free, wall: null, flower: false };
    case "encounter":
      return { ...tile, ...free };
  }
}

/** The tile in the air as it would lie in a cell: one that lies elsewhere keeps what is on it. */
export function inTheAir(tile: TileFace, cell: Cell, facing: number, view: MistyView): BoardTile {
  const moved = view.board.find((found) => found.id === tile.id);
  return moved === undefined || tile.kind === "patrol" ? laid(tile, cell, facing) : { ...moved, cell };
}

/** Explorers by side of the board when a tile is turned clockwise by some sides. */
export function turned(explorers: readonly number[], facing: number): number[] {
  return explorers.map((_, side) => explorers[(((side - facing) % 6) + 6) % 6] ?? 0);
}
