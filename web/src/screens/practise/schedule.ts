/** When an exercise comes back: by FSRS, from how it went each time. */

import { createEmptyCard, fsrs, Rating, type Card, type Grade } from "ts-fsrs";
import type { Verdict } from "../../app/api/types";

/** What is kept of an exercise; times are in milliseconds. */
export interface Kept {
  due: number;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  state: number;
  steps: number;
  last: number;
}

const scheduler = fsrs({ enable_fuzz: false });

/** How well an exercise went: what was played first, or nothing where one looked at the answer. */
export function gradeOf(kind: Verdict["kind"], right: boolean): Grade {
  if (kind === null) return Rating.Again;
  if (right || kind === "best") return Rating.Good;
  if (kind === "good") return Rating.Hard;
  return Rating.Again;
}

export function graded(before: Kept | undefined, grade: Grade, now: number): Kept {
  const { card } = scheduler.next(before === undefined ? createEmptyCard(new Date(now)) : cardOf(before), new Date(now), grade);
  return {
    due: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    steps: card.learning_steps,
    last: now,
  };
}

function cardOf(kept: Kept): Card {
  const { stability, difficulty, reps, lapses, state } = kept;
  const [due, last_review] = [new Date(kept.due), new Date(kept.last)];
  return { due, last_review, stability, difficulty, reps, lapses, state, learning_steps: kept.steps, elapsed_days: 0, scheduled_days: 0 };
}
