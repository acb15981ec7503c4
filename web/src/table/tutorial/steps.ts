/** What the tutorials teach, step by step. The words of a step are `tutorial-<game>-<id>`. */

import type { Decision, MistyAct, MysticAct, NewTable } from "../../app/api/types";

export interface Step {
  id: string;
  /** What the coach points at: an element's `data-coach`. */
  at: string | null;
  /**
   * What the coach waits for: a press of its button, one of these moves (no other is offered), the
   * player's own turn of that number, or the end of a decision, in which everything is offered.
   */
  until: "button" | readonly (MysticAct | MistyAct)[] | number | { end: Decision };
  /** The step is left out unless this is what the player decides. */
  when?: Decision;
}

export interface Lesson {
  table: NewTable;
  steps: readonly Step[];
}

const told = (id: string, at: string | null = null): Step => ({ id, at, until: "button" });
const done = (id: string, at: string, ...acts: (MysticAct | MistyAct)[]): Step => ({ id, at, until: acts });
const free = (id: string, at: string, end: Decision): Step => ({ id, at, until: { end }, when: end });
const turn = (id: string, at: string | null, n: number): Step => ({ id, at, until: n });

/** The games that are taught. */
export type Taught = "mystic-vale" | "misty-valley";

export const LESSONS: Record<Taught, Lesson> = {
  "mystic-vale": {
    // The first player begins; a push is safe, and leaves five mana: enough for two advancements.
    table: {
      game: "mystic-vale",
      seats: [{ kind: "me" }, { kind: "bot", bot: "novice" }],
      options: {},
      seed: 151,
    },
    steps: [
      told("welcome"),
      told("field", "field"),
      told("on-deck", "on-deck"),
      told("decay", "decay"),
      done("push", "push", "push"),
      done("pass", "actions", "pass"),
      told("resources", "resources"),
      told("slots", "commons"),
      done("buy", "commons", "buy"),
      done("more", "actions", "buy", "end-harvest"),
      done("end-harvest", "actions", "end-harvest"),
      done("sleeve", "field", "sleeve"),
      told("pool", "pool"),
      turn("rival", "log", 2),
      told("again", "push"),
      free("second", "actions", "plant"),
      { ...told("vales", "vales"), when: "harvest" },
      turn("third", "prompt", 3),
      told("done"),
    ],
  },
  "misty-valley": {
    table: {
      game: "misty-valley",
      seats: [{ kind: "me" }, { kind: "bot", bot: "novice" }],
      options: { first: "1", tribes: "trailseekers" },
      seed: 12,
    },
    steps: [
      told("welcome"),
      told("map", "map"),
      told("hand", "hand"),
      done("send", "hand", "patrol"),
      done("place", "map", "place"),
      done("face", "now", "face"),
      told("control", "map"),
      told("special", "players"),
      done("end-turn", "now", "end-turn"),
      turn("rival", "map", 2),
      done("explore", "display", "explore"),
      done("lay", "map", "place"),
      told("encounters", "map"),
      told("scoring", "players"),
      turn("second", null, 3),
      told("done"),
    ],
  },
};
