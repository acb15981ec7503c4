import { stepsOf } from "../../table/tutorial/steps";
import type { Lesson } from "../game";
import type { Misty } from "./wire";

const { told, done, turn } = stepsOf<Misty>();

export const lesson: Lesson = {
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
};
