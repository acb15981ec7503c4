// What goes between page and server. Made by tools/page_types.py from the server's models:
// change those, then run it again.

/** What is told of a game: each has its own shapes of these. */
export interface Wire {
  view: { game: string; seat: number | null; to_act: number; decision: string };
  decision: string;
  move: { move: number; words: string; act: string };
  line: { seat: number; name: string; n: number; text: string; kind: string };
  score: { name: string; vp: number; kind: string };
}

/** The levels of the bots, the weakest first. */
export const LEVELS = ["wanderer", "novice", "apprentice", "adept", "archdruid", "sage"] as const;

export type ServerMessage<W extends Wire = Wire> =
  Told<W> | Presence | Remarked | PastMoment<W> | Refused | Hint<W> | Done | Pong;

export type ClientMessage =
  Sit | Play | Undo | HandOver | TakeBack | Resign | Rematch | RenewInvitation | TakeSeat |
  ListTable | Remark | LookBack | AskHint | Ping;

export type RoomServerMessage<W extends Wire = Wire> =
  RoomState<W> | RoomComments | Refused | Done | Pong;

export type RoomClientMessage =
  Enter | Show | Point | Clear | Comment | Uncomment | HandLead | TryOut | Retract | EndTrial | Ping;

/** The card file that a table is played with. */
export interface BoxInfo {
  /** what its owner calls it, or nothing */
  name: string;
  /** how many values are not as they come */
  differs: number;
}

/** How far the deal can be trusted. The commitment is SHA-256 of seed, a space and salt. */
export interface DealInfo {
  /** made at the start; none at a table of old */
  commitment: string | null;
  /** told when the table is over */
  salt: string | null;
  /** whether someone chose the seed, or has it from a game that is over */
  known: boolean;
  /** whether someone has seen hidden things and taken their moves back */
  looked_ahead: boolean;
}

/** What was asked has been done; those it changes something for have been told before. */
export interface Done { type: "done"; ref: number }

/** A mean, and the interval in which the truth lies with 95% confidence. */
export interface Estimate { mean: number; low: number; high: number }

export type GameName = string;

/**
 * What a strong bot would do; the suggestion comes first. It was asked after `at` moves.
 * Several come for one question, each better than the one before; the last has a `share` of 1.
 */
export interface Hint<W extends Wire = Wire> {
  type: "hint";
  at: number;
  share: number;
  options: HintOption<W>[];
  ref: number | null;
}

/** A measure before a plan and after it; the message of the id names it. */
export interface HintFigure {
  id: string;
  before: number;
  after: number;
  unit: "number" | "percent";
}

/** A move that was looked at: the chance to win after it, and what it costs beside the best. */
export interface HintOption<W extends Wire = Wire> {
  move: number;
  words: string;
  chance: Estimate;
  /** of the chance to win */
  cost: Estimate;
  /** of the final lead, where that can be told */
  points: Estimate | null;
  tries: number;
  /** this move and those that would follow in the same turn */
  plan: W["move"][];
  figures: HintFigure[];
  notes: HintSentence[];
}

/** Something to be said of a move: a message of `hints.ftl` and what it speaks of. */
export interface HintSentence {
  id: string;
  args: Record<string, string | number>;
}

export type JsonValue = unknown;

/** How a table is shown to those who look for one to join. */
export interface ListingInfo { title: string; language: string }

export type Overdue = "bot" | "reminder";

/** The table as it was after `at` moves, as this socket's seat saw it then. */
export interface PastMoment<W extends Wire = Wire> {
  type: "moment";
  at: number;
  view: W["view"];
  decision: W["decision"];
  /** how many lines of the log had been told */
  lines: number;
  ref: number | null;
}

export const PHRASES = [
  "hello", "good-luck", "thinking", "your-turn", "nice-move", "oops", "thanks", "well-played",
  "one-more", "goodbye",
] as const;
export type Phrase = (typeof PHRASES)[number];

/** The server is there. */
export interface Pong { type: "pong"; ref: number | null }

/** Someone came or went. */
export interface Presence {
  type: "presence";
  here: number[];
  watchers: number;
}

export const REACTIONS = ["smile", "laugh", "wow", "sad", "heart", "thumb"] as const;
export type Reaction = (typeof REACTIONS)[number];

