/** What people at a table say to each other: fixed phrases and reactions, each read in one's own language. */

import { REACTIONS, type Phrase, type Reaction, type Remarked } from "../app/api/types";
import { settings } from "../app/settings";
import type { IconName } from "../ui/icons";
import { keepMuted, mutedAt } from "./muted";

/** How a remark looks where it is a reaction: each is drawn by the icon of its name. */
export function iconOf(remark: Phrase | Reaction): IconName | null {
  return REACTIONS.find((name) => name === remark) ?? null;
}

export interface Spoken {
  n: number;
  seat: number;
  remark: Phrase | Reaction;
}

const MOST_SAID = 50;
/** How long, in milliseconds, a remark stands beside its seat. */
const STAYS = 6000;

export class Remarks {
  /** What was said since this page was opened, the newest last. */
  said = $state.raw<readonly Spoken[]>([]);
  /** What was said a moment ago: the last remark of each seat. */
  shown = $state.raw<readonly Spoken[]>([]);
  muted = $state.raw<readonly number[]>([]);
  #table: string;
  #n = 0;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(table: string) {
    this.#table = table;
    this.muted = mutedAt(table);
  }

  /** Take in what was said; null where nobody here wants to read it. `own` are the seats of this screen. */
  hear({ seat, remark }: Remarked, own: readonly number[]): Spoken | null {
    if (!own.includes(seat) && (!settings.remarks || this.muted.includes(seat))) return null;
    const spoken = { n: ++this.#n, seat, remark };
    this.said = [...this.said, spoken].slice(-MOST_SAID);
    this.shown = [...this.shown.filter((one) => one.seat !== seat), spoken];
    clearTimeout(this.#timers.get(seat));
    this.#timers.set(
      seat,
      setTimeout(() => (this.shown = this.shown.filter((one) => one.n !== spoken.n)), STAYS),
    );
    return spoken;
  }

  /** Hide what a seat says and has said, or show it again from now on. */
  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((one) => one !== seat);
    keepMuted(this.#table, this.muted);
    if (!on) return;
    this.said = this.said.filter((one) => one.seat !== seat);
    this.shown = this.shown.filter((one) => one.seat !== seat);
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
