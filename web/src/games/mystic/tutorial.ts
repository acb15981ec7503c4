import { FIRST, stepsOf, type Seen } from "../../table/tutorial/steps";
import type { Lesson } from "../game";
import type { Mystic, MysticLogKind } from "./wire";

const { told, done, free, waits } = stepsOf<Mystic>();

type See = Seen<Mystic>;
/** After so many turns the lesson ends, whatever the learner has bought. */
const LAST_TURN = 9;

const first = (seen: See): boolean => seen.turns === 1;
const planting = (seen: See): boolean => seen.decision === "plant";
const harvesting = (seen: See): boolean => seen.decision === "harvest";
const away = (seen: See): boolean => seen.decision === null;
const has = (seen: See, kind: MysticLogKind): boolean => seen.lines.some((line) => line.kind === kind);
const vale = (seen: See): boolean => seen.acts.has("buy-vale");

export const lesson: Lesson = {
  id: FIRST,
  // The first player begins; a push is safe, and leaves five mana: enough for two advancements.
  table: {
    game: "mystic-vale",
    seats: [{ kind: "me" }, { kind: "bot", bot: "novice" }],
    options: {},
    seed: 151,
  },
  steps: [
    told("welcome", null, (seen) => first(seen) && planting(seen)),
    told("field", "field", (seen) => first(seen) && planting(seen)),
    told("on-deck", "on-deck", (seen) => first(seen) && planting(seen)),
    told("decay", "decay", (seen) => first(seen) && planting(seen)),
    done("push", "push", ["push"], first),
    done("pass", "actions", ["pass"], first),
    told("resources", "resources", (seen) => first(seen) && harvesting(seen)),
    told("slots", "commons", (seen) => first(seen) && harvesting(seen)),
    done("buy", "commons", ["buy"], (seen) => first(seen) && harvesting(seen)),
    done("more", "actions", ["buy", "end-harvest"], (seen) => first(seen) && seen.acts.has("buy")),
    done("end-harvest", "actions", ["end-harvest"], (seen) => first(seen) && !seen.acts.has("buy")),
    free("sleeve", "field", (seen) => first(seen) && seen.decision === "sleeve"),
    told("pool", "pool", (seen) => (first(seen) && away(seen)) || (seen.turns === 2 && planting(seen))),
    free("rival", "log", (seen) => first(seen) && away(seen)),
    told("again", "push", (seen) => seen.turns > 1 && planting(seen)),
    free("second", "actions", (seen) => seen.turns > 1 && planting(seen)),
    told("spoiled", "resources", (seen) => seen.turns > 1 && away(seen) && has(seen, "spoiled")),
    told("vales", "vales", (seen) => seen.turns > 1 && !planting(seen)),
    free("third", "prompt", (seen) => seen.turns > 1 && !vale(seen) && (harvesting(seen) || seen.decision === "sleeve")),
    waits("soon", (seen) => seen.turns > 1 && seen.turns < LAST_TURN && !vale(seen) && !has(seen, "bought-vale")),
    done("vale", "vales", ["buy-vale"], harvesting),
    told("done", null, (seen) => has(seen, "bought-vale") || seen.turns >= LAST_TURN),
  ],
};
