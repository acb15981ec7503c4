import { t } from "../../app/words";
import type { TableModule } from "../game";
import Board from "./Board.svelte";
import { logWords, moveWords, scoreWords } from "./describe";
import Status from "./Status.svelte";
import type { Misty } from "./wire";

const SIGNS = ["explorer", "captain", "banner", "footprints", "smoke", "reinforced", "wall", "flower"] as const;

export const table: TableModule<Misty> = {
  Board,
  Status,
  logWords,
  moveWords,
  scoreWords,
  decisionWords: (decision) => t(`misty-decision-${decision}`),
  keys: () => [
    ["1 2 3", t("misty-key-hand")],
    ["A S D", t("misty-key-explore")],
    ["4 – 8", t("misty-key-ability")],
    ["C", t("misty-key-captain")],
    ["R", t("misty-key-rotate")],
    ["M", t("misty-key-meet")],
    ["E", t("misty-key-end")],
    ["← ↑ → ↓ ↵", t("misty-key-cursor")],
  ],
  legend: () => ({
    title: t("misty-symbols"),
    signs: SIGNS.map((name) => [t(`misty-symbol-${name}`), t(`misty-symbol-${name}.text`)] as const),
  }),
};