export type Reason =
  "already-device" | "already-seated" | "another-decided" | "bad-card-file" | "bad-option" |
  "bad-phrase" | "bad-record" | "bad-request" | "bad-scenario" | "bad-ticket" | "bot-plays" |
  "busy" | "challenge-going-on" | "challenge-full" | "challenge-old" | "challenge-private" |
  "challenge-seats" | "challenge-strict" | "challenge-table" | "challenge-unfinished" |
  "game-over" | "guest-played" | "hidden-revealed" | "illegal-move" | "last-device" | "moved-on" |
  "needs-version" | "no-address" | "no-card-file" | "no-challenge" | "no-comments" | "no-device" |
  "no-free-seat" | "no-guest" | "no-hints" | "no-lesson" | "no-member" | "no-move" |
  "no-notifications" | "no-open-tables" | "no-puzzle" | "no-room" | "no-seat" | "no-seats" |
  "no-shared-replay" | "no-table" | "not-finished" | "not-host" | "not-json" | "not-leader" |
  "not-your-seat" | "not-your-turn" | "nothing-to-undo" | "over-at-that-move" |
  "rematch-too-early" | "resigned" | "seat-present" | "seat-taken" | "shared-replay-full" |
  "shut-out" | "sit-first" | "spectator" | "storage" | "thinking" | "too-deep" | "too-long" |
  "too-many" | "too-many-connections" | "too-many-devices" | "too-many-moves" | "too-much" |
  "unknown-phrase" | "unknown-token" | "unwritable" | "webhook-failed" | "wrong-host" |
  "wrong-invitation" | "wrong-origin";

/** What was wrong with a message, in English and in parts to word anew; nothing has changed. */
export interface Refused {
  type: "error";
  code: "garbage" | "refused" | "not_found" | "forbidden";
  text: string;
  reason: Reason;
  arguments: Record<string, string | number>;
  ref: number | null;
}

/** Someone at the table has said something; it is kept nowhere. */
export interface Remarked {
  type: "remark";
  seat: number;
  remark: Phrase | Reaction;
}

/** How a table ended. */
export interface Result<W extends Wire = Wire> {
  scores: number[];
  winners: number[];
  lines: W["score"][][];
}

/** One seat as everyone sees it; `mine` is for the one who asks. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  resigned: boolean;
  mine: boolean;
}

export type Status = "playing" | "over" | "replay";

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
  /** where anyone may join */
  listing: ListingInfo | null;
  /** whether players may ask for hints */
  hints: boolean;
  /** the challenge that it is a try of */
  challenge: string | null;
  /** whether that try does not count */
  practice: boolean;
  deal: DealInfo;
  /** the lesson that the table was made for */
  lesson: string | null;
  /** that a person has for each decision; 0 is no limit */
  days: number;
  /** what happens after that */
  overdue: Overdue;
  /** when the time of the person who is to act is over */
  due: number | null;
  /** told to those who sit here */
  webhook: WebhookInfo | null;
  /** told when the table is over; in digits, for it has up to 256 bits */
  seed: string | null;
}

/**
 * The table as it now is. The log becomes its first `log_from` lines and then `log`. `snapshot`
 * comes on every connection and has the whole log; `update` follows each change.
 */
export interface Told<W extends Wire = Wire> {
  type: "snapshot" | "update";
  seq: number;
  /** how many moves were played: what `play` sends back */
  at: number;
  table: TableInfo;
  /** the seats that are connected */
  here: number[];
  /** how many are connected without a seat */
  watchers: number;
  /** the seats this socket plays */
  seats: number[];
  /** whether one of them may take a decision back */
  undo: boolean;
  /** the seats that this socket, as the host, may take back */
  guests: number[];
  view: W["view"];
  decision: W["decision"];
  /** what may be played now, by one of these seats */
  moves: W["move"][];
  log_from: number;
  log: W["line"][];
  result: Result<W> | null;
}

/** Where a table tells whose turn it is; the address itself is a secret of its host. */
export interface WebhookInfo {
  kind: WebhookKind;
  /** the name of the site */
  where: string;
}

export type WebhookKind = "json" | "discord" | "slack" | "ntfy";

/**
 * Ask what a strong bot would do now in one's place; the answers go to this socket alone.
 * `instead` is a legal move that is looked at in any case.
 */
