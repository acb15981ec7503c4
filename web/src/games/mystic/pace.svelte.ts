/** What is told is shown one move at a time, so that the eye can follow what others do. */

import type { LiveTable } from "../../table/live";
import type { Told } from "../../app/api/types";
import { motionAllowed } from "../../app/settings";
import type { LogLine } from "./view";

export interface Moment {
  told: Told;
  log: readonly LogLine[];
  /** The first line of the log that is new with this moment. */
  fresh: number;
}

const BEAT = 750;
const HURRY = 6;

export class Pace {
  now = $state.raw<Moment | null>(null);
  /** How many moves are yet to be shown. */
  behind = $state(0);

  #queue: Moment[] = [];
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void;
  #hear: (moment: Moment) => void;

  /** `hear` is called for each moment as it is shown. */
  constructor(live: LiveTable, hear: (moment: Moment) => void) {
    this.#hear = hear;
    if (live.whole) this.#show(moment(live));
    this.#stop = live.onChange(() => this.#told(moment(live)));
  }

  /** Show everything at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const next of this.#queue.splice(0)) this.#show(next);
    this.behind = 0;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
  }

  #told(next: Moment): void {
    const last = this.#queue.at(-1) ?? this.now;
    if (next.told.type === "snapshot" || !motionAllowed() || document.hidden) {
      this.#queue.push(next);
      this.skip();
      return;
    }
    this.#queue.push(next);
    this.behind = this.#queue.length;
    if (last !== null && last.told.moves.length > 0) this.#shownAt = 0;
    this.#timer ??= setTimeout(() => this.#step(), this.#wait());
  }

  /** How long what was shown last is still to be looked at. */
  #wait(): number {
    const beat = this.#queue.length > HURRY ? BEAT / 3 : BEAT;
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

function moment(live: LiveTable): Moment {
  const told = live.whole as unknown as Told;
  return {
    told,
    log: live.log as unknown as readonly LogLine[],
    fresh: told.type === "snapshot" ? live.log.length : told.log_from,
  };
}
