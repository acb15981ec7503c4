/** Mystic Vale, as the page offers it. */

import type { GameModule } from "../game";
import "./theme.css";

export const mystic: GameModule = {
  words: ["mystic/table", "mystic/game", "mystic/cards", "mystic/hints"],
  setupWords: ["mystic/setup"],
  table: async () => (await import("./table")).table,
  Art: () => import("./Art.svelte"),
  ground: "radial-gradient(90% 140% at 50% 100%, #4a7a4a, #1b3a3c 60%, #12262b)",
  colours: ["animal", "forest", "sky", "wild", "mana", "growth", "decay", "guardian"],
  lessonWords: ["mystic/tutorial"],
  positionWords: ["mystic/position"],
  lessons: async () => (await import("./lessons")).lessons,
  Cards: () => import("./cards/Cards.svelte"),
  options: { conclaves: () => import("./new/Conclaves.svelte") },
  box: {
    mine: async () => (await import("./box/store.svelte")).myBox,
    Page: () => import("./box/MyBox.svelte"),
  },
  fields: async () => (await import("./box/fields")).fields(),
};