export interface AskHint {
  type: "hint";
  instead?: number | null;
  ref?: number | null;
}

/** Let a bot play a seat: one's own, or any that the host finds empty-handed. */
export interface HandOver {
  type: "hand_over";
  seat: number;
  bot?: string | null;
  ref?: number | null;
}

/** As the host: let anyone join, or no longer. */
export interface ListTable {
  type: "list";
  listing?: Listing | null;
  ref?: number | null;
}

/** How a table is shown to those who look for one to join. */
export interface Listing {
  title: string;
  language: "en" | "fr" | "es" | "ca";
}

/** Ask how the table was after `at` moves; the answer goes to this socket alone. */
export interface LookBack {
  type: "look_back";
  at: number;
  ref?: number | null;
}

/** Ask whether the server is there, and say whether the page is in the background. */
export interface Ping { type: "ping"; hidden?: boolean; ref?: number | null }

/** Play a legal move; `at` is how many moves the sender had seen. */
export interface Play {
  type: "play";
  move: number;
  at: number;
  ref?: number | null;
}

/** As one of one's seats: a phrase that everyone reads in their own language, or a reaction. */
export interface Remark {
  type: "remark";
  seat: number;
  remark: Phrase | Reaction;
  ref?: number | null;
}

/** Set up a new table for the same seats; the tokens open it too. */
export interface Rematch { type: "rematch"; ref?: number | null }

/** As the host: a new invitation in the place of the old one. */
export interface RenewInvitation {
  type: "renew_invitation";
  ref?: number | null;
}

/** Give a seat up. */
export interface Resign { type: "resign"; seat: number; ref?: number | null }

/** The first message: the token of one's seats, or none to watch. */
export interface Sit {
  type: "sit";
  token?: string | null;
  /** secrets of this device */
  keys?: string[];
  ref?: number | null;
}

/** Play one's own seat again after a bot stood in. */
export interface TakeBack {
  type: "take_back";
  seat: number;
  ref?: number | null;
}

/** As the host: take a seat back from a guest who has not played yet. */
export interface TakeSeat {
  type: "take_seat";
  seat: number;
  ref?: number | null;
}

/** Take the last decision of one's own back. */
export interface Undo { type: "undo"; ref?: number | null }

/** From one part of the board to another, or around one. */
export interface Arrow { by: number; start: string; end: string | null }

/** What someone has written about a moment. */
export interface RoomComment {
  id: number;
  at: number;
  by: number;
  name: string;
  text: string;
}

/** All comments, in the order they were written. */
export interface RoomComments { type: "comments"; comments: RoomComment[] }

/** Someone who is there; an empty name is a guest's. */
export interface RoomMember { n: number; name: string }

/** The shared replay as it now is; `you` is the number of the member who is told. */
export interface RoomState<W extends Wire = Wire> {
  type: "room";
  you: number;
  table: string;
  leader: number;
  members: RoomMember[];
  at: number;
  seat: number | null;
  arrows: Arrow[];
  trial: Trial<W> | null;
  may_comment: boolean;
}

/** Moves that are tried out, as whoever is to act would see it. */
export interface Trial<W extends Wire = Wire> {
  /** the moves that were tried, in words */
  words: string[];
  view: W["view"];
  decision: W["decision"];
  /** what can be tried now */
  moves: W["move"][];
  /** what follows the log of the moment shown */
  log: W["line"][];
  result: Result<W> | null;
}

/** As the leader: take all arrows away. */
export interface Clear { type: "clear"; ref?: number | null }

/** Write something about a moment. */
export interface Comment {
  type: "comment";
  at: number;
  text: string;
  ref?: number | null;
}

/** As the leader: back to the game. */
export interface EndTrial { type: "end_trial"; ref?: number | null }

/** The first message: what one is called. */
export interface Enter {
  type: "enter";
  name?: string | null;
  ref?: number | null;
}

/** As the leader: let another lead. */
export interface HandLead { type: "lead"; to: number; ref?: number | null }

/** Point at a part of the board, or from one to another; the same once more takes it away. */
export interface Point {
  type: "point";
  start: string;
  end?: string | null;
  ref?: number | null;
}

/** As the leader: take the last move that was tried back. */
export interface Retract { type: "retract"; ref?: number | null }

