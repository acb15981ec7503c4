/** How long someone has for a decision, in words. */

import type { TableInfo } from "../../app/api/types";
import { language, t } from "../../app/words";
import { seatName } from "./names";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How far off a time is: seconds since 1970, a language, and now. */
export function until(when: number, language: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "always" });
  const left = Math.max(0, when - now);
  for (const [unit, seconds] of STEPS) if (left >= seconds) return words.format(Math.round(left / seconds), unit);
  return words.format(1, "minute");
}

/** Whether a time has passed. */
export function isOver(when: number): boolean {
  return when * 1000 <= Date.now();
}

/** How long each player has, and what happens then; null where there is no limit. */
export function paceWords(table: TableInfo): string | null {
  return table.days === 0 ? null : t(`shell-pace-${table.overdue}`, { n: table.days });
}

/** Until when the one who is to act has time; null where there is no limit. */
export function dueWords(table: TableInfo): string | null {
  const seat = table.seats.find((found) => found.seat === table.to_act);
  if (table.due === null || seat === undefined) return null;
  if (isOver(table.due)) return t("shell-due-over");
  const when = new Intl.DateTimeFormat(language.current, { dateStyle: "medium", timeStyle: "short" }).format(
    table.due * 1000,
  );
  return seat.mine ? t("shell-due-you", { when }) : t("shell-due", { who: seatName(seat), when });
}
