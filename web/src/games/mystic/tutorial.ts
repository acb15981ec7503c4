import { stepsOf } from "../../table/tutorial/steps";
import type { Lesson } from "../game";
import type { Mystic } from "./wire";

const { told, done, free, turn } = stepsOf<Mystic>();

export const lesson: Lesson = {
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
};
