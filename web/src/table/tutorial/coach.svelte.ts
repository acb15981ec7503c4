/** Where a learner is in a lesson: kept in the browser, so that it can be gone on with later. */

import { myTables, newTable } from "../../app/api/http";
import type { NewSeat, Told, Wire } from "../../app/api/types";
import type { Lesson } from "../../games/game";
import type { Step } from "./steps";

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
  /** The place in the lesson; at its end the learner plays on alone. */
  place = $state(0);
  /** The table that the lesson is played at. */
  table = $state<string | null>(null);
  readonly steps: readonly Step[];
  /** How many moves had been played when each step began. */
  #began: number[] = [];

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
  ) {
    this.steps = lesson.steps;
  }

  get step(): Step | null {
    return this.steps[this.place] ?? null;
  }

  /** Go on where the learner was, or begin. */
  async start(name: string): Promise<void> {
    const before = kept(this.game);
    if (before !== null && before.step < this.steps.length) {
      const mine = await myTables();
      if (mine.some((table) => table.id === before.table && table.status === "playing")) {
        this.table = before.table;
        this.place = before.step;
        return;
      }
    }
    const { table } = this.lesson;
    const [me, ...others] = table.seats;
    const seats: NewSeat[] = [{ ...me, kind: "me", name: name || null }, ...others];
    const made = await newTable({ ...table, seats });
    this.table = made.table.id;
    this.to(0);
  }

  to(place: number): void {
    this.place = place;
    this.#began.length = Math.min(this.#began.length, place);
    if (this.table !== null)
      localStorage.setItem(keyOf(this.game), JSON.stringify({ table: this.table, step: place }));
  }

  next(): void {
    this.to(this.place + 1);
  }

  /** Leave the lesson; the game goes on without the coach. */
  leave(): void {
    this.to(this.steps.length);
  }

  /** Which moves are offered now: at a guided step those that it asks for, otherwise none or all. */
  allow(): ((move: Wire["move"]) => boolean) | null {
    const until = this.step?.until;
    if (until === "button") return () => false;
    return isActs(until) ? (move) => until.includes(move.act) : null;
  }

  /** Look at the table anew: a step that is done, or cannot be done any more, is left behind. */
  look(told: Told, log: readonly Wire["line"][]): void {
    while (this.place > 0 && told.at < (this.#began[this.place] ?? 0)) this.to(this.place - 1);
    this.#began[this.place] ??= told.at;
    if (told.result !== null) this.leave();
    else if (this.#isOver(told, log)) this.next();
  }

  #isOver(told: Told, log: readonly Wire["line"][]): boolean {
    const step = this.step;
    if (step === null) return false;
    const mine = told.seats[0] ?? 0;
    const away = told.view.to_act !== mine;
    const until = step.until;
    if (step.when !== undefined && told.decision !== step.when) return true;
    if (until === "button") return false;
    if (typeof until === "number")
      return told.moves.length > 0 && log.filter((line) => isTurn(line, mine)).length >= until;
    if (!isActs(until)) return away;
    const played = told.at > (this.#began[this.place] ?? told.at);
    return played || away || !told.moves.some((move) => until.includes(move.act));
  }
}

function isTurn(line: Wire["line"], seat: number): boolean {
  return line.kind === "turn" && line.seat === seat;
}

function isActs(until: Step["until"] | undefined): until is readonly string[] {
  return Array.isArray(until);
}
