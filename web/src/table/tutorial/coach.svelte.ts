/** Where a learner is in a lesson: kept in the browser, so that it can be gone on with later. */

import { myTables, newTable } from "../../app/api/http";
import { dropToken } from "../../app/api/tokens";
import type { NewSeat, Wire } from "../../app/api/types";
import type { Lesson } from "../../games/game";
import { finishLesson } from "./progress";
import { allowed, FIRST, follow, pressed, START, type Seen, type Step, type Where } from "./steps";

interface Kept {
  table: string;
  step: number;
}

function kept(key: string): Kept | null {
  try {
    const found: Partial<Kept> | null = JSON.parse(localStorage.getItem(key) ?? "null");
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
  readonly #key: string;

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
  ) {
    this.steps = lesson.steps;
    this.#key = `valewright.tutorial.${game}${lesson.id === FIRST ? "" : `.${lesson.id}`}`;
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
    const before = kept(this.#key);
    if (before !== null && before.step < this.steps.length) {
      const mine = await myTables();
      if (mine.some((table) => table.id === before.table && table.status === "playing")) {
        this.table = before.table;
        this.#to({ ...START, place: before.step, shown: true });
        return;
      }
    }
    await this.#begin(name);
  }

  /** From the beginning, at a table of its own. */
  async #begin(name: string): Promise<void> {
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
      localStorage.setItem(this.#key, JSON.stringify({ table: this.table, step: where.place }));
  }

  /** The button was pressed. */
  next(seen: Seen): void {
    this.#to(pressed(this.steps, this.#where, seen));
  }

  /** Leave the lesson. The first game goes on without the coach; the table of another lesson is done with. */
  leave(): void {
    if (this.lesson.id !== FIRST) this.#drop();
    else this.#to({ ...START, place: this.steps.length });
  }

  /** The lesson has been learned. */
  finish(): void {
    finishLesson(this.game, this.lesson.id);
    this.leave();
  }

  /** Try again, from the beginning. */
  async again(name: string): Promise<void> {
    this.#drop();
    await this.#begin(name);
  }

  #drop(): void {
    localStorage.removeItem(this.#key);
    if (this.table !== null) dropToken(this.table);
    this.table = null;
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
