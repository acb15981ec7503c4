/**
 * What a lesson is made of. The words of a step are `tutorial-<game>-<id>` in the first lesson of a game, and
 * `tutorial-<game>-<lesson>-<id>` in the others.
 */

import type { Told, Wire } from "../../app/api/types";

/** What the learner has before their eyes. */
export interface Seen<W extends Wire = Wire> {
  /** How many moves have been played. */
  at: number;
  /** What the learner decides; null while it is someone else's to decide. */
  decision: W["decision"] | null;
  /** The kinds of moves that are legal. */
  acts: ReadonlySet<W["move"]["act"]>;
  /** How many turns of their own they have begun, and what they have done since the last began. */
  turns: number;
  lines: readonly W["line"][];
}

export interface Step<W extends Wire = Wire> {
  id: string;
  /** What the coach points at: an element's `data-coach`. */
  at: string | null;
  /** What must hold for what is on the screen, or the step is not shown. */
  holds(seen: Seen<W>): boolean;
  /**
   * What the coach waits for: a press of its button, before which nothing is offered; one of these moves, and no other is
   * offered; or that the step no longer holds.
   */
  until: "button" | "gone" | readonly W["move"]["act"][];
  /** The learner plays on meanwhile: the coach keeps to a corner. */
  waits?: boolean;
  /** Once shown, it stays until its button is pressed or what led to it is undone. */
  stays?: boolean;
  /** Its button begins the lesson anew. */
  again?: boolean;
}

/** The lesson that teaches a game itself. */
export const FIRST = "first";

/** The words of a step. */
export function stepWords(game: string, lesson: string, step: Step): string {
  return lesson === FIRST ? `tutorial-${game}-${step.id}` : `tutorial-${game}-${lesson}-${step.id}`;
}

/** Where a learner is: the step, whether it may be shown now, and how many moves there were as each step began. */
export interface Where {
  place: number;
  shown: boolean;
  began: readonly number[];
}

export const START: Where = { place: 0, shown: false, began: [] };

/** What is before the eyes of a seat, from what the table shows. */
export function seenBy(seat: number, told: Told, log: readonly Wire["line"][]): Seen {
  const asked = told.moves.length > 0;
  const starts = log.flatMap((line, i) => (line.kind === "turn" && line.seat === seat ? [i] : []));
  return {
    at: told.at,
    decision: asked ? told.decision : null,
    acts: new Set(told.moves.map((move) => move.act)),
    turns: starts.length,
    lines: log.slice(starts.at(-1) ?? 0).filter((line) => line.seat === seat),
  };
}

/** Where the learner is after what they now see: on to the first step that holds, or back to one that was undone. */
export function follow(steps: readonly Step[], where: Where, seen: Seen): Where {
  let { place } = where;
  while (place > 0 && seen.at < (where.began[place] ?? 0)) place -= 1;
  const began = where.began.slice(0, place + 1);
  const step = steps[place];
  if (step?.stays && where.shown && place === where.place) return { ...where, began };
  const first = step !== undefined && isActs(step.until) && seen.at > (began[place] ?? seen.at) ? place + 1 : place;
  const found = steps.findIndex((one, i) => i >= first && one.holds(seen));
  const next = found < 0 ? first : found;
  for (let i = 0; i <= next; i += 1) began[i] ??= seen.at;
  return { place: next, shown: found >= 0, began };
}

/** On to the next step, by a press of the button. */
export function pressed(steps: readonly Step[], where: Where, seen: Seen): Where {
  return follow(steps, { ...where, place: where.place + 1, began: [...where.began.slice(0, where.place + 1), seen.at] }, seen);
}

/** Which moves are offered: at a guided step those that it asks for, otherwise none or all. */
export function allowed(steps: readonly Step[], where: Where): ((move: Wire["move"]) => boolean) | null {
  const until = where.shown ? steps[where.place]?.until : undefined;
  if (until === "button") return () => false;
  return isActs(until) ? (move) => until.includes(move.act) : null;
}

function isActs(until: Step["until"] | undefined): until is readonly string[] {
  return Array.isArray(until);
}

type Holds<W extends Wire> = (seen: Seen<W>) => boolean;

/** The kinds of steps of a game's lesson. */
export interface Steps<W extends Wire> {
  told: (id: string, at: string | null, holds: Holds<W>) => Step<W>;
  /** The step holds as long as one of the moves is legal, and what else is asked for. */
  done: (id: string, at: string, acts: readonly W["move"]["act"][], holds?: Holds<W>) => Step<W>;
  free: (id: string, at: string | null, holds: Holds<W>) => Step<W>;
  waits: (id: string, holds: Holds<W>) => Step<W>;
  /** The end of a lesson with a goal: it is reached, or it is out of reach and the learner tries again. */
  ends: (reached: Holds<W>, lost: Holds<W>) => readonly Step<W>[];
}

export function stepsOf<W extends Wire>(): Steps<W> {
  return {
    told: (id, at, holds) => ({ id, at, until: "button", holds }),
    done: (id, at, acts, holds = () => true) => ({
      id,
      at,
      until: acts,
      holds: (seen) => acts.some((act) => seen.acts.has(act)) && holds(seen),
    }),
    free: (id, at, holds) => ({ id, at, until: "gone", holds }),
    waits: (id, holds) => ({ id, at: null, until: "gone", holds, waits: true }),
    ends: (reached, lost) => [
      { id: "missed", at: null, until: "button", stays: true, again: true, holds: (seen) => !reached(seen) && (seen.decision === null || lost(seen)) },
      { id: "done", at: null, until: "button", stays: true, holds: reached },
    ],
  };
}
