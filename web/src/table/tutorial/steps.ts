/** What a lesson is made of. The words of a step are `tutorial-<game>-<id>`. */

import type { Wire } from "../../app/api/types";

export interface Step<W extends Wire = Wire> {
  id: string;
  /** What the coach points at: an element's `data-coach`. */
  at: string | null;
  /**
   * What the coach waits for: a press of its button, one of these moves (no other is offered), the
   * player's own turn of that number, or the end of a decision, in which everything is offered.
   */
  until: "button" | readonly W["move"]["act"][] | number | { end: W["decision"] };
  /** The step is left out unless this is what the player decides. */
  when?: W["decision"];
}

/** The kinds of steps of a game's lesson. */
export interface Steps<W extends Wire> {
  told: (id: string, at?: string | null) => Step<W>;
  done: (id: string, at: string, ...acts: W["move"]["act"][]) => Step<W>;
  free: (id: string, at: string, end: W["decision"]) => Step<W>;
  turn: (id: string, at: string | null, n: number) => Step<W>;
}

export function stepsOf<W extends Wire>(): Steps<W> {
  return {
    told: (id, at = null) => ({ id, at, until: "button" }),
    done: (id, at, ...acts) => ({ id, at, until: acts }),
    free: (id, at, end) => ({ id, at, until: { end }, when: end }),
    turn: (id, at, n) => ({ id, at, until: n }),
  };
}