/** As the leader: show everyone a moment, through the eyes of a seat or what was public. */
export interface Show {
  type: "show";
  at: number;
  seat?: number | null;
  ref?: number | null;
}

/** As the leader: begin to try moves out at the moment shown, or try one. */
export interface TryOut {
  type: "try";
  move?: number | null;
  ref?: number | null;
}

/** As its author or as the leader: take a comment away. */
export interface Uncomment {
  type: "uncomment";
  comment: number;
  ref?: number | null;
}

/** How a result came about: start, luck, own play and that of others add up to it. */
export interface Account {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  decisions: number;
  /** what the own decisions cost on average; below 0, they gained */
  error: number;
  kinds: Record<string, number>;
}

/** A ticket to look at. */
export interface AskOffer { ticket: string }

/** A deal of a challenge. The commitment is SHA-256 of seed, a space and salt. */
export interface BoardInfo {
  number: number;
  /** that people play */
  seat: number;
  commitment: string;
  /** of one's own try that counts */
  table: string | null;
  /** whether that has ended */
  over: boolean;
  /** the table of a try that does not, while it goes on */
  practice: string | null;
}

/** What someone made of a board. */
export interface BoardResult {
  table: string;
  score: number | null;
  /** over the best of the other seats */
  lead: number | null;
  won: boolean;
  ending: string;
  /** whether it was played before the challenge was made */
  earlier: boolean;
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
  /** of component, or nothing */
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
  /** a set, or another group of components */
  group: string;
  documented: number;
  unknown: number;
  settled: number;
}

/** The text of a card file, to check. */
export interface BoxText { game?: GameName; text: string }

export type BoxValues = Record<string, Record<string, Record<string, JsonValue>>>;

/** A challenge as the one who asks may know it. */
export interface ChallengeInfo {
  id: string;
  kind: "daily" | "link" | "match";
  /** of a daily one, such as 2026-11-18 */
  day: string | null;
  game: GameName;
  /** without the text of a card file */
  options: Record<string, unknown>;
  /** where it is played with a card file */
  box: BoxInfo | null;
  /** in the other seats, in their order */
  bots: string[];
  created: number;
  boards: BoardInfo[];
  /** how many people took it on */
  started: number;
  /** how many of them have finished a board */
  finished: number;
  /** whether the one who asks has finished all boards */
  done: boolean;
  /** told to those who have finished */
  results: ChallengeResult[] | null;
}

/** What someone made of a challenge. */
export interface ChallengeResult {
  name: string;
  mine: boolean;
  /** over all boards; none for those who gave up */
  lead: number | null;
  finished: number;
  boards: BoardResult[];
}

/** A table that could be made so. */
export interface Checked { warnings: TableWarning[] }

/** Today's challenge of a game, and those of the days before, the last first. */
export interface Daily { challenge: ChallengeInfo; earlier: EarlierDay[] }

/** A device that opens one's seats, or a recovery phrase. */
export interface DeviceInfo {
  id: string;
  kind: "device" | "phrase";
  name: string;
  created: number;
  seen: number;
  /** whether it is the one that asks */
  here: boolean;
}

/** The secret of this browser, for the header `Valewright-Tokens`: it is told only here. */
export interface DeviceKey { key: string }

/** The daily challenge of a day. */
export interface EarlierDay { day: string; id: string }

/** A subscription, by its address. */
export interface Endpoint { endpoint: string }

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
}

/** One's own record of a game; groups are the largest first. */
export interface GameStats {
  game: GameName;
  all: StatGroup;
  /** by kind of bot, `people`, or `mixed` */
  against: StatGroup[];
  /** by the parts of the box, with commas between */
  sets: StatGroup[];
  /** by what was bought first */
  openings: StatGroup[];
  /** the last ones, the newest last */
  games: StatGame[];
}

/** How a server fares, for those who watch over it. */
export interface Health {
  /** whether it takes on more; not so while it stops */
  ready: boolean;
  version: string;
  /** how many are in memory */
  tables: number;
  /** how much bots, hints and imports have to do */
  queue: number;
}

/** Sit down: in the seat named, or in the first that is open. */
export interface Join {
  /** not needed where anyone may join */
  invite?: string | null;
  name?: string | null;
  seat?: number | null;
}

/** A move to be judged, or none to hear what is best. */
export interface Judge {
  of: OfPuzzle | OfMoment | OfScenario;
  move?: number | null;
}

