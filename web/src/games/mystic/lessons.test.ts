import { expect, test } from "vitest";
import { faults, type Situation } from "../../table/tutorial/searching";
import { lessons } from "./lessons";
import paths from "./lessons.paths.json";

type Claim = (state: Situation) => boolean;

const known: Record<string, Situation[]> = paths;
const opening: Claim = (state) => state.lines.every((line) => line.kind === "turn");
const count = (state: Situation, kind: string, name?: string): number =>
  state.lines.filter((line) => line.kind === kind && (name === undefined || line.name === name)).length;
const can = (state: Situation, act: string): boolean => state.acts.includes(act);

/** What each step says of the table, told independently of what it declares. */
const CLAIMS: Record<string, Record<string, Claim>> = {
  vales: {
    spirits: opening,
    levels: opening,
    wild: opening,
    goal: (state) => state.decision === "pay" || can(state, "buy-vale"),
  },
  growth: {
    net: opening,
    arbor: opening,
    push: (state) => state.decision === "plant" && count(state, "pushed") === 0,
    save: (state) => can(state, "use-vale") && can(state, "spoil"),
    pass: (state) => can(state, "pass") && count(state, "removed", "Blooming Arbor") === 1,
    buy: (state) => can(state, "buy") && count(state, "bought") === 0,
  },
  guardians: {
    what: opening,
    warden: opening,
    goal: (state) => state.decision === "harvest" && count(state, "bought", "Stag/middle") === 0,
    bought: (state) => can(state, "end-harvest") && count(state, "bought", "Stag/middle") === 1,
    sleeve: (state) => can(state, "sleeve") && count(state, "sleeved", "Stag/middle") === 0,
  },
  leaders: {
    leader: opening,
    upgrade: opening,
    push: (state) => opening(state) && can(state, "push"),
    pass: (state) => can(state, "pass") && count(state, "pushed", "Guilduin") === 1,
    goal: (state) => can(state, "upgrade"),
  },
  amulets: {
    amulet: opening,
    evoke: opening,
    goal: (state) => can(state, "evoke") && count(state, "bought-vale") === 0,
    buy: (state) => count(state, "evoked") === 1 && can(state, "buy-vale"),
  },
  conclaves: {
    what: opening,
    pair: opening,
    goal: (state) => state.decision === "harvest" && count(state, "sleeved") === 0,
    bought: (state) => can(state, "end-harvest") && count(state, "bought") === 2,
    sleeve: (state) => can(state, "sleeve") && count(state, "bought") === 2,
  },
};

test.each(lessons.slice(1))("whatever a learner does, the coach is right: $id", ({ id, steps }) => {
  expect(faults(steps, known[id] ?? [], CLAIMS[id] ?? {})).toEqual([]);
});

test("every position is taught", () => {
  expect(lessons.slice(1).map(({ id }) => id).sort()).toEqual(Object.keys(known).sort());
});
