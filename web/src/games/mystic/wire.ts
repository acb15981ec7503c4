// What is told of the game whose board is here. Made by tools/page_types.py from the server's models:
// change those, then run it again.

import type { JsonValue, Wire } from "../../app/api/types";

export interface Mystic extends Wire {
  view: MysticView;
  decision: MysticDecision;
  move: MysticMove;
  line: MysticLogLine;
  score: MysticScoreLine;
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

/** A field card that would take an advancement, and what it would become. */
export interface Fit { index: number; after: string }

/** The purse of the harvest that is on. */
export interface Harvest {
  mana: number;
  /** of the mana left, what the token gave */
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
export interface LeaderSide { title: string; upgraded: boolean }

export type MysticAct =
  "activate-token" | "add-guardians" | "add-guardians-on-deck" | "add-none" | "bury" | "bury-none" |
  "buy" | "buy-vale" | "buy-vp" | "cancel-decay" | "cancel-decay-on-deck" | "cancel-none" |
  "cash-in" | "claim" | "claim-none" | "copy-card" | "copy-field" | "copy-from" | "copy-none" |
  "copy-text" | "count-card" | "count-none" | "craft" | "craft-none" | "craft-on" | "discard-card" |
  "discard-none" | "discard-on-deck" | "discard-top" | "done" | "end-harvest" | "evoke" |
  "free-soil" | "go-on" | "keep-amulet" | "keep-card" | "keep-none" | "keep-on-deck" | "keep-vale" |
  "layer-over" | "layer-under" | "leave-token" | "look-discard" | "make-wild" | "move-from" |
  "move-piece" | "move-to" | "pass" | "pay" | "play-again" | "push" | "put-back" | "remove" |
  "return" | "search" | "sleeve" | "sleeve-none" | "sleeve-now" | "sow" | "spend-spirit" |
  "spend-token" | "spoil" | "stash" | "take-amulet" | "take-leader" | "take-mana" | "take-token" |
  "take-vp" | "take-wild" | "token-first" | "tree-first" | "turn-back" | "upgrade" | "use-text" |
  "use-vale";

export type MysticDecision =
  "activate-token" | "add-guardians" | "bury" | "buy-for-this-card" | "cancel-decay" | "cash-in" |
  "choose-amulet" | "choose-leader" | "claim" | "clear-commons" | "copy-a-card" | "copy-from-card" |
  "copy-from-field" | "copy-text" | "craft-card" | "craft-piece" | "discard-any" | "discard-other" |
  "discard-phase" | "draft" | "free-advancement" | "free-soil" | "harvest" | "keep-a-card" |
  "keep-amulet" | "layer" | "look-at-top" | "look-through" | "mana-or-guardians" | "mana-or-wild" |
  "mana-per-guardian" | "move-from" | "move-piece" | "move-to" | "order" | "over" | "pay" |
  "plant" | "play-again" | "recycle" | "search" | "sleeve" | "sleeve-now" | "sow" |
  "spend-spirits" | "spirit-to-wild" | "spoil" | "stash" | "swap-on-deck-card";

export type MysticLogKind =
  "turn" | "pushed" | "revealed" | "passed" | "spoiled" | "prep-spoiled" | "used" | "gained-vp" |
  "bought" | "bought-vale" | "sleeved" | "discarded" | "reshuffled" | "evoked" | "activated" |
  "spent-spirits" | "last-round" | "spoiled-turn" | "extra-turn" | "upgraded" | "turned-back" |
  "kept" | "buried" | "entered" | "claimed" | "removed" | "replenished" | "discarded-unseen" |
  "stashed" | "moved" | "game-over" | "chose" | "pool-filled" | "last-planting" | "copied" |
  "prepped";

/** One thing that happened in Mystic Vale. */
export interface MysticLogLine {
  seat: number;
  /** what it is about */
  name: string;
  n: number;
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
  /** the id of the component it is about */
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
export interface MysticScoreLine { name: string; vp: number; kind: MysticScoreKind }

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
  "commons" | "soil" | "vales" | "own_vales" | "field" | "on_deck" | "borrowed" | "pending" |
  "workshop" | "deck" | "discard" | "seen" | "offered" | "token" | "spirit" | "option";

/** The next push: the chance that it spoils, and the cards one of which comes up. */
export interface Odds {
  spoil: [number, number];
  left: Record<string, number>;
  /** those of them that would spoil the field */
  spoils: string[];
}

/**
 * What on the table one clicks. `borrowed` and `pending` are lists of `view.harvest`, `seen` is
 * `view.sees`, `deck` and `discard` count different cards in `view.me`.
 */
export interface Place { zone: MysticZone; index: number }

export type Slot = "top" | "middle" | "bottom";

/** What one slot of a card shows. */
export interface SlotParts { title: string; symbols: Symbols }

export interface SoilCounts { top: number; middle: number; bottom: number }

export interface SoilLacks { top: Lack | null; middle: Lack | null; bottom: Lack | null }

export type Spirit = "animal" | "forest" | "sky" | "wild";

/** How many of each spirit; those that are none may be left out. */
export interface Spirits { animal?: number; forest?: number; sky?: number; wild?: number }

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

export interface AdvancementData {
  /** what names it everywhere else: in views, moves and the log */
  id: string;
  /** what to call it: another name where a card file has one */
  name: string;
  /** by field: start.vp_end, cost */
  provenance: Record<string, Provenance>;
  facts: FactData[];
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
  /** what names it everywhere else: in views, moves and the log */
  id: string;
  /** what to call it: another name where a card file has one */
  name: string;
  /** by field: start.vp_end, cost */
  provenance: Record<string, Provenance>;
  facts: FactData[];
  set: string;
  vp_end: number;
  text: CardText | null;
}

/** An ability's text and the moment it works at. */
export interface CardText { when: string; text: string }

export interface ConclaveData {
  /** what names it everywhere else: in views, moves and the log */
  id: string;
  /** what to call it: another name where a card file has one */
  name: string;
  /** by field: start.vp_end, cost */
  provenance: Record<string, Provenance>;
  facts: FactData[];
  grants_vp: boolean;
  advancements: string[];
  vales: string[];
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

export interface LeaderData {
  /** what names it everywhere else: in views, moves and the log */
  id: string;
  /** what to call it: another name where a card file has one */
  name: string;
  /** by field: start.vp_end, cost */
  provenance: Record<string, Provenance>;
  facts: FactData[];
  title: string;
  set: string;
  upgrade_cost: number;
  /** as it starts, upgraded */
  sides: [LeaderSideData, LeaderSideData];
}

export interface LeaderSideData { symbols: Symbols; vp_end: number; text: CardText | null }

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

export type Provenance = "documented" | "partly" | "guess" | "box";

export interface ValeData {
  /** what names it everywhere else: in views, moves and the log */
  id: string;
  /** what to call it: another name where a card file has one */
  name: string;
  /** by field: start.vp_end, cost */
  provenance: Record<string, Provenance>;
  facts: FactData[];
  set: string;
  level: number;
  copies: number;
  cost: Spirits;
  vp_end: number;
  text: CardText | null;
}
