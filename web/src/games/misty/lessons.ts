/** The lessons of Misty Valley. Each begins with a position that the server has by the lesson's name. */

import { stepsOf, type Seen, type Step } from "../../table/tutorial/steps";
import type { Lesson } from "../game";
import { lesson as first } from "./tutorial";
import type { Misty, MistyLogKind } from "./wire";

const { told, done, free, ends } = stepsOf<Misty>();

type See = Seen<Misty>;

const here = (seen: See): boolean => seen.decision !== null;
/** Whether this has happened to what is called so. */
const has = (seen: See, kind: MistyLogKind, name?: string): boolean =>
  seen.lines.some((line) => line.kind === kind && (name === undefined || line.name === name));

function lesson(id: string, steps: readonly Step<Misty>[]): Lesson {
  const seats: Lesson["table"]["seats"] = [{ kind: "me" }, { kind: "bot", bot: "novice" }];
  return { id, table: { game: "misty-valley", lesson: id, seats }, steps };
}

const MUSHROOMS = "mushroom 1";
const CRYSTALS = "crystal 1";

export const lessons: readonly Lesson[] = [
  first,
  lesson("captains", [
    told("tie", "map", here),
    told("captain", "players", here),
    done("goal", "map", ["captain"]),
    ...ends((seen) => has(seen, "captain", MUSHROOMS), (seen) => has(seen, "captain")),
  ]),
  lesson("abilities", [
    told("set", "map", here),
    told("abilities", "players", here),
    told("which", "players", here),
    free("goal", "hand", (seen) => here(seen) && !has(seen, "used") && !has(seen, "sent") && !has(seen, "captain") && !has(seen, "laid")),
    free("ability", "players", (seen) => here(seen) && has(seen, "sent") && !has(seen, "captain") && !has(seen, "took", CRYSTALS) && !has(seen, "reinforced")),
    free("patrol", "hand", (seen) => here(seen) && has(seen, "used") && !has(seen, "laid") && !has(seen, "sent")),
    ...ends((seen) => has(seen, "took", CRYSTALS), (seen) => has(seen, "captain") || has(seen, "laid")),
  ]),
];
