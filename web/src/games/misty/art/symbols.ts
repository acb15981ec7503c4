/** The symbols of the tiles and of the abilities. */

import { symbols } from "../../art/symbols";

const COLOURS: Record<string, string> = {
  acorn: "#d29a54",
  mushroom: "#f07a64",
  crystal: "#b79bff",
  berry: "#e0568f",
  water: "#58b7f0",
  flower: "#ff9ec4",
  footprints: "#e2c9a0",
};

const GLYPHS: Record<string, string> = {
  acorn: `<path d="M3.5 9.8C3.5 6 7 4.5 10.8 4.3c.1-1.2-.1-2-.8-2.8l2.6-.6c.6 1 .8 2.1.7 3.4 3.8.2 7.2 1.7 7.2 5.5 0 1-.4 1.6-1.3 1.6H4.8c-.9 0-1.3-.6-1.3-1.6z"/><path d="M5.3 12.7h13.4c0 5-2.9 8.3-6.7 10.5-3.8-2.2-6.7-5.5-6.7-10.5z" opacity=".8"/>`,
  mushroom: `<path d="M12 2c6.5 0 10.8 4.5 10.8 9.7 0 1.5-.9 2.1-2.3 2.1h-17c-1.4 0-2.3-.6-2.3-2.1C1.2 6.5 5.5 2 12 2z"/><path d="M9 14.8h6c-.2 2.4.2 4.3 1.5 6 .6.9.2 1.7-.8 1.7H8.3c-1 0-1.4-.8-.8-1.7 1.3-1.7 1.7-3.6 1.5-6z" fill="#f6e7cd"/><circle cx="8" cy="7.8" r="1.7" fill="#fff"/><circle cx="14.5" cy="6" r="1.5" fill="#fff"/><circle cx="16.5" cy="10.5" r="1.4" fill="#fff"/>`,
  crystal: `<path d="M12 1 16.5 7v13L12 23l-4.5-3V7z"/><path d="m5.8 9.5 0 9.7L2 17v-5zM18.2 11.5V20l3.8-2v-4.5z"/><path d="M12 1v22M7.5 7 12 9.5 16.5 7" fill="none" stroke="#fff" stroke-width="1.1" opacity=".75"/>`,
  berry: `<circle cx="7" cy="16.5" r="5.7"/><circle cx="17" cy="15.5" r="5.7"/><path d="M7 12c1-4 3.5-6.5 6-8M17 11c-.5-3-2-5.5-4-7" fill="none" stroke="#5fa34f" stroke-width="1.7"/><path d="M12.5 4.5C14 1.5 17.5.6 21.5 1.5c-1.5 3.5-5 5-9 3z" fill="#6fbf5c"/><circle cx="5.3" cy="14.7" r="1.3" fill="#fff" opacity=".8"/><circle cx="15.2" cy="13.7" r="1.3" fill="#fff" opacity=".8"/>`,
  water: `<path d="M1 6.5c2-2.5 4.5-2.5 6.5-.7s4.5 1.8 6.5 0S18.7 3.8 21 6l2-.5V10c-2.5 2.3-5 2.3-7.2.6-1.9-1.5-3.8-1.5-5.7 0C7.8 12.3 4.5 12 1 9.8zM1 15c2-2.5 4.5-2.5 6.5-.7s4.5 1.8 6.5 0 4.7-2 7 .2l2-.5v4.5c-2.5 2.3-5 2.3-7.2.6-1.9-1.5-3.8-1.5-5.7 0-2.3 1.7-5.6 1.4-9.1-.8z"/>`,
  flower: `<path d="M12 1.5c3 0 4.2 3 3 6 2.5-2 5.7-1.6 6.6 1.2.9 2.9-1.5 5-4.7 5 2.6 1.7 3.2 4.9.8 6.6-2.5 1.8-5.2.2-5.7-3-.5 3.2-3.2 4.8-5.7 3-2.4-1.7-1.8-4.9.8-6.6-3.2 0-5.6-2.1-4.7-5C3.3 5.9 6.5 5.5 9 7.5c-1.2-3 0-6 3-6z"/><circle cx="12" cy="12" r="3" fill="#ffd166"/>`,
  footprints: `<path d="M8 1.5c2.5 0 3.7 2.5 3.5 5.5-.2 2.3-1 3.8-1 5.5H5.7c0-1.7-1-3.3-1.2-5.5-.3-3 1-5.5 3.5-5.5zM5.8 14h4.6c.2 2.4-.6 3.8-2.3 3.8S5.6 16.4 5.8 14zM16 6.5c2.5 0 3.8 2.5 3.5 5.5-.2 2.2-1.2 3.3-1.2 5h-4.8c0-1.7-.8-2.7-1-5-.2-3 1-5.5 3.5-5.5zM13.6 18.5h4.6c.2 2.4-.6 3.8-2.3 3.8s-2.5-1.4-2.3-3.8z"/>`,
  people: `<circle cx="8.5" cy="7" r="4.2"/><path d="M.8 21c0-5 3.2-8.2 7.7-8.2s7.7 3.2 7.7 8.2z"/><path d="M14.5 10.9a4.2 4.2 0 0 0 0-7.8 4.3 4.3 0 1 1 0 7.8zM16.5 13c4 .2 6.7 3.3 6.7 8h-4.8c0-3.3-.5-5.9-1.9-8z" opacity=".7"/>`,
  spyglass: `<path d="M1.2 17.2 6 14.5l2.6 4.6-4.8 2.7a1.3 1.3 0 0 1-1.8-.5l-1.2-2.1a1.4 1.4 0 0 1 .4-2zM7.3 13.2l6-3.4 3.4 6-6 3.4zM14.3 8.3l5.8-5.5a1.2 1.2 0 0 1 1.9.3l2 4.3a1.2 1.2 0 0 1-.8 1.7l-5.1 3.6z"/><path d="M9.5 19.5 7.5 23M13.5 18l2.5 5" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>`,
  "smoke-bomb": `<circle cx="10" cy="15" r="7.5"/><path d="m14.5 6.5 2.6-2.6 3 3-2.6 2.6z"/><path d="M18.5 5c.5-2 2-3 4-2.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>`,
  mislead: `<path d="M10.5 22.5v-6.7C7 15.5 4.8 13.5 4.3 10H1l4.7-6.5L10.5 10H7.3c.4 2 1.6 3 3.2 3.2V22.5zM13.5 22.5V11c.2-1.8 1-3 2.7-3.3V11L23 6.2 16.2 1.5v3.2c-3.5.4-5.5 2.7-5.7 6.3v11.5z"/>`,
  reinforcements: `<circle cx="8.5" cy="8" r="4.2"/><path d="M1 22c0-5.5 3-9 7.5-9s7.5 3.5 7.5 9z"/><path d="M17.5 2h2.8v3.2h3.2V8h-3.2v3.2h-2.8V8h-3.2V5.2h3.2z"/>`,
  "magic-scroll": `<path d="M5 2h13.5a3 3 0 0 1 3 3v2h-4v12.5a3 3 0 0 1-3 3H4a2.7 2.7 0 0 1-2.7-2.7V18H5z"/><path d="m11 6 1.1 2.9L15 10l-2.9 1.1L11 14l-1.1-2.9L7 10l2.9-1.1z" fill="var(--bg,#0f1d17)"/>`,
  "horn-of-calling": `<path d="M1.5 6.5 8 4c1 5.5 3.5 8.5 9 9.5l-.5-1.2 5 1-2.5 7-1.7-.8C9 20.5 3.5 15.5 1.5 6.5z"/><path d="M13 3.5c1 .8 1.5 2 1.5 3.3M17 2c1.5 1.5 2.3 3.3 2.3 5.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>`,
  counterorder: `<path d="M2 7.5 8.5 1.5v4H15c4.5 0 7 2.7 7 6.5h-3.2c0-2.2-1.3-3.3-3.8-3.3H8.5v4.5zM22 16.5l-6.5 6v-4H9c-4.5 0-7-2.7-7-6.5h3.2c0 2.2 1.3 3.3 3.8 3.3h6.5v-4.5z"/>`,
  diplomacy: `<path d="M1 7.5 5.5 5l6 2.5 6.5-3 5 3v8l-2.5 1.5-7.5 5.5c-1 .7-2 .7-3 0L2.5 16.5 1 15.5z"/><path d="m6.5 12 5-3.5 7 6M9 14.5l3.5 3M11.5 13l3.5 3" fill="none" stroke="var(--bg,#0f1d17)" stroke-width="1.5" stroke-linecap="round"/>`,
};

export const { symbol, medal, symbolNames } = symbols(GLYPHS, COLOURS);
