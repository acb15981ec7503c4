// What goes between page and server. Made by tools/page_types.py from the server's models:
// change those, then run it again.

export type ServerMessage = Told | Presence | Refused | Hint | Pong;

export type ClientMessage = Play | Undo | HandOver | TakeBack | Resign | Rematch | AskHint | Ping;

export type BoardTile = StartTile | PatrolTile | ValleyTile | EncounterTile;

/** The card file that a table is played with. */
export interface BoxInfo {
  /** what its owner calls it, or nothing */
  name: string;
  /** how many values are not as they come */
  differs: number;
}

/** A crafted card in parts. */
export interface CardParts {
  name: string;
  leader: LeaderSide | null;
  /** the bottom-most first */
  layers: Layer[];
  /** as they count now on this card */
  symbols: Symbols;
  /** top, middle, bottom; null is empty */
  slots: (SlotParts | null)[];
  /** titles whose texts the card has for this turn */
  copied: string[];
  vp_end: number;
}

export type Cell = [number, number];

export type Decision = MysticDecision | MistyDecision | "plain";

export interface EncounterTile {
  kind: "encounter";
  cell: Cell;
  name: string;
  requires: Requirement[];
  owner: number | null;
  strengths: [number, number];
  captains: number[];
}

/** A field card that would take an advancement, and what it would become. */
export interface Fit {
  index: number;
  after: string;
}

export type GameName = string;

/** A patrol tile in the hand, its explorers by printed side. */
export interface HandTile {
  name: string;
  shape: string;
  explorers: number[];
}

/** The purse of the harvest that is on. */
export interface Harvest {
  mana: number;
  /** of all mana of this harvest, what the token gave */
  token_mana: number;
  debt: number;
  spirits: Spirits;
  wild_spent: number;
  due: Spirits;
  vp_due: number;
  buys: number;
  buy_limit: number;
  vale_buys: number;
  pending: string[];
  bound: number[];
  borrowed: string[];
  /**
   * what field cards have given where that is not what they show: field position, source, then
   * mana, animal, forest, sky, wild, debt, VP
   */
  given: number[][];
  /** pieces whose text was used and does not show now */
  hidden_used: number[];
}

/** What a strong bot would do; the suggestion comes first. It was asked after `at` moves. */
export interface Hint {
  type: "hint";
  at: number;
  options: HintOption[];
  reasons: HintReason[];
  ref: number | null;
}

/** A move that was looked at, and the chance to win after it. */
export interface HintOption {
  move: number;
  words: string;
  chance: number;
}

/** Why a move is good: a message of `hints.ftl` and what it speaks of. */
export interface HintReason {
  id: string;
  args: Record<string, string | number>;
}

/** The tile that is being placed or moved; `explorers` are a patrol tile's, as printed. */
export interface InTheAir {
  name: string;
  cell: Cell | null;
  explorers: number[] | null;
}

export type JsonValue = unknown;

/** Why something cannot be bought: mana or spirits that are missing, or another reason. */
export interface Lack {
  mana: number;
  /** `wild` stands for any spirit */
  spirits: Spirits;
  /** no purchase left, nothing there, no room, owned, done, leader not in the field */
  reason: "buys" | "empty" | "slot" | "owned" | "upgraded" | "away" | null;
}

/** What is missing for each thing on offer; null can be bought. */
export interface Lacks {
  commons: (Lack | null)[];
  soil: SoilLacks;
  vales: (Lack | null)[];
  upgrade: Lack | null;
}

/** One advancement in a sleeve. */
export interface Layer {
  title: string;
  piece: string;
  slot: Slot;
  /** whether another lies over it */
  covered: boolean;
  eclipse: boolean;
  /** whether it is printed on the card itself */
  printed: boolean;
  /** whether it has a text, and that is in force */
  works: boolean;
}

/** A leader and the side that shows. */
export interface LeaderSide {
  title: string;
  upgraded: boolean;
}

export type LogLine = MysticLogLine | MistyLogLine | PlainLogLine;

/** An ability of a tribe: used at most once. */
export interface Marker {
  id: MistyAbility;
  name: string;
  used: boolean;
}

export type MistyAbility =
  | "spyglass"
  | "smoke-bomb"
  | "mislead"
  | "reinforcements"
  | "magic-scroll"
  | "horn-of-calling"
  | "counterorder"
  | "diplomacy";

