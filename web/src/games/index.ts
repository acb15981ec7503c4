/** The games that come with the page. One that a package adds to the server is played on the plain board. */

import type { GameModule } from "./game";
import { misty } from "./misty";
import { mystic } from "./mystic";
import { plain } from "./plain";

const BUILT_IN: Record<string, GameModule> = { "mystic-vale": mystic, "misty-valley": misty };

/** The names of the games that come with the page, in the order in which they are offered. */
export const GAMES: readonly string[] = Object.keys(BUILT_IN);

export function isBuiltIn(game: string): boolean {
  return Object.hasOwn(BUILT_IN, game);
}

/** What a game brings. */
export function gameModule(game: string): GameModule {
  return (isBuiltIn(game) ? BUILT_IN[game] : undefined) ?? plain(game);
}
