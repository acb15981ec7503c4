/** What goes over the wire, as far as the screens around the table need it. */

export type Status = "playing" | "over" | "replay";

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  resigned: boolean;
  mine: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: Status;
  seq: number;
  created: number;
  changed: number;
  seats: SeatInfo[];
  host: boolean;
  invite: string | null;
  rematch: string | null;
  seed: number | null;
}

export interface LogLine {
  kind: string;
  seat: number;
  name: string;
  n: number;
  text: string;
}

export interface ScoreLine {
  kind: string;
  name: string;
  vp: number;
}

export interface Result {
  scores: number[];
  winners: number[];
  lines: ScoreLine[][];
}

/** A legal move in parts; which parts there are depends on the game and on `act`. */
export interface Move {
  move: number;
  words: string;
  act: string;
  [part: string]: unknown;
}

export interface Told {
  type: "snapshot" | "update";
  seq: number;
  table: TableInfo;
  here: number[];
  seats: number[];
  undo: boolean;
  decision: string | null;
  view: Record<string, unknown>;
  log_from: number;
  log: LogLine[];
  result: Result | null;
  [part: string]: unknown;
}

export interface Presence {
  type: "presence";
  here: number[];
}

export interface Refused {
  type: "error";
  code: "garbage" | "refused" | "not_found" | "forbidden";
  text: string;
  ref: number | null;
}

export interface Pong {
  type: "pong";
  ref: number | null;
}

export type ServerMessage = Told | Presence | Refused | Pong;

export type ClientMessage =
  | { type: "play"; move: number; at: number }
  | { type: "undo" }
  | { type: "hand_over"; seat: number; bot: string }
  | { type: "take_back"; seat: number }
  | { type: "resign"; seat: number }
  | { type: "rematch" }
  | { type: "ping" };

export interface NewSeat {
  kind: "me" | "open" | "bot";
  name?: string | null;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Record<string, unknown>;
  seed?: number | null;
}

export interface Seated {
  token: string;
  seats: number[];
  table: TableInfo;
}

export interface OptionInfo {
  name: string;
  kind: string;
  default: unknown;
  words: string;
  choices: string[];
}

export interface ConclaveInfo {
  name: string;
  grants_vp: boolean;
  advancements: string[];
  vales: string[];
}

export interface GameInfo {
  name: string;
  title: string;
  options: OptionInfo[];
  sets: string[];
  conclaves: ConclaveInfo[];
}

export interface Meta {
  version: string;
  games: GameInfo[];
  bots: string[];
}