export type MistyAct =
  | "board-side"
  | "captain"
  | "end-turn"
  | "explore"
  | "explore-stack"
  | "face"
  | "give"
  | "meet"
  | "move-tile"
  | "pass"
  | "patrol"
  | "place"
  | "reinforce"
  | "smoke"
  | "take"
  | "target"
  | "tribe"
  | "turn-left"
  | "turn-right"
  | "use"
  | "wall";

export type MistyDecision =
  | "choose-side"
  | "choose-tribe"
  | "counterorder"
  | "counterorder-facing"
  | "counterorder-goal"
  | "diplomacy-give"
  | "diplomacy-take"
  | "facing"
  | "horn-of-calling"
  | "lay-encounter-tile"
  | "lay-patrol"
  | "lay-valley-tile"
  | "magic-scroll"
  | "magic-scroll-goal"
  | "magic-scroll-wall"
  | "mislead"
  | "mislead-turn"
  | "over"
  | "reinforcements"
  | "smoke-bomb"
  | "smoke-bomb-side"
  | "special-action"
  | "spyglass"
  | "turn"
  | "wall";

export type MistyLogKind =
  | "turn"
  | "laid"
  | "met"
  | "sent"
  | "walled"
  | "flowered"
  | "took"
  | "lost"
  | "captain"
  | "captain-home"
  | "used"
  | "moved"
  | "turned"
  | "smoked"
  | "reinforced"
  | "traded"
  | "passed"
  | "ending"
  | "last-turn"
  | "game-over"
  | "refilled"
  | "chose"
  | "drew";

/** One thing that happened in Misty Valley. */
export interface MistyLogLine {
  seat: number;
  /** a component, a crafted card, a tribe or an ability */
  name: string;
  n: number;
  /** Misty Valley's */
  cell: Cell | null;
  /** Misty Valley's: the tile that was taken for it */
  other: string | null;
  /** in English */
  text: string;
  kind: MistyLogKind;
}

/** What only the seat itself knows. */
export interface MistyMe {
  hand: HandTile[];
  stack: string[];
}

/** A legal move in parts; those that it has not are null. */
export interface MistyMove {
  /** what `play` sends */
  move: number;
  /** the move in English, as records have it */
  words: string;
  act: MistyAct;
  /** the tile's name */
  tile: string | null;
  cell: Cell | null;
  /** of the board, 0 upper right, clockwise; a tribe board's */
  side: number | null;
  ability: MistyAbility | null;
  tribe: Tribe | null;
  resource: Resource | null;
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
  display: (string | null)[];
  valley_left: number;
  encounters_left: number;
  tokens_left: number;
  removed: string[] | null;
  players: MistyPlayer[];
  me: MistyMe | null;
  unseen: Unseen | null;
  previews: Preview[];
}

export type Move = MysticMove | MistyMove | PlainMove;

/** What a move is about: a pile, a card, a number. */
export interface MoveSubject {
  kind: string;
  value: string | number;
}

export type MysticAct =
  | "activate-token"
  | "add-guardians"
  | "add-guardians-on-deck"
  | "add-none"
  | "bury"
  | "bury-none"
  | "buy"
  | "buy-vale"
  | "buy-vp"
  | "cancel-decay"
  | "cancel-decay-on-deck"
  | "cancel-none"
  | "cash-in"
  | "claim"
  | "claim-none"
  | "copy-card"
  | "copy-field"
  | "copy-from"
  | "copy-none"
  | "copy-text"
  | "count-card"
  | "count-none"
  | "craft"
  | "craft-none"
  | "craft-on"
  | "discard-card"
  | "discard-none"
  | "discard-on-deck"
  | "discard-top"
  | "done"
  | "end-harvest"
  | "evoke"
  | "free-soil"
  | "go-on"
  | "keep-amulet"
  | "keep-card"
  | "keep-none"
  | "keep-on-deck"
  | "keep-vale"
  | "layer-over"
  | "layer-under"
  | "leave-token"
  | "look-discard"
  | "make-wild"
  | "move-from"
  | "move-piece"
  | "move-to"
  | "pass"
  | "pay"
  | "play-again"
  | "push"
  | "put-back"
  | "remove"
  | "return"
  | "search"
  | "sleeve"
  | "sleeve-none"
  | "sleeve-now"
  | "sow"
  | "spend-spirit"
  | "spend-token"
  | "spoil"
  | "stash"
  | "take-amulet"
  | "take-leader"
  | "take-mana"
  | "take-token"
  | "take-vp"
  | "take-wild"
  | "token-first"
  | "tree-first"
  | "turn-back"
  | "upgrade"
  | "use-text"
  | "use-vale";

