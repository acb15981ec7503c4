/** What the parts of a table share: the view, the moves that came with it, and what is looked at. */

import { createContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Spoiling } from "./spoiling";
import type { CardParts, LogLine, Move, MysticView, Place, PlayerView, Slot } from "./view";

type Zone = Place["zone"];

export interface Given {
  view: MysticView;
  /** What is decided, such as `plant`. */
  decision: string;
  moves: readonly Move[];
  onmove: (move: number) => void;
  readonly: boolean;
  names: readonly string[];
  log: readonly LogLine[];
  /** The seats of this screen. */
  mine: readonly number[];
}

/** Something that is shown in full and explained. */
export interface Looked {
  kind: "card" | "advancement" | "vale" | "amulet" | "symbol";
  name: string;
  anchor: Element;
  /** What is missing to have it, in words. */
  lack?: string;
  /** The slot that would be filled. */
  fresh?: Slot | null;
  /** The place it was lifted from by a tap: another one does what a click does. */
  from?: Place;
}

/** A card that an advancement was dragged onto, before it is sleeved. */
export interface Wish {
  piece: string;
  slot: Slot;
  index: number;
  after: string;
}

/** Moves that something on the table stands for. */
const LOCATED: readonly Zone[] = [
  "commons",
  "soil",
  "vales",
  "own_vales",
  "field",
  "on_deck",
  "borrowed",
];

const BLANK: CardParts = {
  name: "Blank",
  leader: null,
  layers: [],
  symbols: {},
  slots: [null, null, null],
  copied: [],
  vp_end: 0,
};

/** Moves of which several belong to one card, or to a card that is another's: a panel offers them. */
const IN_PANEL: readonly Move["act"][] = ["copy-from", "layer-over", "layer-under"];

/** Whether something in sight stands for a move. */
function isLocated(move: Move): boolean {
  return (
    move.place !== null && LOCATED.includes(move.place.zone) && !IN_PANEL.includes(move.act)
  );
}

export class Board {
  given: () => Given;
  /** Whether the screen is a phone's. */
  narrow = $state(false);
  /** The size of the table's unit in pixels. */
  unit = $state(1);
  /** The seat whose field is looked at by choice; null follows the game. */
  pinned = $state<number | null>(null);
  looked = $state.raw<Looked | null>(null);
  /** The purchase under the pointer, previewed in the field. */
  hovered = $state.raw<Move | null>(null);
  /** The last advancement of a turn, placed but not yet played: the turn ends with it. */
  staged = $state.raw<Move | null>(null);
  /** Several moves of one thing, to choose among. */
  among = $state.raw<readonly Move[] | null>(null);
  /** Where advancements that were dragged onto a card shall go. */
  wishes = $state.raw<readonly Wish[]>([]);
  /** The chance to spoil that a push of one's own ran, by its line of the log. */
  odds = new SvelteMap<number, string>();
  /** A field of one's own that has just spoiled. */
  spoiled = $state.raw<Spoiling | null>(null);
  pile = $state<"deck" | "discard" | null>(null);

  constructor(given: () => Given) {
    this.given = given;
  }

  get view(): MysticView {
    return this.given().view;
  }

  get moves(): readonly Move[] {
    return this.given().moves;
  }

  get readonly(): boolean {
    return this.given().readonly;
  }

  /** Whether this screen is asked for a move. */
  asked = $derived.by(() => this.moves.length > 0 && !this.readonly);

  /** The seat whose turn, hand and field this screen shows. */
  own = $derived.by(() => this.view.seat ?? 0);

  /** Whose board is shown: whom one looks at, or one's own when asked, or who plays. */
  shown = $derived.by(() => {
    if (this.pinned !== null) return this.pinned;
    return this.asked || this.view.over ? this.own : this.view.turn;
  });

  player = $derived.by((): PlayerView => this.seat(this.shown));

  #places = $derived.by(() => {
    const found = new Map<string, Move[]>();
    for (const move of this.moves) {
      if (!move.place || !isLocated(move)) continue;
      const key = `${move.place.zone}:${move.place.index}`;
      found.set(key, [...(found.get(key) ?? []), move]);
    }
    return found;
  });

  /** Moves that nothing on the table stands for: a panel lists them. */
  unplaced = $derived.by(() => this.moves.filter((move) => !isLocated(move)));

  /** What is decided, such as `plant`. */
  get decision(): string {
    return this.given().decision;
  }

  seat(n: number): PlayerView {
    const found = this.view.players[n] ?? this.view.players[0];
    if (!found) throw new Error("a table without players");
    return found;
  }

  card(name: string): CardParts {
    return this.view.cards[name] ?? { ...BLANK, name };
  }

  at(zone: Zone, index: number): readonly Move[] {
    return this.readonly ? [] : (this.#places.get(`${zone}:${index}`) ?? []);
  }

  act(...acts: Move["act"][]): Move | undefined {
    return this.readonly ? undefined : this.moves.find((move) => acts.includes(move.act));
  }

  name(seat: number): string {
    return this.given().names[seat] ?? `${seat + 1}`;
  }

  isMine(seat: number): boolean {
    return this.given().mine.includes(seat);
  }

  /** Play a move; what ends the turn unseen waits for the button that says so. */
  choose(move: Move): void {
    if (this.readonly) return;
    this.among = null;
    this.hovered = null;
    this.looked = null;
    if (this.endsTurn(move)) this.staged = move;
    else this.given().onmove(move.move);
  }

  /** Something on the table was clicked. */
  pick(zone: Zone, index: number): void {
    const moves = this.at(zone, index);
    const [only] = moves;
    if (moves.length > 1) this.among = moves;
    else if (only) this.choose(only);
  }

  /** Play what was staged. */
  confirm(): void {
    const move = this.staged;
    this.staged = null;
    if (move) this.given().onmove(move.move);
  }

  /** Remember the chance that a push of one's own ran. */
  note(before: MysticView | null, after: MysticView, log: readonly LogLine[], fresh: number): void {
    for (const at of [...this.odds.keys()]) if (at >= fresh) this.odds.delete(at);
    const odds = before?.odds;
    if (!odds || before.seat !== after.seat) return;
    const at = log.findIndex((line, i) => i >= fresh && line.kind === "pushed");
    if (at < 0 || log[at]?.seat !== before.seat) return;
    const [bad, of] = odds.spoil;
    this.odds.set(at, `${Math.round((100 * bad) / Math.max(1, of))}%`);
  }

  endsTurn(move: Move): boolean {
    const view = this.view;
    return (
      move.act === "sleeve" &&
      view.phase === "discard" &&
      (view.harvest?.pending.length ?? 0) === 1
    );
  }
}

export const [useBoard, setBoard] = createContext<Board>();
