/** A game that brings no board of its own. */

import type { GameModule } from "../game";

export function plain(game: string): GameModule {
  return {
    words: [],
    setupWords: [],
    table: async () => (await import("./table")).tableOf(game),
    Art: () => import("./Art.svelte"),
    ground: "radial-gradient(90% 140% at 50% 100%, #7a6a3a, #3a3a2a 60%, #22261c)",
  };
}