export type MysticDecision =
  | "activate-token"
  | "add-guardians"
  | "bury"
  | "buy-for-this-card"
  | "cancel-decay"
  | "cash-in"
  | "choose-amulet"
  | "choose-leader"
  | "claim"
  | "clear-commons"
  | "copy-a-card"
  | "copy-from-card"
  | "copy-from-field"
  | "copy-text"
  | "craft-card"
  | "craft-piece"
  | "discard-any"
  | "discard-other"
  | "discard-phase"
  | "draft"
  | "free-advancement"
  | "free-soil"
  | "harvest"
  | "keep-a-card"
  | "keep-amulet"
  | "layer"
  | "look-at-top"
  | "look-through"
  | "mana-or-guardians"
  | "mana-or-wild"
  | "mana-per-guardian"
  | "move-from"
  | "move-piece"
  | "move-to"
  | "order"
  | "over"
  | "pay"
  | "plant"
  | "play-again"
  | "recycle"
  | "search"
  | "sleeve"
  | "sleeve-now"
  | "sow"
  | "spend-spirits"
  | "spirit-to-wild"
  | "spoil"
  | "stash"
  | "swap-on-deck-card";

export type MysticLogKind =
  | "turn"
  | "pushed"
  | "revealed"
  | "passed"
  | "spoiled"
  | "prep-spoiled"
  | "used"
  | "gained-vp"
  | "bought"
  | "bought-vale"
  | "sleeved"
  | "discarded"
  | "reshuffled"
  | "evoked"
  | "activated"
  | "spent-spirits"
  | "last-round"
  | "spoiled-turn"
  | "extra-turn"
  | "upgraded"
  | "turned-back"
  | "kept"
  | "buried"
  | "entered"
  | "claimed"
  | "removed"
  | "replenished"
  | "discarded-unseen"
  | "stashed"
  | "moved"
  | "game-over"
  | "chose"
  | "pool-filled"
  | "last-planting"
  | "copied"
  | "prepped";

/** One thing that happened in Mystic Vale. */
export interface MysticLogLine {
  seat: number;
  /** a component, a crafted card, a tribe or an ability */
  name: string;
  n: number;
  /** Misty Valley's */
  cell: Cell | null;
  /** Misty Valley's: the tile that was taken for it */
  other: string | null;
  /** in English */
  text: string;
  kind: MysticLogKind;
}

/** What only the seat itself knows. */
export interface MysticMe {
  deck_size: number;
  deck: Record<string, number>;
  discard: Record<string, number>;
  deck_top: string[];
  deck_bottom: string[];
  spoil_odds: [number, number];
  next_from: number;
}

/** A legal move in parts; those that it has not are null. Cards are names in `view.cards`. */
export interface MysticMove {
  /** what `play` sends */
  move: number;
  /** the move in English, as records have it */
  words: string;
  act: MysticAct;
  /** the component it is about */
  title: string | null;
  slot: Slot | null;
  /** an advancement for one slot, such as Podlings/top */
  piece: string | null;
  place: Place | null;
  /** the crafted card it is about */
  card: string | null;
  /** what that card becomes */
  after: string | null;
  /** where a bought advancement could be sleeved */
  fits: Fit[] | null;
  spirit: Spirit | null;
  /** another seat it is about */
  seat: number | null;
  /** a field card, counted from 1; mana it costs; VP it gives */
  n: number | null;
}

/** What a table was set up with. */
export interface MysticOptions {
  players: number;
  sets: string[];
  leaders: string;
  amulets: string;
  conclaves: string[];
  buy_vp: boolean;
  stacked: boolean;
  pool: number;
}

