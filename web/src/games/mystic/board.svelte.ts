/** What the parts of a table share: the view, the moves that came with it, and what is looked at. */

import { createContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { CardParts, LogLine, Move, MysticView, Place, PlayerView, Slot } from "./view";
import type { Fit } from "./wire";

type Zone = Place["zone"];

export interface Given {
  view: MysticView;
  /** What is decided, such as `plant`. */
  decision: string;
  moves: readonly Move[];
  onmove: (move: number) => void;
  readonly: boolean;
  names: readonly string[];
  introduced: readonly string[];
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

/** An advancement that was bought, and where it could go. */
export interface Bought {
  piece: string;
  slot: Slot;
  fits: readonly Fit[];
  /** What the cards that it fits would become, by name. */
  cards: Readonly<Record<string, CardParts>>;
}

/** One that was placed on a card, where it will be sleeved when the turn ends. */
export interface Wish extends Bought {
  index: number;
  after: string;
}

/** How long a purchase stays previewed after the pointer has left it, on its way to the field. */
const LINGERS = 1500;

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
  /** Whether there is room for the fields of all opponents besides one's own. */
  spacious = $state(false);
  /** The em of a crafted card in the field, in pixels. */
  cardEm = $state(10);
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
  /** Where advancements that were bought shall go. */
  wishes = $state.raw<readonly Wish[]>([]);
  /** Those that were bought and not yet placed. */
  homeless = $state.raw<readonly Bought[]>([]);
  /** Whether the turn was ended: what is then placed last needs no second word. */
  #ending = $state(false);
  #fading: ReturnType<typeof setTimeout> | undefined;
  /** The chance to spoil that a push of one's own ran, by its line of the log. */
  odds = new SvelteMap<number, string>();
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
  asked = $derived.by(() => this.moves.length > 0 && !this.readonly && this.foreseen === null);

  /** The seat whose turn, hand and field this screen shows. */
  own = $derived.by(() => this.view.seat ?? 0);

  /** Whose board is shown: whom one looks at, or one's own when asked, or who plays. */
  shown = $derived.by(() => {
    if (this.pinned !== null) return this.pinned;
    const seated = this.view.seat !== null;
    return this.asked || this.view.over || (this.spacious && seated) ? this.own : this.view.turn;
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

  /** A player's name, and a bot's level with it. */
  introduction(seat: number): string {
    return this.given().introduced[seat] ?? this.name(seat);
  }

  isMine(seat: number): boolean {
    return this.given().mine.includes(seat);
  }

  /** Play a move; what ends the turn unseen waits for the button that says so. */
  choose(move: Move): void {
    if (this.readonly) return;
    this.among = null;
    this.preview(null);
    this.looked = null;
    if (move.act === "end-harvest") this.#ending = true;
    if (move.act === "buy") this.#bought(move, null);
    if (this.endsTurn(move) && !this.#ending) this.staged = move;
    else this.given().onmove(move.move);
  }

  /** Preview a purchase in the field, or none. */
  preview(move: Move | null): void {
    clearTimeout(this.#fading);
    this.hovered = move;
  }

  /** The pointer has left what is previewed: it may be on its way to the field. */
  release(): void {
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.hovered = null), LINGERS);
  }

  /** The pointer has come to the field: the preview stays. */
  hold(): void {
    clearTimeout(this.#fading);
  }

  /** The cards that would take an advancement, without those where another was placed. */
  free(slot: Slot | null, fits: readonly Fit[] | null): readonly Fit[] {
    return (fits ?? []).filter((fit) => !this.wishes.some((wish) => wish.index === fit.index && wish.slot === slot));
  }

  /** The advancement that waits for its place, while one may still buy. */
  open = $derived.by((): Bought | null =>
    this.asked && this.decision === "harvest" ? (this.homeless[0] ?? null) : null,
  );

  /** What a click on a field card would do with an advancement: buy it there, or place it. */
  ghost(index: number): { move: Move | null; piece: string; slot: Slot; fit: Fit; card: CardParts } | null {
    const { hovered, open } = this;
    const of = hovered?.piece && hovered.slot ? { ...hovered, piece: hovered.piece, slot: hovered.slot } : open;
    if (of === null) return null;
    const fit = this.free(of.slot, of.fits).find((found) => found.index === index);
    if (!fit) return null;
    const card = of === open ? open.cards[fit.after] : undefined;
    return { move: of === open ? null : hovered, piece: of.piece, slot: of.slot, fit, card: card ?? this.card(fit.after) };
  }

  /** Buy or place an advancement where its ghost is. */
  take(index: number): boolean {
    const found = this.ghost(index);
    if (found === null) return false;
    const { move, fit } = found;
    if (move !== null) {
      this.#bought(move, fit);
      this.preview(null);
      this.looked = null;
      this.given().onmove(move.move);
    } else if (this.open) {
      this.wishes = [...this.wishes, { ...this.open, ...fit }];
      this.homeless = this.homeless.slice(1);
    }
    return true;
  }

  /** Take an advancement from the card it was placed on. */
  untake(index: number): boolean {
    const wish = this.wishes.find((found) => found.index === index);
    if (!wish || this.decision !== "harvest") return false;
    this.wishes = this.wishes.filter((found) => found !== wish);
    this.homeless = [...this.homeless, wish];
    return true;
  }

  /** Remember what was bought, and where it goes if that was chosen or there is no choice. */
  #bought({ piece, slot, fits }: Move, fit: Fit | null): void {
    if (piece === null || slot === null) return;
    const [first, ...others] = this.free(slot, fits);
    const where = fit ?? (others.every((other) => other.after === first?.after) ? first : undefined);
    const cards = Object.fromEntries((fits ?? []).map(({ after }) => [after, this.card(after)]));
    const bought = { piece, slot, fits: fits ?? [], cards };
    if (where) this.wishes = [...this.wishes, { ...bought, ...where }];
    else this.homeless = [...this.homeless, bought];
  }

  /** Forget what was placed and is not bought any more. */
  settle(): void {
    const { harvest, turn } = this.view;
    const pending = harvest !== null && turn === this.own ? [...harvest.pending] : [];
    if (harvest === null || turn !== this.own) this.#ending = false;
    const there = ({ piece }: Bought): boolean => {
      const at = pending.indexOf(piece);
      if (at >= 0) pending.splice(at, 1);
      return at >= 0;
    };
    this.wishes = this.wishes.filter(there);
    this.homeless = this.homeless.filter(there);
  }

  /** Where an advancement will be sleeved, as an anchor on the table. */
  placeOf(piece: string): string | null {
    const wish = this.wishes.find((found) => found.piece === piece);
    return wish ? `field-${this.own}-${wish.index}` : null;
  }

  /** The sleeving that was chosen before the turn was ended, or that leaves no choice. */
  foreseen = $derived.by((): Move | null => {
    if (this.readonly || this.decision !== "sleeve") return null;
    const moves = this.moves.filter((move) => move.act === "sleeve");
    const wished = moves.find((move) =>
      this.wishes.some((wish) => wish.piece === move.piece && wish.index === move.place?.index),
    );
    if (wished) return wished;
    const [first, ...others] = moves;
    const same = others.every((move) => move.after === first?.after && move.piece === first?.piece);
    return this.#ending && first && same && moves.length === this.moves.length ? first : null;
  });

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
