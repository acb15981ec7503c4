import { t } from "../../app/words";
import type { TableModule } from "../game";
import Board from "./Board.svelte";
import { logWords, moveWords, scoreWords } from "./describe";
import { KEYS } from "./keys";
import Scored from "./Scored.svelte";
import type { Mystic, MysticLogKind } from "./wire";
import type { Tune } from "../../table/sound";

const TUNES: Partial<Record<MysticLogKind, Tune>> = {
  pushed: "step",
  bought: "gain",
  "bought-vale": "gain",
  spoiled: "loss",
};

export const table: TableModule<Mystic> = {
  Board,
  ownBar: true,
  Scored,
  logWords,
  moveWords,
  scoreWords,
  decisionWords: (decision) => t(`decision-${decision}`),
  keys: () => KEYS.map(([keys, name]) => [keys, t(`table-keys-${name}`)] as const),
  sound: (line) => TUNES[line.kind] ?? null,
};