/** What everyone knows of a seat. */
export interface MysticPlayer {
  seat: number;
  vp: number;
  token: "active" | "spent";
  evoked: boolean;
  /** cards outside the field that have used or given something in this turn */
  worn: string[];
  amulet: string | null;
  leader: string | null;
  field: string[];
  /** per field card, a bit mask of its texts used */
  used: number[];
  on_deck: string | null;
  net_decay: number;
  growth: number;
  spoiled: boolean;
  deck_size: number;
  discard_size: number;
  /** cards in deck and discard pile together */
  hidden: Record<string, number>;
  vales: string[];
  /** 0 ready, 1 used, 2 bought this turn */
  vale_marks: number[];
  workshop: string[];
  kept: string[];
  next_harvest: [number, number, number];
  extra_turn: boolean;
  upgrading: boolean;
}

export type MysticScoreKind = "tokens" | "card" | "leader" | "vale" | "amulet";

/** One line of the final scoring of Mystic Vale. */
export interface MysticScoreLine {
  name: string;
  vp: number;
  kind: MysticScoreKind;
}

/** A table of Mystic Vale as one seat sees it; onlookers have no seat. */
export interface MysticView {
  game: "mystic-vale";
  options: MysticOptions;
  seat: number | null;
  round: number;
  phase: "setup" | "planting" | "harvest" | "discard" | "prep" | "last planting" | "over";
  start: number;
  turn: number;
  to_act: number;
  decision: string;
  pool: number;
  last_round: boolean;
  over: boolean;
  /** nine spots, level 1 first; pieces */
  commons: string[][];
  soil: SoilCounts;
  advancements_left: number[];
  /** eight spots, level 1 first */
  vales: (string | null)[];
  vales_left: number[];
  vale_deck_top: string[];
  players: MysticPlayer[];
  me: MysticMe | null;
  harvest: Harvest | null;
  /** cards that an ability shows to this seat: topmost first, or a searched deck */
  sees: string[];
  /** leaders and amulets to choose from */
  offered: string[];
  /** every crafted card named in view and moves */
  cards: Record<string, CardParts>;
  /** in this seat's harvest alone */
  lacks: Lacks | null;
  odds: Odds | null;
}

export type MysticZone =
  | "commons"
  | "soil"
  | "vales"
  | "own_vales"
  | "field"
  | "on_deck"
  | "borrowed"
  | "pending"
  | "workshop"
  | "deck"
  | "discard"
  | "seen"
  | "offered"
  | "token"
  | "spirit"
  | "option";

/** The next push: the chance that it spoils, and the cards one of which comes up. */
export interface Odds {
  spoil: [number, number];
  left: Record<string, number>;
}

export interface PatrolTile {
  kind: "patrol";
  cell: Cell;
  name: string;
  tribe: Tribe;
  shape: string;
  facing: number;
  /** by side of the board */
  explorers: number[];
  smoke: number[];
  reinforced: number[];
}

/**
 * What on the table one clicks. `borrowed` and `pending` are lists of `view.harvest`, `seen` is
 * `view.sees`, `deck` and `discard` count different cards in `view.me`.
 */
export interface Place {
  zone: MysticZone;
  index: number;
}

