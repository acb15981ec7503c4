/** Misty Valley, as the page offers it. */

import type { GameModule } from "../game";
import "./theme.css";

export const misty: GameModule = {
  words: ["misty/table", "misty/game", "misty/hints"],
  setupWords: ["misty/setup"],
  table: async () => (await import("./table")).table,
  Art: () => import("./Art.svelte"),
  ground: "radial-gradient(90% 140% at 50% 100%, #9fb3a2, #4b6a70 60%, #22383f)",
  lessonWords: ["misty/tutorial"],
  positionWords: ["misty/position"],
  lessons: async () => (await import("./lessons")).lessons,
  Cards: () => import("./cards/Cards.svelte"),
};
