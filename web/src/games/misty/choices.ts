/** Which moves are made where: on the board, at a side of a tile, or with a button. */

import type { Cell, BoardTile, InTheAir, MistyAct, MistyMove, MistyView, Preview } from "./wire";
import { key } from "./hex";
import { resourceOf, shapeOf, tribeOf, turned } from "./view";

const ON_CELLS: readonly MistyAct[] = ["place", "target", "move-tile", "give", "take"];
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

/** The tile in the air as it would lie in a cell. */
export function laid(air: InTheAir, cell: Cell, facing: number, view: MistyView): BoardTile {
  const tribe = tribeOf(air.name);
  if (tribe !== null && air.explorers !== null) {
    return {
      kind: "patrol",
      name: air.name,
      cell,
      tribe,
      shape: shapeOf(air.name),
      facing,
      explorers: turned(air.explorers, facing),
      smoke: [],
      reinforced: [],
    };
  }
  const moved = view.board.find((tile) => tile.name === air.name);
  return moved === undefined ? loose(air.name, cell) : { ...moved, cell };
}

export interface TileFacts {
  footprints: ReadonlySet<string>;
  requires: ReadonlyMap<string, readonly string[]>;
}

/** A valley or encounter tile that lies on no board. */
export function loose(name: string, cell: Cell = [0, 0], facts?: TileFacts): BoardTile {
  const bare = { name, cell, owner: null, strengths: [0, 0] as [number, number], captains: [] };
  const resource = resourceOf(name);
  if (resource === null) {
    const requires = [...(facts?.requires.get(name) ?? [])] as never[];
    return { ...bare, kind: "encounter", requires };
  }
  const footprints = facts?.footprints.has(name) ?? false;
  return { ...bare, kind: "valley", resource, footprints, wall: null, flower: false };
}
