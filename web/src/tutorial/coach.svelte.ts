/** Where a learner is in a lesson: kept in the browser, so that it can be gone on with later. */

import { myTables, newTable } from "../api/http";
import type { GameName, LogLine, Move, Told } from "../api/types";
import { LESSONS, type Step } from "./steps";

interface Kept {
  table: string;
  step: number;
}

function keyOf(game: GameName): string {
  return `valewright.tutorial.${game}`;
}

function kept(game: GameName): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Partial<Kept> | null;
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

  constructor(readonly game: GameName) {
    this.steps = LESSONS[game].steps;
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
    const { table } = LESSONS[this.game];
    const [me, ...others] = table.seats;
    const seats = [{ ...me, kind: "me" as const, name: name || null }, ...others];
    const made = await newTable({ ...table, seats });
    this.table = made.table.id;
    this.to(0);
  }

  to(place: number): void {
    this.place = place;
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
  allow(): ((move: Move) => boolean) | null {
    const until = this.step?.until;
    if (until === undefined || typeof until === "number") return null;
    if (until === "button") return () => false;
    return (move) => until.some((act) => act === move.act);
  }

  /** Look at the table anew: a step that is done, or cannot be done any more, is left behind. */
  look(all: readonly Move[], told: Told, log: readonly LogLine[]): void {
    const until = this.step?.until;
    if (until === undefined || until === "button") return;
    const mine = told.seats[0] ?? 0;
    const turns = log.filter((line) => line.kind === "turn" && line.seat === mine).length;
    if (told.result !== null) this.leave();
    else if (typeof until === "number") {
      if (turns >= until && all.length > 0) this.next();
    } else if (all.length > 0 && !all.some((move) => until.some((act) => act === move.act)))
      this.next();
    else if (all.length === 0 && turns > 0 && told.view.to_act !== mine) this.next();
  }
}
