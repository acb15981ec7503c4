/** Every component as printed, or as the box of a table has it; asked for once. */

import type { Counts, Slot } from "./faces";

export interface Text {
  when: string;
  text: string;
}

export interface AdvancementData {
  name: string;
  set: string;
  level: number;
  cost: number;
  slots: Slot[];
  symbols: Counts;
  vp_end: number;
  longwise: boolean;
  eclipse: boolean;
  text: Text | null;
}

export interface ValeData {
  name: string;
  set: string;
  level: number;
  cost: Counts;
  vp_end: number;
  text: Text | null;
}

export interface LeaderSide {
  symbols: Counts;
  vp_end: number;
  text: Text | null;
}

export interface LeaderData {
  name: string;
  title: string;
  set: string;
  upgrade_cost: number;
  sides: LeaderSide[];
}

export interface AmuletData {
  name: string;
  set: string;
  vp_end: number;
  text: Text | null;
}

interface Cards {
  advancements: AdvancementData[];
  vales: ValeData[];
  leaders: LeaderData[];
  amulets: AmuletData[];
}

class Catalogue {
  #cards = $state.raw<Cards>({ advancements: [], vales: [], leaders: [], amulets: [] });
  #asked: Promise<void> | null = null;
  #table: string | null = null;
  #advancements = $derived(new Map(this.#cards.advancements.map((card) => [card.name, card])));
  #vales = $derived(new Map(this.#cards.vales.map((card) => [card.name, card])));
  #leaders = $derived(new Map(this.#cards.leaders.map((card) => [card.name, card])));
  #amulets = $derived(new Map(this.#cards.amulets.map((card) => [card.name, card])));

  /** The cards as they come, or those of a table that is played with a box. */
  load(table: string | null = null): Promise<void> {
    if (this.#asked !== null && this.#table === table) return this.#asked;
    const query = table === null ? "game=mystic-vale" : `table=${encodeURIComponent(table)}`;
    const asked = fetch(`api/catalogue?${query}`)
      .then(async (answer) => {
        if (this.#table === table) this.#cards = (await answer.json()) as Cards;
      })
      .catch(() => {
        if (this.#table === table) this.#asked = null;
      });
    this.#table = table;
    this.#asked = asked;
    return asked;
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
