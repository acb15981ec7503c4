/** What is printed on tiles that are not on the board: asked of the server once. */

import { catalogue } from "../api/http";
import type { MistyCatalogue } from "../api/types";
import type { TileFacts } from "./choices";

class Facts {
  current = $state.raw<TileFacts>({ footprints: new Set(), requires: new Map() });
  #asked = false;

  /** Ask the server, if that has not been done. */
  async need(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const cat = await catalogue<MistyCatalogue>("misty-valley");
      this.current = {
        footprints: new Set(cat.valley_tiles.filter((tile) => tile.footprints).map((tile) => tile.name)),
        requires: new Map(cat.encounter_tiles.map((tile) => [tile.name, tile.requires])),
      };
    } catch {
      this.#asked = false;
    }
  }
}

export const facts = new Facts();
