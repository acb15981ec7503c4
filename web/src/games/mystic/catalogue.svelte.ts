/** Every component as printed, or as the card file of a table has it; asked for once. */

import { catalogue as catalogueOf } from "../../app/api/http";
import type { AdvancementData, AmuletData, LeaderData, MysticCatalogue, ValeData } from "./wire";

function byId<C extends { id: string }>(cards: readonly C[] | undefined): Map<string, C> {
  return new Map(cards?.map((card) => [card.id, card]));
}

function renamed(cards: MysticCatalogue): Map<string, string> {
  const all = [...cards.advancements, ...cards.vales, ...cards.leaders, ...cards.amulets, ...cards.conclaves];
  return new Map(all.filter((card) => card.name !== card.id).map((card) => [card.id, card.name]));
}

class Catalogue {
  #cards = $state.raw<MysticCatalogue | null>(null);
  #asked: Promise<void> | null = null;
  #table: string | null = null;
  #advancements = $derived(byId(this.#cards?.advancements));
  #vales = $derived(byId(this.#cards?.vales));
  #leaders = $derived(byId(this.#cards?.leaders));
  #amulets = $derived(byId(this.#cards?.amulets));
  #names = $derived(this.#cards === null ? new Map<string, string>() : renamed(this.#cards));

  /** The cards as they come, or those of a table that is played with a card file. */
  load(table: string | null = null): Promise<void> {
    if (this.#asked !== null && this.#table === table) return this.#asked;
    this.#table = table;
    this.#asked = catalogueOf<MysticCatalogue>(table === null ? { game: "mystic-vale" } : { table }).then(
      (found) => {
        if (this.#table === table) this.#cards = found;
      },
      () => {
        if (this.#table === table) this.#asked = null;
      },
    );
    return this.#asked;
  }

  /** What the card file of the table calls otherwise, by id. */
  get names(): ReadonlyMap<string, string> {
    return this.#names;
  }

  advancement(title: string): AdvancementData | undefined {
    return this.#advancements.get(title);
  }

  vale(title: string): ValeData | undefined {
    return this.#vales.get(title);
  }

  leader(title: string): LeaderData | undefined {
    return this.#leaders.get(title);
  }

  amulet(title: string): AmuletData | undefined {
    return this.#amulets.get(title);
  }
}

export const catalogue = new Catalogue();