/** A decision of a reviewed game; `skill` and `luck` are those of the seat that decided. */
export interface JudgedDecision {
  /** the number of the move */
  at: number;
  seat: number;
  kind: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  lost: number;
  /** what the decision changed of the own chance */
  skill: number;
  /** what chance changed of it then */
  luck: number;
}

export type Language = "en" | "fr" | "es" | "ca";

/** Open seats here, by a ticket or by a recovery phrase. */
export interface LetIn {
  name: string;
  ticket?: string | null;
  phrase?: string | null;
  /** whether the other devices open the seats of this browser, too */
  gather?: boolean;
}

/** Which position to look at. */
export interface Look { of: OfPuzzle | OfMoment | OfScenario }

/** How the positions of a game are written, and one to start from. */
export interface Manual {
  game: GameName;
  /** how many characters a scenario may have */
  most: number;
  ready: string;
  keys: ScenarioKey[];
  names: Names[];
}

/** What this server offers. */
export interface Meta {
  version: string;
  notices: Notices;
  games: GameInfo[];
  /** whether tables can be listed for anyone to join */
  open_tables: boolean;
}

/** A decision that cost a chance to win: what was played, and what would have been better. */
export interface Mistake<W extends Wire = Wire> {
  /** the number of the move */
  at: number;
  seat: number;
  kind: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  played: W["move"];
  better: W["move"];
  lost: number;
  cost: Estimate;
}

/** One's devices, and what they open. */
export interface MySeats {
  devices: DeviceInfo[];
  /** how many seats all of them open */
  held: number;
  /** how many only this browser opens */
  bare: number;
}

/** Names that may be written as values, by what they are. */
export interface Names { kind: string; names: string[] }

/** A challenge by link: one seat is for people, bots play the others. */
export interface NewChallenge {
  game?: GameName;
  seats: NewSeat[];
  options?: Record<string, JsonValue>;
  /** deals; the seat is the next one at each */
  boards?: 1 | 2 | 4;
  /** whether it is for two people only */
  match?: boolean;
}

/** A record to look at. */
export interface NewRecord { text: string }

/** A shared replay: whoever has its id can take part. */
export interface NewRoom { room: string }

/** A seat of a new table: whoever makes the table (`me`), someone invited, or a bot. */
export interface NewSeat {
  kind: "me" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** A browser's subscription to Web Push, as its push manager gives it. */
export interface NewSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: Language;
}

/** What a table is made of. The number of players is the number of seats. */
export interface NewTable {
  /** whether players may ask for hints */
  hints?: boolean;
  /** where anyone may join */
  listing?: Listing | null;
  game?: GameName;
  seats: NewSeat[];
  options?: Record<string, JsonValue>;
  seed?: number | null;
  /** a lesson of the game, whose position, options and seed the table begins with */
  lesson?: string | null;
  /** that a person has for each decision; 0 is no limit */
  days?: number;
  /** what happens after that: a bot plays one turn, or they are reminded */
  overdue?: Overdue;
}

/** Play a board. */
export interface NewTry { board?: number; name?: string | null }

/** Where to tell whose turn it is, and how. A first message is sent there at once. */
export interface NewWebhook {
  kind: WebhookKind;
  url: string;
  language?: Language;
}

/** How players can be told that it is their turn while no page is open. */
export interface Notices {
  /** whether tables may have one */
  webhooks: boolean;
  /** the key that a browser subscribes with to Web Push, where that is offered */
  push: string | null;
}

/** A finished game as it was after some of its moves. */
export interface OfMoment { kind: "moment"; table: string; at: number }

/** A puzzle that comes with a game. */
export interface OfPuzzle { kind: "puzzle"; game: GameName; id: string }

/** A position as a scenario writes it; the moves of its steps are played. */
export interface OfScenario { kind: "scenario"; text: string }

/** What a ticket opens. */
export interface OfferInfo {
  /** the name of the device that made it */
  device: string;
  /** how many tables it opens */
  seats: number;
}

/** What a stranger is told of a table that anyone may join. */
export interface OpenTable {
  id: string;
  game: GameName;
  title: string;
  language: string;
  seats: number;
  free: number;
  created: number;
}

/** Tables that anyone may join, the newest first; `next` is what the next page asks for. */
export interface OpenTables { tables: OpenTable[]; next: number | null }

