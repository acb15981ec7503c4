import type { SeatInfo } from "../../app/api/types";
import { hasWords, t } from "../../app/words";

/** What a person is called who gave no name. */
export function usualName(seat: number): string {
  return t("shell-seat-name-usual", { n: seat + 1 });
}

/** What the server calls a person who gave no name; everyone reads it in their own language. */
function unnamed(seat: number): string {
  return `Player ${seat + 1}`;
}

/** What kind of bot it is, in words: its level, or the name that it goes by. */
export function botWords(bot: string): string {
  const [plain = bot] = bot.split("@");
  return hasWords(`bot-${plain}`) ? t(`bot-${plain}`) : plain;
}

/** The server names unnamed bots after their kind, "Adept", "Adept 2": the kind, and which of it this is, from 0. */
function unnamedBot(seat: SeatInfo): { bot: string; nth: number } | null {
  const [, kind, number = "1"] = /^(\w+)(?: (\d+))?$/.exec(seat.name) ?? [];
  const bot = kind?.toLowerCase();
  return seat.kind === "bot" && bot !== undefined && hasWords(`bot-${bot}`) ? { bot, nth: Number(number) - 1 } : null;
}

/** Each bot of a kind has a name of its own: where names run out, they begin again with a number. */
function ownName({ bot, nth }: { bot: string; nth: number }): string {
  const names = t(`bot-${bot}.names`).split(", ");
  const round = Math.floor(nth / names.length);
  return `${names[nth % names.length] ?? ""}${round > 0 ? ` ${round + 1}` : ""}`;
}

/** Who sits in a seat, in the page's language. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return t("shell-seat-free", { n: seat.seat + 1 });
  const bot = unnamedBot(seat);
  if (bot !== null) return ownName(bot);
  return personName(seat);
}

/** What a person is called. */
export function personName({ seat, name }: Pick<SeatInfo, "seat" | "name">): string {
  return name === unnamed(seat) ? usualName(seat) : name;
}

/** Who sits in a seat, and the level of a bot whose name does not say it. */
export function introduced(seat: SeatInfo): string {
  const bot = unnamedBot(seat);
  return bot === null ? seatName(seat) : `${ownName(bot)} · ${botWords(bot.bot)}`;
}
