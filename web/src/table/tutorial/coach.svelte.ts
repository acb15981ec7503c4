/** Where a learner is in a lesson: kept in the browser, so that it can be gone on with later. */

import { myTables, newTable } from "../../app/api/http";
import type { NewSeat, Wire } from "../../app/api/types";
import type { Lesson } from "../../games/game";
import { allowed, follow, pressed, START, type Seen, type Step, type Where } from "./steps";

interface Kept {
  table: string;
  step: number;
}

function keyOf(game: string): string {
  return `valewright.tutorial.${game}`;
}

function kept(game: string): Kept | null {
  try {
    const found: Partial<Kept> | null = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null");
    if (typeof found?.table !== "string" || typeof found.step !== "number") return null;
    return { table: found.table, step: Math.max(0, Math.trunc(found.step)) };
  } catch {
    return null;
  }
}

export class Coach {
  #where = $state.raw<Where>(START);
  /** The table that the lesson is played at. */
  table = $state<string | null>(null);
  readonly steps: readonly Step[];

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
  ) {
    this.steps = lesson.steps;
  }

  /** The place in the lesson; at its end the learner plays on alone. */
  get place(): number {
    return this.#where.place;
  }

  get over(): boolean {
    return this.place >= this.steps.length;
  }

  /** What the coach says now; nothing where no step fits what is shown. */
  get step(): Step | null {
    return this.#where.shown ? (this.steps[this.place] ?? null) : null;
  }

  /** Go on where the learner was, or begin. */
  async start(name: string): Promise<void> {
    const before = kept(this.game);
    if (before !== null && before.step < this.steps.length) {
      const mine = await myTables();
      if (mine.some((table) => table.id === before.table && table.status === "playing")) {
        this.table = before.table;
        this.#to({ ...START, place: before.step });
        return;
      }
    }
    const { table } = this.lesson;
    const [me, ...others] = table.seats;
    const seats: NewSeat[] = [{ ...me, kind: "me", name: name || null }, ...others];
    const made = await newTable({ ...table, seats });
    this.table = made.table.id;
    this.#to(START);
  }

  #to(where: Where): void {
    this.#where = where;
    if (this.table !== null)
      localStorage.setItem(keyOf(this.game), JSON.stringify({ table: this.table, step: where.place }));
  }

  /** The button was pressed. */
  next(seen: Seen): void {
    this.#to(pressed(this.steps, this.#where, seen));
  }

  /** Leave the lesson; the game goes on without the coach. */
  leave(): void {
    this.#to({ ...START, place: this.steps.length });
  }

  /** Which moves are offered now; null for all. */
  allow(): ((move: Wire["move"]) => boolean) | null {
    return allowed(this.steps, this.#where);
  }

  /** Look at the table anew. */
  look(seen: Seen): void {
    if (!this.over) this.#to(follow(this.steps, this.#where, seen));
  }
}
