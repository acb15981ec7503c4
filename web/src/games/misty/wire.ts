// What is told of the game whose board is here. Made by tools/page_types.py from the server's models:
// change those, then run it again.

import type { Wire } from "../../app/api/types";

export interface Misty extends Wire {
  view: MistyView;
  decision: MistyDecision;
  move: MistyMove;
  line: MistyLogLine;
  score: MistyScoreLine;
}

export type BoardTile = StartTile | PatrolTile | ValleyTile | EncounterTile;

export type Cell = [number, number];

/** An encounter tile as printed. */
export interface EncounterFace { kind: "encounter"; id: string; requires: Requirement[] }

export interface EncounterTile {
  kind: "encounter";
  id: string;
  requires: Requirement[];
  cell: Cell;
  owner: number | null;
  strengths: [number, number];
  captains: number[];
}

/** The tile that is being placed or moved, and where, once that is chosen. */
export interface InTheAir { tile: TileFace; cell: Cell | null }

/** An ability of a tribe: used at most once. */
export interface Marker { id: MistyAbility; used: boolean }

export type MistyAbility =
  "spyglass" | "smoke-bomb" | "mislead" | "reinforcements" | "magic-scroll" | "horn-of-calling" |
  "counterorder" | "diplomacy";

export type MistyAct =
  "board-side" | "captain" | "end-turn" | "explore" | "explore-stack" | "face" | "give" | "meet" |
  "move-tile" | "pass" | "patrol" | "place" | "reinforce" | "smoke" | "take" | "target" | "tribe" |
  "turn-left" | "turn-right" | "use" | "wall";

export type MistyDecision =
  "choose-side" | "choose-tribe" | "counterorder" | "counterorder-facing" | "counterorder-goal" |
  "diplomacy-give" | "diplomacy-take" | "facing" | "horn-of-calling" | "lay-encounter-tile" |
  "lay-patrol" | "lay-valley-tile" | "magic-scroll" | "magic-scroll-goal" | "magic-scroll-wall" |
  "mislead" | "mislead-turn" | "over" | "reinforcements" | "smoke-bomb" | "smoke-bomb-side" |
  "special-action" | "spyglass" | "turn" | "wall";

export type MistyLogKind =
  "turn" | "laid" | "met" | "sent" | "walled" | "flowered" | "took" | "lost" | "captain" |
  "captain-home" | "used" | "moved" | "turned" | "smoked" | "reinforced" | "traded" | "passed" |
  "ending" | "last-turn" | "game-over" | "refilled" | "chose" | "drew";

/** One thing that happened in Misty Valley. */
export interface MistyLogLine {
  seat: number;
  /** what it is about */
  name: string;
  n: number;
  /** in English */
  text: string;
  tile: TileFace | null;
  /** the tile that was taken for it */
  other: TileFace | null;
  cell: Cell | null;
  tribe: Tribe | null;
  ability: MistyAbility | null;
  kind: MistyLogKind;
}

/** What only the seat itself knows. */
export interface MistyMe {
  hand: PatrolFace[];
  /** shapes, in no order */
  stack: string[];
}

/** A legal move in parts; those that it has not are null. */
export interface MistyMove {
  /** what `play` sends */
  move: number;
  /** the move in English, as records have it */
  words: string;
  act: MistyAct;
  tile: TileFace | null;
  cell: Cell | null;
  /** of the board, 0 upper right, clockwise; a tribe board's */
  side: number | null;
  ability: MistyAbility | null;
  tribe: Tribe | null;
}

/** What a table was set up with. */
export interface MistyOptions {
  players: number;
  expansion: boolean;
  light: boolean;
  tribes: string;
  first: string;
}

/** What everyone knows of a seat. */
export interface MistyPlayer {
  seat: number;
  tribe: Tribe | null;
  color: string | null;
  side: "A" | "B";
  hand_size: number;
  stack_size: number;
  captain: Cell | null;
  abilities: Marker[];
  banners: number;
  score: number;
}

export type MistyScoreKind = "valley" | "encounter" | "ability" | "flowers";

