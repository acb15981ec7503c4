/** What matters so much at this table that it is held for a moment. */

import { t } from "../../app/words";
import type { Happened, Highlight } from "../game";
import { logWords } from "./describe";
import { spoiling, type Spoiling } from "./spoiling";
import type { Mystic, MysticLogKind } from "./wire";

/** Besides spoiling: the last VP leaving the pool, and a turn out of order. */
const TOLD: readonly MysticLogKind[] = ["last-round", "extra-turn"];

export function highlights({ before, after, lines, names, mine }: Happened<Mystic>): Highlight<Spoiling>[] {
  return lines.flatMap((line): Highlight<Spoiling>[] => {
    if (line.kind === "spoiled") {
      const what = mine.includes(line.seat) ? spoiling(before, after, lines) : null;
      if (what === null) return [{ words: logWords(line, names), tone: "bad" }];
      const active = after.players[line.seat]?.token === "active";
      return [{ words: active ? t("table-spoiled") : logWords(line, names), tone: "bad", what }];
    }
    return TOLD.includes(line.kind) ? [{ words: logWords(line, names), tone: "good" }] : [];
  });
}
