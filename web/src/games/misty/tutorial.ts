import { FIRST, stepsOf, type Seen } from "../../table/tutorial/steps";
import type { Lesson } from "../game";
import type { Misty } from "./wire";

const { told, done, free } = stepsOf<Misty>();

type See = Seen<Misty>;

const first = (seen: See): boolean => seen.turns === 1;
const later = (seen: See): boolean => seen.turns > 1;
const beginning = (seen: See): boolean => first(seen) && seen.acts.has("patrol");
const ending = (seen: See): boolean => first(seen) && seen.acts.has("end-turn");
const away = (seen: See): boolean => seen.decision === null;

export const lesson: Lesson = {
  id: FIRST,
  table: {
    game: "misty-valley",
    seats: [{ kind: "me" }, { kind: "bot", bot: "novice" }],
    options: { first: "1", tribes: "trailseekers" },
    seed: 12,
  },
  steps: [
    told("welcome", null, beginning),
    told("map", "map", beginning),
    told("hand", "hand", beginning),
    done("send", "hand", ["patrol"], first),
    done("place", "map", ["place"], (seen) => seen.decision === "lay-patrol"),
    done("face", "now", ["face"], (seen) => seen.decision === "facing"),
    told("control", "map", ending),
    told("special", "players", ending),
    done("end-turn", "now", ["end-turn"], first),
    free("rival", "map", (seen) => first(seen) && away(seen)),
    done("explore", "display", ["explore"], later),
    done("lay", "map", ["place"], (seen) => seen.decision === "lay-valley-tile"),
    told("encounters", "map", (seen) => later(seen) && seen.decision !== "lay-valley-tile"),
    done("meet", "map", ["place"], (seen) => seen.decision === "lay-encounter-tile"),
    told("scoring", "players", later),
    free("second", "now", (seen) => seen.turns === 2 && !away(seen)),
    told("done", null, (seen) => seen.turns > 2 && !away(seen)),
  ],
};
