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

/** What a move would be worth to a seat, by a first look: tiles it would gain and the rival lose, less the other way. */
function gain(preview: Preview, seat: number, board: readonly BoardTile[]): number {
  const before = new Map(board.map((tile) => [key(tile.cell), "owner" in tile ? tile.owner : null]));
  const worth = (owner: number | null): number => (owner === null ? 0 : owner === seat ? 1 : -1);
  return preview.owners.reduce((sum, [cell, owner]) => sum + worth(owner) - worth(before.get(key(cell)) ?? null), 0);
}

/**
 * The rotation that does most for a seat where it would choose `move`, or, where the rotation itself is chosen, among the
 * moves; 0 where all do the same.
 */
export function bestFacing(view: MistyView, seat: number, move: number | null, faces: readonly MistyMove[]): number {
  let best = 0;
  let most = -Infinity;
  for (let side = 0; side < 6; side += 1) {
    const code = faces.length > 0 ? faces.find((face) => face.side === side)?.move : move;
    if (code === undefined || code === null) continue;
    const found = view.previews.find(
      (preview) => preview.move === code && (preview.side === null || preview.side === side),
    );
    const worth = found === undefined ? 0 : gain(found, seat, view.board);
    if (worth > most) [best, most] = [side, worth];
  }
  return best;
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
