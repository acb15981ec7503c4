/** What is told is shown one move at a time, so that the eye can follow what others do. */

import type { Told, Wire } from "../app/api/types";
import { motionAllowed } from "../app/settings";

export interface Moment {
  told: Told;
  log: readonly Wire["line"][];
  /** The first line of the log that is new with this moment. */
  fresh: number;
}

/** What came before a moment; null where it is shown only because time has passed over it. */
type Hearer = (moment: Moment, before: Moment | null) => void;

const BEAT = 750;
const HURRY = 6;

export class Pace {
  /** What is shown now. */
  now: Moment;
  /** How many moves are yet to be shown. */
  behind = $state(0);

  #queue: Moment[] = [];
  #shownAt = 0;
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hear: Hearer;

  /** `hear` is called for each moment as it is shown. */
  constructor(first: Moment, hear: Hearer) {
    this.#hear = hear;
    this.now = $state.raw(first);
    this.#show(first, null);
  }

  /** Show what was told, now or when what came before has been seen. */
  add(next: Moment): void {
    const last = this.#queue.at(-1) ?? this.now;
    this.#queue.push(next);
    if (next.told.type === "snapshot" || document.hidden) {
      this.skip();
      return;
    }
    this.behind = this.#queue.length;
    if (last.told.moves.length > 0) this.#shownAt = -Infinity;
    this.#goOn();
  }

  /** Stay with what is shown now until it is let go, even where nothing moves. */
  hold(): void {
    this.#held = true;
    this.close();
  }

  letGo(): void {
    this.#held = false;
    this.#shownAt = -Infinity;
    this.#goOn();
  }

  /** Show everything at once. */
  skip(): void {
    this.close();
    this.#held = false;
    for (const next of this.#queue.splice(0)) this.#show(next, null);
    this.behind = 0;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** How long what was shown last is still to be looked at. */
  #wait(): number {
    if (!motionAllowed()) return 0;
    const beat = this.#queue.length > HURRY ? BEAT / 3 : BEAT;
    return Math.max(0, this.#shownAt + beat - performance.now());
  }

  #goOn(): void {
    if (!motionAllowed()) while (!this.#held && this.#queue.length > 0) this.#step();
    if (!this.#held && this.#queue.length > 0) this.#timer ??= setTimeout(() => this.#beat(), this.#wait());
  }

  #beat(): void {
    this.#timer = undefined;
    this.#step();
    this.#goOn();
  }

  #step(): void {
    const next = this.#queue.shift();
    this.behind = this.#queue.length;
    if (next) this.#show(next, this.now);
  }

  #show(next: Moment, before: Moment | null): void {
    this.now = next;
    this.#shownAt = performance.now();
    this.#hear(next, before);
  }
}
