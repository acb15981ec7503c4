import { t } from "../../app/words";
import type { TableModule } from "../game";
import Board from "./Board.svelte";
import { hintArgs, logWords, moveWords, planWords, scoreWords, seatColours } from "./describe";
import { highlights } from "./highlights";
import Status from "./Status.svelte";
import type { Tune } from "../../table/sound";
import type { Misty, MistyLogKind } from "./wire";

const SIGNS = ["explorer", "captain", "banner", "footprints", "smoke", "reinforced", "wall", "flower"] as const;

const TUNES: Partial<Record<MistyLogKind, Tune>> = {
  laid: "lay",
  moved: "lay",
  sent: "step",
  turned: "step",
  met: "prize",
  took: "gain",
  lost: "loss",
  captain: "walk",
  "captain-home": "walk",
  used: "power",
  passed: "rest",
  ending: "bell",
};

export const table: TableModule<Misty> = {
  Board,
  Status,
  ownPlayers: true,
  seatColours,
  logWords,
  moveWords,
  planWords,
  hintArgs,
  scoreWords,
  scoreKind: (kind) => ({ name: t(`misty-score-${kind}`), hint: t(`misty-score-${kind}.text`) }),
  decisionWords: (decision) => t(`misty-decision-${decision}`),
  sound: (line) => TUNES[line.kind] ?? null,
  highlights,
  keys: () => [
    ["1 2 3", t("misty-key-hand")],
    ["A S D", t("misty-key-explore")],
    ["4 – 8", t("misty-key-ability")],
    ["C", t("misty-key-captain")],
    ["R", t("misty-key-rotate")],
    ["M", t("misty-key-meet")],
    ["E", t("misty-key-end")],
    ["← ↑ → ↓ ↵", t("misty-key-cursor")],
    ["+ - 0", t("misty-key-zoom")],
  ],
  legend: () => ({
    title: t("misty-symbols"),
    signs: SIGNS.map((name) => [t(`misty-symbol-${name}`), t(`misty-symbol-${name}.text`)] as const),
  }),
};
