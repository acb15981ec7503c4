/** What a verdict on a move is called. */

import type { Verdict } from "../../app/api/types";
import { t } from "../../app/words";

/** Whether nothing better was found than the move. */
export function isRight(verdict: Verdict): boolean {
  return verdict.right || verdict.kind === "best";
}

/** The kind of the move, or that one only looked. */
export function verdictWords(verdict: Verdict): string {
  return verdict.kind === null ? t("practise-answer") : t(`review-kind-${isRight(verdict) ? "best" : verdict.kind}`);
}
