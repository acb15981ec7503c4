import { t } from "../../app/words";
import type { TableModule } from "../game";
import Board from "./Board.svelte";
import { logWords, moveWords, scoreWords } from "./describe";
import { KEYS } from "./keys";
import Scored from "./Scored.svelte";
import type { Tune } from "../../table/sound";
import type { Mystic, MysticLogKind } from "./wire";
import { words } from "./words";

const TUNES: Partial<Record<MysticLogKind, Tune>> = {
  pushed: "step",
  bought: "gain",
  "bought-vale": "gain",
  spoiled: "loss",
};

/** What decides a turn, or the game, is given time. */
const HELD: Partial<Record<MysticLogKind, number>> = { spoiled: 1500, "last-round": 1500, "extra-turn": 1500 };

export const table: TableModule<Mystic> = {
  Board,
  ownBar: true,
  Scored,
  logWords,
  moveWords,
  scoreWords,
  scoreHint: (line) => words(`score-${line.kind}`),
  decisionWords: (decision) => t(`decision-${decision}`),
  keys: () => KEYS.map(([keys, name]) => [keys, t(`table-keys-${name}`)] as const),
  sound: (line) => TUNES[line.kind] ?? null,
  held: (line) => HELD[line.kind] ?? 0,
};
