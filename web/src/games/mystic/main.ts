/** The main thing that can be done now: what the golden button and the space bar do. */

import { t } from "../../app/words";
import type { Board } from "./board.svelte";
import { countWords, moveWords } from "./describe";
import type { Move } from "./view";

export interface MainAction {
  words: string;
  more: string;
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

export function mainAction(board: Board): MainAction | null {
  if (board.readonly) return null;
  if (board.staged)
    return { words: t("table-end-turn"), more: t("table-after-sleeving"), go: () => board.confirm() };
  const move = board.moves.find(isMain);
  if (!move) return null;
  return { ...said(board, move.act, moveWords(move, board.given().names)), go: () => board.choose(move) };
}

function said(board: Board, act: string, words: string): { words: string; more: string } {
  const harvest = board.view.harvest;
  if (act === "pass") return { words: t("move-pass"), more: t("table-pass-harvests") };
  if (act !== "end-harvest" || !harvest) return { words, more: "" };
  if (harvest.pending.length > 0)
    return { words: t("table-sleeve"), more: t("table-to-sleeve", { n: harvest.pending.length }) };
  const unspent = countWords({ mana: harvest.mana, ...harvest.spirits });
  return {
    words: t("table-end-turn"),
    more: unspent ? t("table-unspent", { what: unspent }) : "",
  };
}
