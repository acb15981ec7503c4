import { gameInfo, myTables, newTable } from "./api/http";
import type { GameInfo, GameName, TableInfo } from "./api/types";
import { GAMES } from "../games";
import { settings } from "./settings";
import { speaksGame } from "./words";

/** The game that a newcomer is offered: the first that the page's language has words for. */
export function usualGame(): string {
  return GAMES.find(speaksGame) ?? GAMES[0] ?? "";
}

/** The last changed of one's own tables that still goes on. */
export function unfinished(tables: readonly TableInfo[]): TableInfo | null {
  const going = tables.filter(
    (table) => table.status === "playing" && table.lesson === null && table.seats.some((seat) => seat.mine && !seat.resigned),
  );
  return going.sort((one, other) => other.changed - one.changed)[0] ?? null;
}

/** The level that a newcomer plays against. */
export function usualBot(game: GameInfo): string {
  return game.bots.find((bot) => bot === "apprentice") ?? game.bots[0] ?? "greedy";
}

/** A table for two against a bot of the usual level; its id. */
export async function quickTable(game: GameName = usualGame()): Promise<string> {
  const bot = usualBot(await gameInfo(game));
  const made = await newTable({
    game,
    seats: [
      { kind: "me", name: settings.name || null },
      { kind: "bot", bot },
    ],
  });
  return made.table.id;
}

/** The table to go to when one just wants to play. */
export async function tableToPlay(): Promise<string> {
  return unfinished(await myTables())?.id ?? (await quickTable());
}