/** A move that was played. */
export interface PlainLogLine {
  seat: number;
  /** a component, a crafted card, a tribe or an ability */
  name: string;
  n: number;
  /** Misty Valley's */
  cell: Cell | null;
  /** Misty Valley's: the tile that was taken for it */
  other: string | null;
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
export interface PlainScoreLine {
  name: string;
  vp: number;
  kind: "total";
}

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

/** The server is there. */
export interface Pong {
  type: "pong";
  ref: number | null;
}

/** Someone came or went. */
export interface Presence {
  type: "presence";
  here: number[];
}

/**
 * What control a move would change: the cells, and who would have each, or nobody. Where a
 * rotation is chosen after the cell, there is one preview for each `side`.
 */
export interface Preview {
  move: number;
  side: number | null;
  owners: ([Cell, number | null])[];
}

export type Reason =
  | "another-decided"
  | "bad-card-file"
  | "bad-option"
  | "bad-record"
  | "bad-request"
  | "bot-plays"
  | "game-over"
  | "hidden-revealed"
  | "illegal-move"
  | "moved-on"
  | "needs-version"
  | "no-card-file"
  | "no-free-seat"
  | "no-hints"
  | "no-move"
  | "no-seat"
  | "no-table"
  | "not-finished"
  | "not-your-seat"
  | "not-your-turn"
  | "nothing-to-undo"
  | "over-at-that-move"
  | "rematch-too-early"
  | "resigned"
  | "seat-taken"
  | "spectator"
  | "storage"
  | "too-long"
  | "unknown-token"
  | "wrong-invitation";

/** What was wrong with a message, in English and in parts to word anew; nothing has changed. */
export interface Refused {
  type: "error";
  code: "garbage" | "refused" | "not_found" | "forbidden";
  text: string;
  reason: Reason;
  arguments: Record<string, string | number>;
  ref: number | null;
}

export type Requirement = "acorn" | "mushroom" | "crystal" | "berry" | "water" | "other-encounter";

export type Resource = "acorn" | "mushroom" | "crystal" | "berry" | "water";

/** How a table ended. */
export interface Result {
  scores: number[];
  winners: number[];
  lines: ScoreLine[][];
}

export type ScoreLine = MysticScoreLine | MistyScoreLine | PlainScoreLine;

/** One seat as everyone sees it; `mine` is for the one who asks. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  resigned: boolean;
  mine: boolean;
}

export type Slot = "top" | "middle" | "bottom";

/** What one slot of a card shows. */
export interface SlotParts {
  title: string;
  symbols: Symbols;
}

export interface SoilCounts {
  top: number;
  middle: number;
  bottom: number;
}

export interface SoilLacks {
  top: Lack | null;
  middle: Lack | null;
  bottom: Lack | null;
}

export type Spirit = "animal" | "forest" | "sky" | "wild";

/** How many of each spirit; those that are none may be left out. */
export interface Spirits {
  animal?: number;
  forest?: number;
  sky?: number;
  wild?: number;
}

export interface StartTile {
  kind: "start";
  cell: Cell;
  name: string;
}

export type Status = "playing" | "over" | "replay";

/** How many of each symbol; those that are none are left out. */
export interface Symbols {
  mana?: number;
  decay?: number;
  growth?: number;
  guardian?: number;
  vp?: number;
  animal?: number;
  forest?: number;
  sky?: number;
  wild?: number;
}

/** A table as the one who asks may know it. */
export interface TableInfo {
  id: string;
  game: GameName;
  /** without the text of a card file */
  options: Record<string, unknown>;
  /** where the table is played with a card file */
  box: BoxInfo | null;
  status: Status;
  seq: number;
  /** the seat that is to act, where that is known */
  to_act: number | null;
  created: number;
  changed: number;
  seats: SeatInfo[];
  /** whether the one who asks made the table */
  host: boolean;
  /** what joining needs; told to those who sit here */
  invite: string | null;
  rematch: string | null;
  /** whether players may ask for hints */
  hints: boolean;
  /** told when the table is over */
  seed: number | null;
}

/**
 * The table as it now is. The log becomes its first `log_from` lines and then `log`. `snapshot`
 * comes on every connection and has the whole log; `update` follows each change.
 */
export interface Told {
  type: "snapshot" | "update";
  seq: number;
  /** how many moves were played: what `play` sends back */
  at: number;
  table: TableInfo;
  /** the seats that are connected */
  here: number[];
  /** the seats this socket plays */
  seats: number[];
  /** whether one of them may take a decision back */
  undo: boolean;
  view: View;
  decision: Decision;
  /** what may be played now, by one of these seats */
  moves: Move[];
  log_from: number;
  log: LogLine[];
  result: Result | null;
}

export type Tribe = "trailseekers" | "berrygnawers";

/** What is still to come up, in no order; `rival` is in the rival's hand and stack. */
export interface Unseen {
  valley: string[];
  encounters: string[];
  rival: string[];
  walls: number;
  flowers: number;
}

export interface ValleyTile {
  kind: "valley";
  cell: Cell;
  name: string;
  resource: Resource;
  footprints: boolean;
  wall: number | null;
  flower: boolean;
  owner: number | null;
  strengths: [number, number];
  captains: number[];
}

export type View = MysticView | MistyView | PlainView;

/** Ask what a strong bot would do now in one's place; the answer goes to this socket alone. */
export interface AskHint {
  type: "hint";
  ref?: number | null;
}

/** Let a bot play a seat: one's own, or any that the host finds empty-handed. */
export interface HandOver {
  type: "hand_over";
  seat: number;
  bot?: string | null;
  ref?: number | null;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  ref?: number | null;
}

/** Play a legal move; `at` is how many moves the sender had seen. */
export interface Play {
  type: "play";
  move: number;
  at: number;
  ref?: number | null;
}

/** Set up a new table for the same seats; the tokens open it too. */
export interface Rematch {
  type: "rematch";
  ref?: number | null;
}

/** Give a seat up. */
export interface Resign {
  type: "resign";
  seat: number;
  ref?: number | null;
}

/** Play one's own seat again after a bot stood in. */
export interface TakeBack {
  type: "take_back";
  seat: number;
  ref?: number | null;
}

/** Take the last decision of one's own back. */
export interface Undo {
  type: "undo";
  ref?: number | null;
}

export interface AdvancementData {
  /** by field: start.vp_end, cost */
  provenance: Record<string, Provenance>;
  facts: FactData[];
  name: string;
  set: string;
  level: number;
  cost: number;
  /** one for each copy */
  slots: Slot[];
  symbols: Symbols;
  vp_end: number;
  longwise: boolean;
  eclipse: boolean;
  text: CardText | null;
  /** part of the deck that everyone begins with */
  starting: boolean;
}

export interface AmuletData {
  /** by field: start.vp_end, cost */
  provenance: Record<string, Provenance>;
  facts: FactData[];
  name: string;
  set: string;
  vp_end: number;
  text: CardText | null;
}

/** All that can be said of a card file. */
export interface BoxCheck {
  name: string;
  messages: BoxMessage[];
  progress: BoxProgress[];
  /** how many values are not as they come */
  differs: number;
  /** by kind, component and field: what a card shows */
  values: BoxValues;
  /** what else the file says of components */
  components: BoxValues;
  /** the file's other tables */
  tables: Record<string, JsonValue>;
  /** whether the file has comments */
  comments: boolean;
}

/** A value that a card file changes; `shipped` is null where there was none. */
export interface BoxDifference {
  kind: string;
  name: string;
  field: string;
  shipped: JsonValue;
  here: JsonValue;
}

/** What is wrong with a card file, or against what is documented. */
export interface BoxMessage {
  level: "error" | "warning";
  /** advancement, vale, leader, amulet or conclave; or nothing */
  kind: string;
  name: string;
  field: string;
  /** the whole complaint, as the command line has it */
  text: string;
  /** what it says of the field */
  words: string;
}

/** How many of the values that no document gives a card file gives. */
export interface BoxProgress {
  /** a set, or conclaves */
  group: string;
  documented: number;
  unknown: number;
  settled: number;
}

/** The text of a card file, to check. */
export interface BoxText {
  game?: GameName;
  text: string;
}

export type BoxValues = Record<string, Record<string, Record<string, JsonValue>>>;

/** An ability's text and the moment it works at. */
export interface CardText {
  when: string;
  text: string;
}

export type Catalogue = MysticCatalogue | MistyCatalogue;

/** A table that could be made so. */
export interface Checked {
  warnings: TableWarning[];
}

export interface ConclaveData {
  /** by field: start.vp_end, cost */
  provenance: Record<string, Provenance>;
  facts: FactData[];
  name: string;
  grants_vp: boolean;
  advancements: string[];
  vales: string[];
}

/** A named group of titles. */
export interface ConclaveInfo {
  name: string;
  grants_vp: boolean;
  advancements: string[];
  vales: string[];
}

export interface EncounterTileData {
  id: string;
  name: string;
  names: Record<string, string>;
  requires: Requirement[];
}

/** What is documented of a component; with `across`, of those titles together. */
export interface FactData {
  /** a field, or a part of one such as symbols.guardian */
  field: string;
  value: JsonValue;
  /** a key of the catalogue's sources */
  source: string;
  note: string;
  across: string[];
}

/** Play on from a game that is over, or a record, after its first `at` moves. */
export interface Fork {
  at: number;
  /** the seat one plays; bots play the others */
  seat: number;
  name?: string | null;
  bot?: string | null;
}

/** A game, its options, and who can be played against. */
export interface GameInfo {
  name: GameName;
  title: string;
  /** how few can play */
  fewest: number;
  /** how many can play */
  most: number;
  options: OptionInfo[];
  bots: string[];
  sets: string[];
  conclaves: ConclaveInfo[];
}

/** Sit down: in the seat named, or in the first that is open. */
export interface Join {
  invite: string;
  name?: string | null;
  seat?: number | null;
}

export interface LeaderData {
  /** by field: start.vp_end, cost */
  provenance: Record<string, Provenance>;
  facts: FactData[];
  name: string;
  title: string;
  set: string;
  upgrade_cost: number;
  /** as it starts, upgraded */
  sides: [LeaderSideData, LeaderSideData];
}

export interface LeaderSideData {
  symbols: Symbols;
  vp_end: number;
  text: CardText | null;
}

/** What this server offers. */
export interface Meta {
  version: string;
  games: GameInfo[];
}

/** A decision that cost a chance to win: what was played, and what would have been better. */
export interface Mistake {
  /** the number of the move */
  at: number;
  seat: number;
  played: Move;
  better: Move;
  lost: number;
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

/** Every component of Mystic Vale. */
export interface MysticCatalogue {
  game: "mystic-vale";
  advancements: AdvancementData[];
  vales: ValeData[];
  leaders: LeaderData[];
  amulets: AmuletData[];
  conclaves: ConclaveData[];
  /** where documented values come from, in words */
  sources: Record<string, string>;
}

/** A component with its names in all languages there are. */
export interface Named {
  id: string;
  name: string;
  names: Record<string, string>;
}

/** A record to look at. */
export interface NewRecord {
  text: string;
}

/** A seat of a new table: whoever makes the table (`me`), someone invited, or a bot. */
export interface NewSeat {
  kind: "me" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** What a table is made of. The number of players is the number of seats. */
export interface NewTable {
  /** whether players may ask for hints */
  hints?: boolean;
  game?: GameName;
  seats: NewSeat[];
  options?: Record<string, JsonValue>;
  seed?: number | null;
}

/** One thing that a game can be set up with. */
export interface OptionInfo {
  name: string;
  kind: string;
  default: unknown;
  words: string;
  choices: string[];
}

export interface PatrolTileData {
  id: string;
  name: string;
  names: Record<string, string>;
  tribe: Tribe;
  shape: string;
  /** by printed side */
  explorers: number[];
}

/** What was wrong with an HTTP request: `detail` in English, and in parts to word anew. */
export interface Problem {
  detail: string;
  reason: Reason;
  arguments: Record<string, string | number>;
}

export type Provenance = "documented" | "partly" | "guess" | "box";

/** A finished game as it was after `at` moves. */
export interface ReplayStep {
  at: number;
  moves: string[];
  movers: number[];
  view: View;
  decision: Decision;
  log: LogLine[];
  result: Result | null;
}

/** How the chances of a finished game went: each seat's after every move, from 0 on. */
export interface Review {
  curve: number[][];
  mistakes: Mistake[];
}

/** A table, and the token that opens one's seats: it is told only here. */
export interface Seated {
  token: string;
  seats: number[];
  table: TableInfo;
  /** for whoever makes a table */
  warnings: TableWarning[];
}

/** The card file of a table, and what it changes. */
export interface TableBox {
  name: string;
  text: string;
  differences: BoxDifference[];
}

/** What a table is short of; it can be played all the same. */
export interface TableWarning {
  /** conclaves that supply VP, advancements or vales of a level; or what words say */
  kind: "vp" | "level-1" | "level-2" | "level-3" | "vales-1" | "vales-2" | "other";
  /** how many there are */
  n: number;
  /** how many there should be */
  needed: number;
  /** the warning in English */
  words: string;
}

export interface TribeData {
  id: string;
  name: string;
  names: Record<string, string>;
  color: string;
  abilities: MistyAbility[];
}

export interface ValeData {
  /** by field: start.vp_end, cost */
  provenance: Record<string, Provenance>;
  facts: FactData[];
  name: string;
  set: string;
  level: number;
  copies: number;
  cost: Spirits;
  vp_end: number;
  text: CardText | null;
}

export interface ValleyTileData {
  id: string;
  name: string;
  names: Record<string, string>;
  resource: Resource;
  footprints: boolean;
}
