import { expect, test } from "vitest";
import { faults, type Situation } from "../../table/tutorial/searching";
import { lessons } from "./lessons";
import paths from "./lessons.paths.json";

type Claim = (state: Situation) => boolean;

const known: Record<string, Situation[]> = paths;
const opening: Claim = (state) => state.lines.length === 0 && state.decision === "turn";
const has = (state: Situation, kind: string): boolean => state.lines.some((line) => line.kind === kind);

/** What each step says of the table, told independently of what it declares. */
const CLAIMS: Record<string, Record<string, Claim>> = {
  captains: { tie: opening, captain: opening, goal: (state) => opening(state) && state.acts.includes("captain") },
  abilities: {
    set: opening,
    abilities: opening,
    which: opening,
    goal: (state) => !has(state, "sent") && !has(state, "used"),
    ability: (state) => has(state, "sent"),
    patrol: (state) => has(state, "used") && !has(state, "sent"),
  },
};

test.each(lessons.slice(1))("whatever a learner does, the coach is right: $id", ({ id, steps }) => {
  expect(faults(steps, known[id] ?? [], CLAIMS[id] ?? {})).toEqual([]);
});

test("every position is taught", () => {
  expect(lessons.slice(1).map(({ id }) => id).sort()).toEqual(Object.keys(known).sort());
});
