import { cardName, t } from "../../app/words";
import type { TableModule } from "../game";
import Board from "./Board.svelte";
import { logWords, moveWords, planWords, scoreWords } from "./describe";
import { highlights } from "./highlights";
import { KEYS } from "./keys";
import Scored from "./Scored.svelte";
import Spoiled from "./Spoiled.svelte";
import type { Spoiling } from "./spoiling";
import type { Tune } from "../../table/sound";
import type { Mystic, MysticLogKind } from "./wire";

const TUNES: Partial<Record<MysticLogKind, Tune>> = {
  pushed: "step",
  passed: "rest",
  used: "power",
  evoked: "power",
  upgraded: "power",
  activated: "power",
  bought: "gain",
  sleeved: "lay",
  "bought-vale": "prize",
  claimed: "prize",
  "gained-vp": "prize",
  spoiled: "loss",
  "last-round": "bell",
  "extra-turn": "bell",
};

export const table: TableModule<Mystic, Spoiling> = {
  Board,
  ownBar: true,
  Scored,
  logWords,
  moveWords,
  planWords,
  scoreWords,
  scoreKind: (kind) => ({ name: t(`score-${kind}`), hint: t(`score-${kind}.text`) }),
  decisionWords: (decision) => t(`decision-${decision}`),
  componentName: cardName,
  setName: (name) => t(`set-${name}`),
  keys: () => KEYS.map(([keys, name]) => [keys, t(`table-keys-${name}`)] as const),
  sound: (line) => TUNES[line.kind] ?? null,
  highlights,
  Highlighted: Spoiled,
};