/** One line of the final scoring of Misty Valley. */
export interface MistyScoreLine {
  name: string;
  vp: number;
  tile: TileFace | null;
  ability: MistyAbility | null;
  resource: Resource | null;
  /** of a resource, how many tiles */
  n: number;
  kind: MistyScoreKind;
}

/** A table of Misty Valley as one seat sees it; onlookers have no seat. */
export interface MistyView {
  game: "misty-valley";
  options: MistyOptions;
  seat: number | null;
  /** of the turn */
  number: number;
  first: number;
  turn: number;
  to_act: number;
  decision: string;
  main_done: boolean;
  special_done: boolean;
  last_turn_next: boolean;
  last_turn: boolean;
  over: boolean;
  board: BoardTile[];
  lines: string[];
  open_cells: Cell[];
  in_the_air: InTheAir | null;
  display: (ValleyFace | null)[];
  valley_left: number;
  encounters_left: number;
  tokens_left: number;
  /** ids of tiles */
  removed: string[] | null;
  players: MistyPlayer[];
  me: MistyMe | null;
  unseen: Unseen | null;
  previews: Preview[];
}

/** A patrol tile as printed. */
export interface PatrolFace {
  kind: "patrol";
  id: string;
  tribe: Tribe;
  shape: string;
  /** by printed side; by side of the board on the board */
  explorers: number[];
}

export interface PatrolTile {
  kind: "patrol";
  id: string;
  tribe: Tribe;
  shape: string;
  /** by printed side; by side of the board on the board */
  explorers: number[];
  cell: Cell;
  facing: number;
  smoke: number[];
  reinforced: number[];
}

/**
 * What control a move would change: the cells, and who would have each, or nobody. Where a
 * rotation is chosen after the cell, there is one preview for each `side`.
 */
export interface Preview { move: number; side: number | null; owners: ([Cell, number | null])[] }

export type Requirement = "acorn" | "mushroom" | "crystal" | "berry" | "water" | "other-encounter";

export type Resource = "acorn" | "mushroom" | "crystal" | "berry" | "water";

/** The tile in the middle. */
export interface StartFace { kind: "start"; id: string }

export interface StartTile { kind: "start"; id: string; cell: Cell }

export type TileFace = StartFace | PatrolFace | ValleyFace | EncounterFace;

export type Tribe = "trailseekers" | "berrygnawers";

/** What is still to come up, in no order: ids of tiles; `rival` has shapes of patrols. */
export interface Unseen {
  valley: string[];
  encounters: string[];
  rival: string[];
  walls: number;
  flowers: number;
}

/** A valley tile as printed. */
export interface ValleyFace { kind: "valley"; id: string; resource: Resource; footprints: boolean }

export interface ValleyTile {
  kind: "valley";
  id: string;
  resource: Resource;
  footprints: boolean;
  cell: Cell;
  wall: number | null;
  flower: boolean;
  owner: number | null;
  strengths: [number, number];
  captains: number[];
}

export interface EncounterTileData {
  id: string;
  name: string;
  names: Record<string, string>;
  requires: Requirement[];
}

/** Every component of Misty Valley. */
export interface MistyCatalogue {
  game: "misty-valley";
  valley_tiles: ValleyTileData[];
  encounter_tiles: EncounterTileData[];
  patrol_tiles: PatrolTileData[];
  tribes: TribeData[];
  abilities: Named[];
  captain_bonus: number;
  extra_explorers: number;
  walls: number;
  flowers: number;
  scoring: MistyScoring;
}

export interface MistyScoring {
  valley_set: number[];
  encounter_met: number[];
  encounter_unmet: number;
  unused_ability: number;
  flower_majority: number;
}

/** A component with its names in all languages there are. */
export interface Named { id: string; name: string; names: Record<string, string> }

export interface PatrolTileData {
  id: string;
  name: string;
  names: Record<string, string>;
  tribe: Tribe;
  shape: string;
  /** by printed side */
  explorers: number[];
}

export interface TribeData {
  id: string;
  name: string;
  names: Record<string, string>;
  color: string;
  abilities: MistyAbility[];
}

export interface ValleyTileData {
  id: string;
  name: string;
  names: Record<string, string>;
  resource: Resource;
  footprints: boolean;
}
