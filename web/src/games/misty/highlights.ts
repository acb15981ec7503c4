/** What of a move matters so much that it is held for a moment: one's tiles that a rival takes, and the end in sight. */

import { t } from "../../app/words";
import type { Happened, Highlight } from "../game";
import { tilePhrase } from "./names.svelte";
import type { Misty } from "./wire";

export function highlights({ before, after, lines, names, mine }: Happened<Misty>): readonly Highlight[] {
  const found: Highlight[] = [];
  if (!mine.includes(before.to_act))
    for (const line of lines)
      if (line.kind === "lost" && mine.includes(line.seat)) {
        const taker = lines.find((other) => other.kind === "took" && other.tile?.id === line.tile?.id)?.seat;
        const tile = tilePhrase(line.tile);
        const words = taker === undefined ? t("misty-log-lost", { who: "you", tile }) : t("misty-taken", { who: names[taker] ?? "", tile });
        found.push({ words, tone: "bad" });
      }
  if (after.last_turn_next && !before.last_turn_next) found.push({ words: t("misty-last-turn-next") });
  return found;
}
