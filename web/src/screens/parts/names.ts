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

/** Who sits in a seat, in the page's language. Unnamed bots are called "Adept", "Adept 2". */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return t("shell-seat-free", { n: seat.seat + 1 });
  const [, bot = "", number = ""] = /^(\w+)( \d+)?$/.exec(seat.name) ?? [];
  const id = `bot-${bot.toLowerCase()}`;
  if (seat.kind === "bot" && bot !== "" && hasWords(id)) return t(id) + number;
  return seat.name === unnamed(seat.seat) ? usualName(seat.seat) : seat.name;
}
