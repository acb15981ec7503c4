/** For tests: every way through a lesson, with all that a learner can do at every step. */

import type { Wire } from "../../app/api/types";
import { allowed, follow, pressed, START, type Seen, type Step, type Where } from "./steps";

/** A game as far as its lesson sees it: what is seen in a situation, and where each legal move leads. */
export interface Model<S> {
  first: S;
  /** A situation by what makes it different from others. */
  key(state: S): string;
  seen(state: S): Omit<Seen, "at" | "acts"> & { acts: readonly string[] };
  /** Where a move can lead, chance and the others considered; with null as its act, nobody asked the learner. */
  moves(state: S): readonly { act: string | null; to: readonly S[]; undo?: boolean }[];
}

interface Node<S> {
  state: S;
  at: number;
  where: Where;
  before: Node<S> | null;
}

export interface Visit<S> {
  state: S;
  step: Step | null;
  seen: Seen;
}

/** Visit everything that can come about; returns where the learner is stuck, and the steps that were never shown. */
export function search<S>(steps: readonly Step[], model: Model<S>, visit: (found: Visit<S>) => void): { stuck: string[]; unseen: string[] } {
  const met = new Map<string, Node<S>>();
  const leads = new Map<string, string[]>();
  const unseen = new Set(steps.map((step) => step.id));
  const finished = new Set<string>();
  const todo: Node<S>[] = [];

  const look = (state: S, at: number): Seen => {
    const { acts, ...seen } = model.seen(state);
    return { ...seen, at, acts: new Set(acts) };
  };
  const keyOf = ({ state, where, before }: Node<S>): string =>
    [model.key(state), where.place, where.shown, before === null ? "" : `${model.key(before.state)} ${before.where.place}`].join("|");
  const reach = (from: string | null, node: Node<S>): void => {
    const key = keyOf(node);
    if (from !== null) leads.set(from, [...(leads.get(from) ?? []), key]);
    if (met.has(key)) return;
    met.set(key, node);
    todo.push(node);
  };

  const begin = (): Node<S> => ({ state: model.first, at: 0, where: follow(steps, START, look(model.first, 0)), before: null });

  reach(null, begin());
  for (let node = todo.pop(); node !== undefined; node = todo.pop()) {
    const { state, at, where, before } = node;
    const key = keyOf(node);
    const seen = look(state, at);
    const step = where.shown ? (steps[where.place] ?? null) : null;
    if (step !== null) unseen.delete(step.id);
    visit({ state, step, seen });
    if (where.place >= steps.length) {
      finished.add(key);
      continue;
    }
    if (step?.again) reach(key, begin());
    else if (step?.until === "button") reach(key, { state, at, where: pressed(steps, where, seen), before });
    const offers = allowed(steps, where);
    for (const move of model.moves(state)) {
      const offer: Wire["move"] = { move: 0, words: "", act: move.act ?? "" };
      if (move.act !== null && offers !== null && !offers(offer)) continue;
      for (const to of move.to)
        reach(key, { state: to, at: at + 1, where: follow(steps, where, look(to, at + 1)), before: move.undo ? { ...node, before: null } : null });
    }
    if (before !== null)
      reach(key, { state: before.state, at: before.at, where: follow(steps, where, look(before.state, before.at)), before: null });
  }

  // Whoever can still get to the end is not stuck.
  const good = new Set(finished);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [key, next] of leads)
      if (!good.has(key) && next.some((one) => good.has(one))) {
        good.add(key);
        grown = true;
      }
  }
  return { stuck: [...met.keys()].filter((key) => !good.has(key)), unseen: [...unseen] };
}

/** A situation of a lesson as the rules have it, written by tools/lesson_paths.py; moves lead to others by their place. */
export interface Situation {
  decision: string | null;
  acts: readonly string[];
  turns: number;
  lines: readonly { kind: string; name: string; n: number }[];
  /** Whether the goal of the lesson is reached. */
  goal: boolean;
  moves: Readonly<Record<string, readonly number[] | undefined>>;
}

/** A lesson as the rules have it. Whatever the learner does can be taken back. */
export function modelOf(situations: readonly Situation[]): Model<Situation> {
  const [first] = situations;
  if (first === undefined) throw new Error("the lesson has no situation");
  return {
    first,
    key: (state) => String(situations.indexOf(state)),
    seen: ({ decision, acts, turns, lines }) => ({
      decision,
      acts,
      turns,
      lines: lines.map((line) => ({ ...line, seat: 0, text: "" })),
    }),
    moves: (state) =>
      Object.entries(state.moves).map(([act, to = []]) => ({ act, to: to.flatMap((place) => situations[place] ?? []), undo: true })),
  };
}

/** Whether the goal can be reached from a situation without taking anything back. */
function canReach(situations: readonly Situation[], from: Situation, tried = new Set<Situation>()): boolean {
  if (from.goal) return true;
  if (tried.has(from)) return false;
  tried.add(from);
  return Object.values(from.moves).some((to = []) =>
    to.some((place) => {
      const next = situations[place];
      return next !== undefined && canReach(situations, next, tried);
    }),
  );
}

/**
 * Whatever a learner does in a lesson: what is wrong with what the coach says. It praises when the goal is reached, and
 * only then; it gives up only where the goal is out of reach; it asks for nothing that is not offered; what each step
 * says is so; and every step comes up.
 */
export function faults(
  steps: readonly Step[],
  situations: readonly Situation[],
  claims: Readonly<Record<string, ((state: Situation) => boolean) | undefined>>,
): string[] {
  const wrong = new Set<string>();
  const { stuck, unseen } = search(steps, modelOf(situations), ({ state, step, seen }) => {
    const told = `${step?.id ?? "nothing"} at ${situations.indexOf(state)}`;
    if (step === null && state.goal) return; // the end was pressed
    if (step === null) wrong.add(told);
    else if ((step.id === "done") !== state.goal) wrong.add(`${told}, ${state.goal ? "" : "not "}reached`);
    else if (step.again && canReach(situations, state)) wrong.add(`${told}, within reach`);
    else if (!step.again && state.decision === null && !state.goal) wrong.add(`${told}, the turn is over`);
    else if (Array.isArray(step.until) && !step.until.some((act) => seen.acts.has(act))) wrong.add(`${told}, not offered`);
    else if (!step.again && !state.goal && !(claims[step.id]?.(state) ?? false)) wrong.add(`${told}, not so`);
  });
  return [...wrong, ...stuck.map((key) => `stuck at ${key}`), ...unseen.map((id) => `${id} never comes up`)];
}