/** One thing that a game can be set up with. */
export interface OptionInfo {
  name: string;
  kind: string;
  default: unknown;
  words: string;
  choices: string[];
}

/** A recovery phrase: it is told only here. */
export interface PhraseInfo { words: string[] }

/** Play on from a position, against bots, in the seat that is to act. */
export interface PlayFrom {
  of: OfPuzzle | OfMoment | OfScenario;
  name?: string | null;
  bot?: string | null;
}

/** A position as the seat that is to act may see it. */
export interface Position<W extends Wire = Wire> {
  game: GameName;
  /** what its author calls it, or nothing */
  title: string;
  players: number;
  /** the seat that is to act */
  seat: number;
  view: W["view"];
  decision: W["decision"];
  moves: W["move"][];
  log: W["line"][];
}

/** What was wrong with an HTTP request: `detail` in English, and in parts to word anew. */
export interface Problem {
  detail: string;
  reason: Reason;
  arguments: Record<string, string | number>;
}

/** Something bought, and the share of winners and of others who bought it at least once. */
export interface Purchase {
  name: string;
  winners: Estimate;
  others: Estimate;
}

/** What a puzzle is about, and how hard it is. */
export interface PuzzleInfo {
  game: GameName;
  id: string;
  theme: string;
  difficulty: "easy" | "medium" | "hard";
}

/** A finished game as it was after `at` moves. */
export interface ReplayStep<W extends Wire = Wire> {
  at: number;
  moves: string[];
  movers: number[];
  view: W["view"];
  decision: W["decision"];
  log: W["line"][];
  result: Result<W> | null;
}

/** How the chances of a finished game went: each seat's after every move, from 0 on. */
export interface Review<W extends Wire = Wire> {
  curve: number[][];
  /** half of the 95% interval around each chance */
  spread: number[][];
  decisions: JudgedDecision[];
  accounts: Account[];
  mistakes: Mistake<W>[];
}

/** Where a shared replay begins, and through whose eyes. */
export interface RoomWanted { at?: number; seat?: number | null }

/** A key of scenarios: before the players, or of one of them, and what its value is. */
export interface ScenarioKey {
  key: string;
  place: "table" | "player";
  kind: "text" | "list" | "number" | "yes or no" | "line";
}

/** A table, and the token that opens one's seats: it is told only here. */
export interface Seated {
  token: string;
  seats: number[];
  table: TableInfo;
  /** for whoever makes a table */
  warnings: TableWarning[];
}

/** One game of one's own. */
export interface StatGame {
  table: string;
  finished: number;
  lead: number;
  won: boolean;
}

/** Games that have something in common, and how they went. */
export interface StatGroup {
  key: string;
  games: number;
  /** of wins; a shared win counts in part */
  rate: Estimate;
  /** over the best of the others, on average */
  lead: number;
}

/** One's own record, and that of all. */
export interface Stats {
  own: GameStats[];
  bought: WinnersBuy[];
  /** how many winners a game needs to be listed in bought */
  winners_needed: number;
}

/** How many of the tokens that were sent along open a seat. */
export interface Subscribed { tokens: number }

/** The card file of a table, and what it changes. */
export interface TableBox {
  name: string;
  text: string;
  differences: BoxDifference[];
}

/** What a table is short of; it can be played all the same. */
export interface TableWarning {
  /** what there is too little of, or `other` for what words say */
  kind: string;
  /** how many there are */
  n: number;
  /** how many there should be */
  needed: number;
  /** the warning in English */
  words: string;
}

/** What this browser is called among one's devices. */
export interface ThisDevice { name: string }

/** A ticket: it works once, and for so many seconds. */
export interface TicketInfo { ticket: string; seconds: number }

/** What is best in a position, and what a move is called beside it. */
export interface Verdict<W extends Wire = Wire> {
  kind: "best" | "good" | "inaccuracy" | "mistake" | "blunder" | null;
  /** whether the move begins the best plan */
  right: boolean;
  hint: Hint<W>;
}

/** What winners buy in the games of this server; what they buy more than others comes first. */
export interface WinnersBuy {
  game: GameName;
  winners: number;
  others: number;
  purchases: Purchase[];
}

/** A position as a scenario, with what the seat to act knows and nothing else. */
export interface Written { text: string }
