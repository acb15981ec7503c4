/** The lessons of Mystic Vale. Each begins with a position that the server has by the lesson's name. */

import { stepsOf, type Seen, type Step } from "../../table/tutorial/steps";
import type { Lesson } from "../game";
import { lesson as first } from "./tutorial";
import type { Mystic, MysticDecision, MysticLogKind } from "./wire";

const { told, free, ends } = stepsOf<Mystic>();

type See = Seen<Mystic>;

const at =
  (decision: MysticDecision) =>
  (seen: See): boolean =>
    seen.decision === decision;
const here = (seen: See): boolean => seen.decision !== null;
/** Whether this has happened to what is called so. */
const has = (seen: See, kind: MysticLogKind, name?: string): boolean =>
  seen.lines.some((line) => line.kind === kind && (name === undefined || line.name === name));
const planting = at("plant");
const harvesting = at("harvest");

function lesson(id: string, steps: readonly Step<Mystic>[]): Lesson {
  const seats: Lesson["table"]["seats"] = [{ kind: "me" }, { kind: "bot", bot: "novice" }];
  return { id, table: { game: "mystic-vale", lesson: id, seats }, steps };
}

const GROVE = "Feral Grove";
const ARBOR = "Blooming Arbor";
const ELDER = "Ent Elder/top";
const LEADER = "Guilduin";
const POOL = "Pool of Light";
const STAG = "Stag/middle";
/** The field card of Woodland Warden. */
const WARDEN = 2;
const PAIR = ["Pack Leader/top", "Beastbrother Champion/middle"];
/** The only field card that has room for both. */
const ROOM = 3;

const twoVales = (seen: See): boolean =>
  has(seen, "bought-vale", GROVE) && seen.lines.filter((line) => line.kind === "bought-vale").length === 2;
const withStag = (seen: See): boolean => seen.lines.some((line) => line.kind === "sleeved" && line.name === STAG && line.n === WARDEN);
const bothBought = (seen: See): boolean => PAIR.every((piece) => has(seen, "bought", piece));
const sleeved = (seen: See): See["lines"] => seen.lines.filter((line) => line.kind === "sleeved");
const onOneCard = (seen: See): boolean => sleeved(seen).length === 2 && bothBought(seen) && sleeved(seen).every((line) => line.n === ROOM);
/** Neither vale nor advancement can be bought any more. */
const sleeving = at("sleeve");

export const lessons: readonly Lesson[] = [
  first,
  lesson("vales", [
    told("spirits", "resources", here),
    told("levels", "vales", here),
    told("wild", "vales", here),
    free("goal", "vales", (seen) => at("pay")(seen) || seen.acts.has("buy-vale")),
    ...ends(twoVales, (seen) => sleeving(seen) || (harvesting(seen) && !seen.acts.has("buy-vale"))),
  ]),
  lesson("growth", [
    told("net", "decay", planting),
    told("arbor", "own-vales", planting),
    free("push", "push", (seen) => planting(seen) && !has(seen, "used", ARBOR)),
    free("save", "prompt", at("spoil")),
    free("pass", "actions", (seen) => planting(seen) && has(seen, "used", ARBOR)),
    free("buy", "commons", (seen) => harvesting(seen) && has(seen, "used", ARBOR) && !has(seen, "bought")),
    ...ends((seen) => has(seen, "bought", ELDER), (seen) => harvesting(seen) && (!has(seen, "used", ARBOR) || has(seen, "bought"))),
  ]),
  lesson("guardians", [
    told("what", "field", here),
    told("warden", "field", here),
    free("goal", "commons", (seen) => harvesting(seen) && !has(seen, "bought", STAG)),
    free("bought", "actions", (seen) => harvesting(seen) && has(seen, "bought", STAG)),
    free("sleeve", "field", (seen) => sleeving(seen) && has(seen, "bought", STAG) && !has(seen, "sleeved", STAG)),
    ...ends(withStag, (seen) => !harvesting(seen) && (!has(seen, "bought", STAG) || has(seen, "sleeved", STAG))),
  ]),
  lesson("leaders", [
    told("leader", "on-deck", planting),
    told("upgrade", "on-deck", planting),
    free("push", "push", (seen) => planting(seen) && !has(seen, "pushed", LEADER)),
    free("pass", "actions", (seen) => planting(seen) && has(seen, "pushed", LEADER)),
    free("goal", "prompt", (seen) => harvesting(seen) && seen.acts.has("upgrade")),
    ...ends((seen) => has(seen, "upgraded"), (seen) => sleeving(seen) || (harvesting(seen) && !seen.acts.has("upgrade"))),
  ]),
  lesson("amulets", [
    told("amulet", "resources", here),
    told("evoke", "resources", here),
    free("goal", "resources", (seen) => harvesting(seen) && !has(seen, "evoked")),
    free("buy", "vales", (seen) => here(seen) && has(seen, "evoked") && !has(seen, "bought-vale") && !sleeving(seen)),
    ...ends((seen) => has(seen, "bought-vale", POOL), (seen) => has(seen, "bought-vale") || !harvesting(seen)),
  ]),
  lesson("conclaves", [
    told("what", "commons", here),
    told("pair", "commons", here),
    free("goal", "commons", (seen) => harvesting(seen) && !bothBought(seen)),
    free("bought", "actions", (seen) => harvesting(seen) && bothBought(seen)),
    free("sleeve", "field", (seen) => sleeving(seen) && bothBought(seen) && sleeved(seen).every((line) => line.n === ROOM)),
    ...ends(onOneCard, (seen) => sleeving(seen) && (!bothBought(seen) || sleeved(seen).some((line) => line.n !== ROOM))),
  ]),
];
