import { expect, test } from "vitest";
import type { Model } from "../../table/tutorial/searching";
import { search } from "../../table/tutorial/searching";
import type { Seen } from "../../table/tutorial/steps";
import { lesson } from "./tutorial";

/** A turn of the learner as the lesson can see it; the rival's turns come and go. */
interface State {
  turn: number;
  phase: "plant" | "harvest" | "sleeve" | "choice" | "away";
  pushed: boolean;
  /** What was bought and is yet to be sleeved. */
  bought: number;
  buys: number;
  rich: boolean;
  vale: boolean;
  spoiled: boolean;
}

const MOST_TURNS = 10;
const fresh = (turn: number): State => ({ turn, phase: "plant", pushed: false, bought: 0, buys: 0, rich: false, vale: false, spoiled: false });
const gone = (state: State): State => ({ ...state, phase: "away", bought: 0 });

/** The first turn of the lesson's seed has no spirits, and its first push is safe; after it everything can happen. */
const model: Model<State> = {
  first: fresh(1),
  key: (state) => JSON.stringify(state),
  seen: (state) => ({
    decision: state.phase === "away" ? null : state.phase === "choice" ? "keep-card" : state.phase,
    acts: model.moves(state).flatMap((move) => (move.act === null ? [] : [move.act])),
    turns: state.turn,
    lines: [...(state.spoiled ? ["spoiled"] : []), ...(state.vale ? ["bought-vale"] : [])].map((kind) => ({ kind, seat: 0, name: "", n: 0, text: "" })),
  }),
  moves: (state) => {
    const { phase, turn } = state;
    if (phase === "away") return [{ act: null, to: turn < MOST_TURNS ? [fresh(turn + 1), state] : [state] }];
    if (phase === "choice") return [{ act: "keep-none", to: [{ ...state, phase: "plant" }] }];
    if (phase === "plant") {
      const on = { ...state, pushed: true };
      const risky = turn > 1 || state.pushed;
      return [
        { act: "push", to: [on, ...(risky ? [gone({ ...state, spoiled: true })] : []), ...(turn > 1 ? [{ ...on, phase: "choice" as const }] : [])] },
        { act: "pass", to: [{ ...state, phase: "harvest" }, ...(turn > 1 ? [{ ...state, phase: "harvest" as const, rich: true }] : [])], undo: true },
      ];
    }
    if (phase === "harvest") {
      const found = [{ act: "end-harvest", to: [state.bought > 0 ? { ...state, phase: "sleeve" as const } : gone(state)], undo: state.bought > 0 }];
      if (state.buys < 2) found.push({ act: "buy", to: [{ ...state, bought: state.bought + 1, buys: state.buys + 1 }], undo: true });
      if (state.rich && !state.vale) found.push({ act: "buy-vale", to: [{ ...state, vale: true }], undo: true });
      return found;
    }
    return [{ act: "sleeve", to: [state.bought > 1 ? { ...state, bought: state.bought - 1 } : gone(state)], undo: state.bought > 1 }];
  },
};

/** What each step says of the table, told independently of what it declares. */
const TRUE: Record<string, (state: State) => boolean> = {
  welcome: (at) => at.turn === 1 && at.phase === "plant",
  field: (at) => at.turn === 1 && at.phase === "plant",
  "on-deck": (at) => at.turn === 1 && at.phase === "plant",
  decay: (at) => at.turn === 1 && at.phase === "plant",
  push: (at) => at.turn === 1 && at.phase === "plant" && !at.pushed,
  pass: (at) => at.turn === 1 && at.phase === "plant" && at.pushed,
  resources: (at) => at.phase === "harvest" && at.buys === 0,
  slots: (at) => at.phase === "harvest" && at.buys === 0,
  buy: (at) => at.phase === "harvest" && at.buys === 0,
  more: (at) => at.phase === "harvest" && at.buys === 1,
  "end-harvest": (at) => at.phase === "harvest" && at.buys === 2,
  sleeve: (at) => at.turn === 1 && at.phase === "sleeve",
  pool: (at) => at.phase === "away" || at.phase === "plant",
  rival: (at) => at.phase === "away",
  again: (at) => at.turn > 1 && at.phase === "plant",
  second: (at) => at.turn > 1 && at.phase === "plant",
  spoiled: (at) => at.spoiled && at.phase === "away",
  vales: (at) => at.turn > 1 && at.phase !== "plant",
  third: (at) => at.turn > 1 && (at.phase === "harvest" || at.phase === "sleeve"),
  soon: (at) => at.turn > 1 && !(at.phase === "harvest" && at.rich),
  vale: (at) => at.phase === "harvest" && at.rich && !at.vale,
  done: (at) => at.vale || at.turn >= 9,
};

test("whatever a learner does, the coach never says what is not so, and the lesson comes to its end", () => {
  const wrong: string[] = [];
  const { stuck, unseen } = search(lesson.steps, model, ({ state, step, seen }) => {
    if (step === null) {
      if (state.turn === 1) wrong.push(`nothing at ${JSON.stringify(state)}`);
      return;
    }
    if (!(TRUE[step.id]?.(state) ?? false)) wrong.push(`${step.id} at ${JSON.stringify(state)}`);
    if (!step.holds(seen as Seen)) wrong.push(`${step.id} does not hold at ${JSON.stringify(state)}`);
  });
  expect(wrong).toEqual([]);
  expect(stuck).toEqual([]);
  expect(unseen).toEqual([]);
});
