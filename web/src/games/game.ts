/** What a game brings to the page. Each part is loaded when it is first needed. */

import type { Component, Snippet } from "svelte";
import type { NewTable, OptionInfo, Wire } from "../app/api/types";
import type { Setup } from "../screens/new/setup.svelte";
import type { Size } from "../table/sizing";
import type { Tune } from "../table/sound";
import type { Step } from "../table/tutorial/steps";

/**
 * A component that draws what its own game tells. It is chosen by the name of the game that is played, so that a list of
 * such components for all games may hold it.
 */
type Drawn<Props extends object> = {
  draw(...given: Parameters<Component<Props & Record<string, unknown>>>): ReturnType<Component<Props & Record<string, unknown>>>;
}["draw"];

type Loaded<C> = () => Promise<{ default: C }>;

/** What a board is given: a moment of a game, live or in a replay, and what may be done about it. */
export interface BoardProps<W extends Wire = Wire> {
  view: W["view"];
  decision: W["decision"];
  /** What may be played now from this screen. */
  moves: readonly W["move"][];
  log: readonly W["line"][];
  /** The first line of the log that is new with this moment. */
  fresh: number;
  /** The players' names, by seat. */
  names: readonly string[];
  /** The same, with the levels of bots. */
  introduced: readonly string[];
  /** The seats of this screen. */
  mine: readonly number[];
  readonly: boolean;
  size: Size;
  /** The table whose card file says what is printed, where it is played with one. */
  box: string | null;
  onmove: (move: number) => void;
  /** What undo takes back, in words; null when there is nothing. */
  undo: string | null;
  onundo: () => void;
  onhelp: () => void;
  /** The buttons that every table has, for a board with a bar of its own. */
  bar?: Snippet;
  /** The button that asks for a hint. */
  hint?: Snippet;
  /** The moves that a hint names, best first, while it is shown. */
  hinted?: readonly number[];
}

/** Something that matters has just happened. It is held above the board until a press, or for a moment. */
export interface Highlight<What = unknown> {
  words: string;
  tone?: "good" | "bad";
  /** What the game's `Highlighted` draws below the words; it then covers the board. */
  what?: What;
}

/** What a move has changed. */
export interface Happened<W extends Wire = Wire> {
  before: W["view"];
  after: W["view"];
  /** What the log says of it. */
  lines: readonly W["line"][];
  names: readonly string[];
  /** The seats of this screen. */
  mine: readonly number[];
}

/** The table of a game; `What` is what the drawn ones of its highlights are about. */
export interface TableModule<W extends Wire = Wire, What = unknown> {
  Board: Drawn<BoardProps<W>>;
  /** Whether the board draws the bar at its top by itself. */
  ownBar?: boolean;
  /** Whether the board says who plays, so that a narrow bar need not. */
  ownPlayers?: boolean;
  /** What stands in the middle of the shared bar. */
  Status?: Drawn<{ view: W["view"] }>;
  /** The players' own colours, as custom properties, where they are not those of their seats. */
  seatColours?(view: W["view"]): string;
  /** What a line of the scoring is about, as a picture beside its words. */
  Scored?: Drawn<{ line: W["score"]; view: W["view"] }>;
  logWords(line: W["line"], names: readonly string[]): string;
  moveWords(move: W["move"], names: readonly string[]): string;
  scoreWords(line: W["score"]): string;
  /** What lines of a kind are called together, and what they count. */
  scoreKind?(kind: W["score"]["kind"]): { name: string; hint: string };
  /** A step of a plan, where it says more than the move's own button; the view is that of the table now. */
  planWords?(move: W["move"], names: readonly string[], view: W["view"]): string;
  /** What a hint's sentence speaks of, in words. */
  hintArgs?(args: Record<string, string | number>): Record<string, string | number>;
  /** What is decided, in words. */
  decisionWords(decision: W["decision"]): string;
  /** What to press at this table, and what it does. */
  keys(): readonly (readonly [string, string])[];
  /** What the signs of the table mean. */
  legend?(): { title: string; signs: readonly (readonly [string, string])[] };
  /** What a line of the log sounds like. */
  sound?(line: W["line"]): Tune | null;
  /** How something that can be bought is called, and a part of the box. */
  componentName?(name: string): string;
  setName?(name: string): string;
  /** What of that matters so much that nothing goes on before it was seen. */
  highlights?(happened: Happened<W>): readonly Highlight<What>[];
  Highlighted?: Drawn<{ what: What }>;
}

/** A lesson at a table of the game; in lists its words are `lesson-<game>-<id>`. */
export interface Lesson {
  id: string;
  table: NewTable;
  steps: readonly Step[];
}

/** Values of one's own that a game is played with instead of those that come with it. */
export interface OwnBox {
  readonly empty: boolean;
  /** How many values it has. */
  readonly filled: number;
  /** The file that the server is given. */
  readonly text: string;
}

export interface FieldWords {
  fieldName(field: string): string;
  valueWords(field: string, value: unknown): string;
}

export interface GameModule {
  /** The areas of words that its screens need besides those of every table: `<folder>/<file>`. */
  words: readonly string[];
  /** The areas that a table is set up with; they are needed before one plays. */
  setupWords: readonly string[];
  table(): Promise<TableModule>;
  /** What the game looks like, in one picture. */
  Art: Loaded<Component>;
  /** What that picture stands on. */
  ground: string;
  /** Colours, by the names of their variables, that a change of palette changes. */
  colours?: readonly string[];
  /** In the order in which they are best taken; the first teaches the game itself. */
  lessons?: () => Promise<readonly Lesson[]>;
  /** The areas of words that they need besides those of the table. */
  lessonWords?: readonly string[];
  /** The areas of words that say what the lines of a written position mean. */
  positionWords?: readonly string[];
  /** Every component to look at; one of them may be asked for by its title. */
  Cards?: Loaded<Component<{ title: string | null }>>;
  /** Ways to choose an option that a list cannot offer. */
  options?: Record<string, Loaded<Component<{ setup: Setup; option: OptionInfo; label: string; hint?: string }>>>;
  /** An owner's box: its values, and the page where they are put in. */
  box?: {
    mine: () => Promise<OwnBox>;
    Page: Loaded<Component<{ kind: string | null; title: string | null }>>;
  };
  /** How the fields of its components and their values are called. */
  fields?: () => Promise<FieldWords>;
}
