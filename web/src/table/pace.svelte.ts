/** What is told is shown one move at a time, so that the eye can follow what others do. */

import type { Told, Wire } from "../app/api/types";
import { motionAllowed } from "../app/settings";

export interface Moment {
  told: Told;
  log: readonly Wire["line"][];
  /** The first line of the log that is new with this moment. */
  fresh: number;
}

const BEAT = 750;
const HURRY = 6;

export class Pace {
  /** What is shown now. */
  now: Moment;
  /** How many moves are yet to be shown. */
  behind = $state(0);

  #queue: Moment[] = [];
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hear: (moment: Moment) => void;

  #held: (line: Wire["line"]) => number;

  /** `hear` is called for each moment as it is shown; `held` says how long a line is to be looked at. */
  constructor(first: Moment, hear: (moment: Moment) => void, held: (line: Wire["line"]) => number = () => 0) {
    this.#hear = hear;
    this.#held = held;
    this.now = $state.raw(first);
    this.#show(first);
  }

  /** Show what was told, now or when what came before has been seen. */
  add(next: Moment): void {
    const last = this.#queue.at(-1) ?? this.now;
    this.#queue.push(next);
    if (next.told.type === "snapshot" || !motionAllowed() || document.hidden) {
      this.skip();
      return;
    }
    this.behind = this.#queue.length;
    if (last.told.moves.length > 0) this.#shownAt = -Infinity;
    this.#timer ??= setTimeout(() => this.#step(), this.#wait());
  }

  /** Show everything at once. */
  skip(): void {
    this.close();
    for (const next of this.#queue.splice(0)) this.#show(next);
    this.behind = 0;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** How long what was shown last is still to be looked at. */
  #wait(): number {
    const held = Math.max(0, ...this.now.log.slice(this.now.fresh).map(this.#held));
    const beat = Math.max(held, this.#queue.length > HURRY ? BEAT / 3 : BEAT);
    return Math.max(0, this.#shownAt + beat - performance.now());
  }

  #step(): void {
    this.#timer = undefined;
    const next = this.#queue.shift();
    this.behind = this.#queue.length;
    if (next) this.#show(next);
    if (this.#queue.length > 0) this.#timer = setTimeout(() => this.#step(), this.#wait());
  }

  #show(next: Moment): void {
    this.now = next;
    this.#shownAt = performance.now();
    this.#hear(next);
  }
}
