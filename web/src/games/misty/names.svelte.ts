/** What tiles, tribes and abilities are called: as the card file of a table has it, or else in the page's words. */

import { catalogue } from "../../app/api/http";
import { language, slug, t } from "../../app/words";
import type { MistyAbility, MistyCatalogue, Named, TileFace, Tribe } from "./wire";

class Renamed {
  /** By id, in each language. */
  #names = $state.raw(new Map<string, Record<string, string>>());
  #table: string | null = null;

  /** Ask the server what a table calls things that has a card file; others use the page's words. */
  async need(table: string | null): Promise<void> {
    if (this.#table === table) return;
    this.#table = table;
    this.#names = new Map();
    if (table === null) return;
    try {
      const [shipped, here] = await Promise.all([
        catalogue<MistyCatalogue>({ game: "misty-valley" }),
        catalogue<MistyCatalogue>({ table }),
      ]);
      if (this.#table === table) this.#names = renamed(shipped, here);
    } catch {
      if (this.#table === table) this.#table = null;
    }
  }

  of(id: string): string | undefined {
    const names = this.#names.get(id);
    return names?.[language.current] ?? names?.en;
  }
}

/** The names that one catalogue has otherwise than another, by id. */
export function renamed(shipped: MistyCatalogue, here: MistyCatalogue): Map<string, Record<string, string>> {
  const all = (from: MistyCatalogue): Named[] => [...from.encounter_tiles, ...from.tribes, ...from.abilities];
  const before = new Map(all(shipped).map((one) => [one.id, JSON.stringify(one.names)]));
  const changed = all(here).filter((one) => before.get(one.id) !== JSON.stringify(one.names));
  return new Map(changed.map((one) => [one.id, one.names]));
}

export const names = new Renamed();

/** The message that names a tile. */
function messageOf(tile: TileFace): string {
  if (tile.kind === "valley") return `misty-resource-${tile.resource}`;
  if (tile.kind === "patrol") return `misty-shape-${slug(tile.shape)}`;
  return tile.kind === "start" ? "misty-tile-start" : `misty-encounter-${tile.id}`;
}

export function tileName(tile: TileFace): string {
  return names.of(tile.id) ?? t(messageOf(tile));
}

/** A tile as part of a sentence. */
export function tilePhrase(tile: TileFace | null): string {
  return tile === null ? "" : (names.of(tile.id) ?? t(`${messageOf(tile)}.tile`));
}

/** A valley or an encounter tile as part of a sentence, by its id: "acorn-2", "otter". */
export function phraseOf(id: string): string {
  const resource = /^([a-z]+)-[0-9]+$/.exec(id)?.[1];
  return names.of(id) ?? t(resource === undefined ? `misty-encounter-${id}.tile` : `misty-resource-${resource}.tile`);
}

export function tribeName(tribe: Tribe): string {
  return names.of(tribe) ?? t(`misty-tribe-${tribe}`);
}

export function abilityName(ability: MistyAbility): string {
  return names.of(ability) ?? t(`misty-ability-${ability}`);
}
