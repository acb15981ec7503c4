/** What is printed on tiles that are not on the board: asked of the server once. */

import { catalogue } from "../../app/api/http";
import type { MistyCatalogue } from "./wire";
import type { TileFacts } from "./choices";

class Facts {
  current = $state.raw<TileFacts>({ footprints: new Set(), requires: new Map() });
  #asked: string | null = null;

  /** Ask the server, if that has not been done: for a table that has a file of its own, its values. */
  async need(table: string | null = null): Promise<void> {
    const wanted = table ?? "";
    if (this.#asked === wanted) return;
    this.#asked = wanted;
    try {
      const cat = await catalogue<MistyCatalogue>(table === null ? { game: "misty-valley" } : { table });
      if (this.#asked !== wanted) return;
      this.current = {
        footprints: new Set(cat.valley_tiles.filter((tile) => tile.footprints).map((tile) => tile.name)),
        requires: new Map(cat.encounter_tiles.map((tile) => [tile.name, tile.requires])),
      };
    } catch {
      if (this.#asked === wanted) this.#asked = null;
    }
  }
}

export const facts = new Facts();
