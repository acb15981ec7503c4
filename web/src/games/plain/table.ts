import type { TableModule } from "../game";
import Board from "./Board.svelte";
import { decisionWords, logWords, moveWords, scoreWords } from "./describe";
import type { Plain } from "./wire";

export function tableOf(game: string): TableModule<Plain> {
  return {
    Board,
    logWords,
    scoreWords,
    moveWords: (move) => moveWords(game, move),
    decisionWords: (decision) => decisionWords(game, decision),
    keys: () => [],
  };
}
