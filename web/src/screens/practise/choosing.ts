/** Which exercise comes next. */

import type { PuzzleInfo } from "../../app/api/types";
import { link } from "../../app/routes";
import { due, mistakeName, puzzleName, type Mistake, type Practised } from "./kept";

export const ANY = "any";
const KEY = "valewright.practise-filter";

/** What new puzzles are wanted. */
export interface Filter {
  game: string;
  theme: string;
  difficulty: string;
}

export function filter(): Filter {
  const [game = ANY, theme = ANY, difficulty = ANY] = (sessionStorage.getItem(KEY) ?? "").split(" ").map((word) => word || ANY);
  return { game, theme, difficulty };
}

export function setFilter({ game, theme, difficulty }: Filter): void {
  sessionStorage.setItem(KEY, `${game} ${theme} ${difficulty}`);
}

export function fits(puzzle: PuzzleInfo, wanted: Filter): boolean {
  return (["game", "theme", "difficulty"] as const).every((key) => wanted[key] === ANY || wanted[key] === puzzle[key]);
}

/** Puzzles of the wanted kind that were never tried. */
export function fresh(puzzles: readonly PuzzleInfo[], done: Practised, wanted: Filter): PuzzleInfo[] {
  return puzzles.filter((one) => fits(one, wanted) && done[puzzleName(one.game, one.id)] === undefined);
}

/** One's own mistakes that were never tried, the costliest first. */
export function untried(mistakes: readonly Mistake[], done: Practised): Mistake[] {
  return mistakes.filter((one) => done[mistakeName(one)] === undefined).toSorted((one, other) => other.lost - one.lost);
}

const mistakeLink = (one: Mistake): string => link("exercise", "mistake", one.table, one.at);

/** The addresses of exercises that are due; those that are no longer there are left out. */
export function dueLinks(
  puzzles: readonly PuzzleInfo[],
  mistakes: readonly Mistake[],
  done: Practised,
  until: number,
): string[] {
  const known = new Map([
    ...puzzles.map((one): [string, string] => [puzzleName(one.game, one.id), link("exercise", "puzzle", one.game, one.id)]),
    ...mistakes.map((one): [string, string] => [mistakeName(one), mistakeLink(one)]),
  ]);
  return due(done, until).flatMap((name) => known.get(name) ?? []);
}

/** Any of some, by a number from 0 to 1. */
export function drawn<T>(some: readonly T[], chance = Math.random()): T | undefined {
  return some[Math.min(some.length - 1, Math.floor(chance * some.length))];
}

/**
 * What to do after an exercise: what is due, then what is new. After a mistake of one's own that is the next of them, after
 * a puzzle another one, easiest first where nothing else is said.
 */
export function nextLink(
  puzzles: readonly PuzzleInfo[],
  mistakes: readonly Mistake[],
  done: Practised,
  until: number,
  here: string,
  wanted: Filter,
  chance = Math.random(),
): string | null {
  const waiting = dueLinks(puzzles, mistakes, done, until).filter((one) => one !== here);
  if (waiting[0] !== undefined) return waiting[0];
  const own = untried(mistakes, done).map(mistakeLink).filter((one) => one !== here);
  if (own[0] !== undefined && mistakes.some((one) => mistakeLink(one) === here)) return own[0];
  const left = fresh(puzzles, done, wanted);
  const easiest = ["easy", "medium", "hard"].find((level) => left.some((one) => one.difficulty === level));
  const chosen = drawn(left.filter((one) => one.difficulty === easiest), chance);
  return chosen === undefined ? null : link("exercise", "puzzle", chosen.game, chosen.id);
}
