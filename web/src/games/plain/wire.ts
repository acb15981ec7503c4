// What is told of the game whose board is here. Made by tools/page_types.py from the server's models:
// change those, then run it again.

import type { JsonValue, Wire } from "../../app/api/types";

export interface Plain extends Wire {
  view: PlainView;
  decision: string;
  move: PlainMove;
  line: PlainLogLine;
  score: PlainScoreLine;
}

/** What a move is about: a pile, a card, a number. */
export interface MoveSubject { kind: string; value: string | number }

/** A move that was played. */
export interface PlainLogLine {
  seat: number;
  /** what it is about */
  name: string;
  n: number;
  /** in English */
  text: string;
  kind: "played";
}

/** A legal move: what is done, and to what. */
export interface PlainMove {
  /** what `play` sends */
  move: number;
  /** the move in English, as records have it */
  words: string;
  act: string;
  subjects: MoveSubject[];
}

/** One line of the final scoring of any game. */
export interface PlainScoreLine { name: string; vp: number; kind: "total" }

/** A game's view as it is, without what a table says already. */
export interface PlainView {
  game: string;
  /** whose view it is; null for everybody's */
  seat: number | null;
  /** the seat that decides, or -1 */
  to_act: number;
  /** what is decided, in a word or two */
  decision: string;
  plain: Record<string, JsonValue>;
}
