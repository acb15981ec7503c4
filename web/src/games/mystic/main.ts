/** The main thing that can be done now: what the golden button and the space bar do. */

import { t } from "../../app/words";
import type { Board } from "./board.svelte";
import { moveWords } from "./describe";
import type { Counts } from "./faces";
import type { Move } from "./view";

export interface MainAction {
  words: string;
  more: string;
  /** What is left to spend, drawn in symbols. */
  left: Counts;
  /** Whether nothing better is left to do. */
  golden: boolean;
  /** The move that it makes; null where it makes more than one. */
  move: number | null;
  go: () => void;
}

/** Answers that go on without taking anything. */
const GO_ON: readonly Move["act"][] = [
  "pass",
  "end-harvest",
  "spoil",
  "go-on",
  "done",
  "add-none",
  "cancel-none",
  "sleeve-none",
  "bury-none",
  "count-none",
  "discard-none",
  "claim-none",
  "keep-none",
  "copy-none",
  "craft-none",
];

/** Whether the golden button stands for a move. */
export function isMain(move: Move): boolean {
  return GO_ON.includes(move.act);
}

/** What one would rather do than end a turn. */
const USEFUL: readonly Move["act"][] = ["buy", "buy-vale", "use-text", "use-vale", "upgrade"];

export function mainAction(board: Board): MainAction | null {
  if (board.readonly) return null;
  const plain = { more: "", left: {}, golden: true };
  if (board.staged)
    return { ...plain, words: t("table-end-turn"), more: t("table-after-sleeving"), move: null, go: () => board.confirm() };
  const move = board.moves.find(isMain);
  if (!move) return null;
  return { ...plain, ...said(board, move), move: move.move, go: () => board.choose(move) };
}

function said(board: Board, move: Move): Omit<MainAction, "go" | "more" | "move"> & { more?: string } {
  const harvest = board.view.harvest;
  const plain = { left: {}, golden: true };
  if (move.act === "pass") return { ...plain, words: t("move-pass"), more: t("table-pass-harvests") };
  if (move.act !== "end-harvest" || !harvest) return { ...plain, words: moveWords(move, board.given().names) };
  const words = t("table-end-turn");
  const homeless = board.homeless.length;
  if (homeless > 0) return { ...plain, words, more: t("table-to-sleeve", { n: homeless }), golden: false };
  const golden = !board.moves.some((found) => USEFUL.includes(found.act));
  return { words, left: { mana: harvest.mana, ...harvest.spirits }, golden };
}
