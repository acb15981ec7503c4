/** What a hint says, in the reader's words. */

import type { HintFigure, HintOption, HintSentence, Wire } from "../app/api/types";
import { cardName, gameWords, t } from "../app/words";
import type { TableModule } from "../games/game";

const WORTH_TELLING = 0.001;

export function percent(part: number): number {
  return Math.round(100 * part);
}

/** To a tenth. */
export function rounded(value: number): number {
  return Math.round(10 * value) / 10;
}

/** The moves of a plan, one after the other. */
export function planSteps(module: TableModule, names: readonly string[], view: Wire["view"], option: HintOption): string[] {
  const { planWords, moveWords } = module;
  return option.plan.map((move) => planWords?.(move, names, view) ?? moveWords(move, names));
}

/** Titles are told in English and seats by number: they are said as the reader knows them. */
export function spoken(module: TableModule, game: string, names: readonly string[], sentence: HintSentence): string {
  const { title, seat } = sentence.args;
  const args = module.hintArgs?.(sentence.args) ?? sentence.args;
  return gameWords(game, sentence.id, {
    ...args,
    ...(typeof title === "string" && { title: cardName(title) }),
    ...(typeof seat === "number" && { who: names[seat] ?? "" }),
  });
}

export function figureWords(value: number, of: HintFigure): string {
  return of.unit === "percent" ? t("hint-percent", { n: percent(value) }) : t("hint-number", { n: rounded(value) });
}

/** What a move costs beside the best. */
export function costWords({ cost, points }: Pick<HintOption, "cost" | "points">): string {
  if (cost.mean < WORTH_TELLING) return t("frame-hint-same");
  const chance = { percent: rounded(100 * cost.mean), low: rounded(100 * cost.low), high: rounded(100 * cost.high) };
  const said = [t("frame-hint-cost", chance)];
  if (points !== null && points.mean >= 0.05) said.push(t("frame-hint-points", { n: rounded(points.mean) }));
  return `${said.join(" ")}.`;
}
