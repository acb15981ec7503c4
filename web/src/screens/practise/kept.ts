/** What one has practised, and one's own mistakes: kept in this browser, and nowhere else. */

import type { Review, TableInfo } from "../../app/api/types";
import type { Kept } from "./schedule";

const KEY = "valewright.practised";
const MISTAKES_KEY = "valewright.mistakes";
const MOST = 2000;
const MOST_MISTAKES = 200;
/** Letters of a file that is brought back. */
export const LONGEST = 1_000_000;

/** Where something was lost: the game itself stays at the server. */
export interface Mistake {
  table: string;
  at: number;
  game: string;
  kind: "mistake" | "blunder";
  /** Of the chance to win. */
  lost: number;
}

export type Practised = Readonly<Record<string, Kept>>;

const NUMBERS = ["due", "stability", "difficulty", "reps", "lapses", "state", "steps", "last"] as const;

function isObject(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

function isKept(found: unknown): found is Kept {
  return isObject(found) && NUMBERS.every((name) => Number.isFinite(found[name]));
}

function isMistake(found: unknown): found is Mistake {
  if (!isObject(found)) return false;
  const words = typeof found["table"] === "string" && typeof found["game"] === "string";
  const numbers = Number.isInteger(found["at"]) && Number.isFinite(found["lost"]);
  return words && numbers && (found["kind"] === "mistake" || found["kind"] === "blunder");
}

/** What of anything at all was practised. */
export function validPractised(found: unknown): Practised {
  if (!isObject(found)) return {};
  return Object.fromEntries(Object.entries(found).filter((one): one is [string, Kept] => isKept(one[1])).slice(-MOST));
}

export function validMistakes(found: unknown): Mistake[] {
  return Array.isArray(found) ? found.filter(isMistake).slice(-MOST_MISTAKES) : [];
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export const practised = (): Practised => validPractised(stored(KEY));
export const mistakes = (): Mistake[] => validMistakes(stored(MISTAKES_KEY));

export function keep(name: string, kept: Kept): void {
  const { [name]: _old, ...others } = practised();
  localStorage.setItem(KEY, JSON.stringify({ ...others, [name]: kept }));
}

export const puzzleName = (game: string, id: string): string => `${game}/${id}`;
export const mistakeName = (one: Pick<Mistake, "table" | "at">): string => `mistake/${one.table}/${one.at}`;

/** The exercises whose time has come, those that wait longest first. */
export function due(all: Practised, now: number): string[] {
  return Object.keys(all)
    .filter((name) => (all[name]?.due ?? Infinity) <= now)
    .sort((one, other) => (all[one]?.due ?? 0) - (all[other]?.due ?? 0));
}

/** The last moment of a day, in this place. */
export function endOfDay(now: number): number {
  return new Date(now).setHours(23, 59, 59, 999);
}

/** One's own mistakes of a game that was reviewed; on a shared screen they are nobody's. */
export function mistakesOf(review: Pick<Review, "decisions">, table: Pick<TableInfo, "id" | "game" | "seats">): Mistake[] {
  const own = table.seats.filter((seat) => seat.mine);
  const [mine] = own;
  if (own.length !== 1 || mine === undefined) return [];
  return review.decisions.flatMap(({ at, seat, kind, lost }) =>
    seat === mine.seat && (kind === "mistake" || kind === "blunder") ? [{ table: table.id, game: table.game, at, kind, lost }] : [],
  );
}

/** Remember the mistakes of a game; one that is reviewed again counts once. */
export function keepMistakes(review: Pick<Review, "decisions">, table: Pick<TableInfo, "id" | "game" | "seats">): void {
  const others = mistakes().filter((one) => one.table !== table.id);
  localStorage.setItem(MISTAKES_KEY, JSON.stringify([...others, ...mistakesOf(review, table)].slice(-MOST_MISTAKES)));
}

/** A mistake whose game is gone is practised no more. */
export function forget(of: Pick<Mistake, "table" | "at">): void {
  localStorage.setItem(MISTAKES_KEY, JSON.stringify(mistakes().filter((one) => one.table !== of.table || one.at !== of.at)));
  const { [mistakeName(of)]: _gone, ...others } = practised();
  localStorage.setItem(KEY, JSON.stringify(others));
}

/** All of it as a text, to be kept elsewhere. */
export function exported(): string {
  return JSON.stringify({ practised: practised(), mistakes: mistakes() });
}

/** Bring such a text back, beside what is here; whether there was anything in it. */
export function imported(text: string): boolean {
  let found: unknown;
  try {
    found = text.length > LONGEST ? null : JSON.parse(text);
  } catch {
    return false;
  }
  if (!isObject(found)) return false;
  const cards = validPractised(found["practised"]);
  const own = validMistakes(found["mistakes"]);
  if (Object.keys(cards).length + own.length === 0) return false;
  localStorage.setItem(KEY, JSON.stringify(validPractised({ ...practised(), ...cards })));
  const known = new Set(mistakes().map(mistakeName));
  const all = [...mistakes(), ...own.filter((one) => !known.has(mistakeName(one)))];
  localStorage.setItem(MISTAKES_KEY, JSON.stringify(all.slice(-MOST_MISTAKES)));
  return true;
}
