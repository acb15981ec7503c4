/** Sitting down at a table: the connection first, then the board of the game that is played there. */

import type { Told } from "../app/api/types";
import { needGameWords } from "../app/words";
import { gameModule } from "../games";
import type { LiveTable } from "./live";
import { Session } from "./session.svelte";

export async function sitDown(live: LiveTable): Promise<Session> {
  const { game } = (await first(live)).table;
  const [board] = await Promise.all([gameModule(game).table(), needGameWords(game)]);
  return new Session(live, board, await first(live));
}

/** What the table tells now, or first. */
function first(live: LiveTable): Promise<Told> {
  const { told } = live;
  if (told !== null) return Promise.resolve(told);
  return new Promise((resolve) => {
    const stop = live.onChange((found) => {
      stop();
      resolve(found);
    });
  });
}
