import { expect, test } from "vitest";
import { search, type Model } from "../../table/tutorial/searching";
import { lesson } from "./tutorial";

type Phase = "turn" | "lay-patrol" | "facing" | "lay-valley-tile" | "lay-encounter-tile" | "special-action" | "target" | "away";

/** A turn of the learner as the lesson can see it: a main action, and a special one before or after it. */
interface State {
  turn: number;
  phase: Phase;
  acted: boolean;
  special: boolean;
}

const MOST_TURNS = 4;
const fresh = (turn: number): State => ({ turn, phase: "turn", acted: false, special: true });

/** After the main action: the turn goes on as long as there is something special left to do. */
const acted = (state: State): State => ({ ...state, acted: true, phase: state.special ? "special-action" : "away" });
const used = (state: State): State => ({ ...state, special: false, phase: state.acted ? "away" : "turn" });

const model: Model<State> = {
  first: fresh(1),
  key: (state) => JSON.stringify(state),
  seen: (state) => ({
    decision: state.phase === "away" ? null : state.phase,
    acts: model.moves(state).flatMap((move) => (move.act === null ? [] : [move.act])),
    turns: state.turn,
    lines: [],
  }),
  moves: (state) => {
    const to = (phase: Phase): State => ({ ...state, phase });
    const special = state.special
      ? [{ act: "captain", to: [used(state)], undo: true }, { act: "use", to: [to("target")], undo: true }]
      : [];
    switch (state.phase) {
      case "away":
        return [{ act: null, to: state.turn < MOST_TURNS ? [fresh(state.turn + 1), state] : [state] }];
      case "turn":
        return [{ act: "patrol", to: [to("lay-patrol")], undo: true }, { act: "explore", to: [to("lay-valley-tile")], undo: true }, ...special];
      case "lay-patrol":
        return [{ act: "place", to: [to("facing")], undo: true }];
      case "facing":
        return [{ act: "face", to: [acted(state)], undo: state.special }];
      case "lay-valley-tile":
        return [{ act: "place", to: [acted(state), to("lay-encounter-tile")] }];
      case "lay-encounter-tile":
        return [{ act: "place", to: [acted(state)], undo: state.special }];
      case "target":
        return [{ act: "target", to: [used(state)] }];
      case "special-action":
        return [{ act: "end-turn", to: [to("away")] }, ...special];
    }
  },
};

/** What each step says of the table, told independently of what it declares. */
const TRUE: Record<string, (state: State) => boolean> = {
  welcome: (at) => at.turn === 1 && at.phase === "turn",
  map: (at) => at.turn === 1 && at.phase === "turn",
  hand: (at) => at.turn === 1 && at.phase === "turn",
  send: (at) => at.turn === 1 && at.phase === "turn",
  place: (at) => at.phase === "lay-patrol",
  face: (at) => at.phase === "facing",
  control: (at) => at.acted && at.phase === "special-action",
  special: (at) => at.acted && at.phase === "special-action",
  "end-turn": (at) => at.phase === "special-action",
  rival: (at) => at.phase === "away",
  explore: (at) => at.turn > 1 && at.phase === "turn",
  lay: (at) => at.phase === "lay-valley-tile",
  encounters: (at) => at.turn > 1,
  meet: (at) => at.phase === "lay-encounter-tile",
  scoring: (at) => at.turn > 1,
  second: (at) => at.turn === 2 && at.phase !== "away",
  done: (at) => at.turn > 2 && at.phase !== "away",
};

test("whatever a learner does, the coach asks for nothing that is not offered, and the lesson comes to its end", () => {
  const wrong: string[] = [];
  const { stuck, unseen } = search(lesson.steps, model, ({ state, step, seen }) => {
    if (step === null) {
      if (state.turn < 3 && state.phase !== "away") wrong.push(`nothing at ${JSON.stringify(state)}`);
      return;
    }
    if (!(TRUE[step.id]?.(state) ?? false)) wrong.push(`${step.id} at ${JSON.stringify(state)}`);
    if (Array.isArray(step.until) && !step.until.some((act) => seen.acts.has(act))) wrong.push(`${step.id} asks for what is not offered`);
  });
  expect(wrong).toEqual([]);
  expect(stuck).toEqual([]);
  expect(unseen).toEqual([]);
});
