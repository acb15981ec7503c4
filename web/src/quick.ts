import { meta, myTables, newTable } from "./api/http";
import type { GameName, TableInfo } from "./api/types";
import { settings } from "./settings";

const USUAL = "apprentice";

/** The last changed of one's own tables that still goes on. */
export function unfinished(tables: readonly TableInfo[]): TableInfo | null {
  const going = tables.filter(
    (table) => table.status === "playing" && table.seats.some((seat) => seat.mine && !seat.resigned),
  );
  return going.sort((one, other) => other.changed - one.changed)[0] ?? null;
}

/** A table for two against a bot of the usual level; its id. */
export async function quickTable(game: GameName = "mystic-vale"): Promise<string> {
  const offered = (await meta()).games.find((found) => found.name === game)?.bots ?? [];
  const bot = offered.includes(USUAL) ? USUAL : (offered[0] ?? "greedy");
  const made = await newTable({
    game,
    seats: [{ kind: "me", name: settings.name || null }, { kind: "bot", bot }],
    options: {},
  });
  return made.table.id;
}

/** The table to go to when one just wants to play. */
export async function tableToPlay(): Promise<string> {
  return unfinished(await myTables())?.id ?? (await quickTable());
}
