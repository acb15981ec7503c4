/** The symbols of the cards and of the table. */

import { symbols } from "../../art/symbols";

const COLOURS: Record<string, string> = {
  mana: "#5cb8ff",
  decay: "#f0604c",
  growth: "#a6dc4a",
  guardian: "#e6d3a2",
  vp: "#6f8dff",
  animal: "#f09a48",
  forest: "#55c26a",
  sky: "#8fdcf2",
  wild: "#c98cff",
  token: "#ffd166",
};

const GLYPHS: Record<string, string> = {
  mana: `<path d="M12 1.5C12 1.5 4.5 10 4.5 15.2a7.5 7.3 0 0 0 15 0C19.5 10 12 1.5 12 1.5z"/><path d="M8.2 15.5a3.9 4 0 0 0 3 4" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".85"/>`,
  decay: `<path d="M11 22.5c.6-4.2.3-7.6-1-10.5-2 .9-4.6.5-6.6-1.6l-1.9.3 1-2-1-2.3 2.6.7c1.5 2.2 3.1 3 5 2.6C8 6.8 8.2 4 9.6 1.5l.8 2.7 2.3-1.7-1.2 3c.3 1.7.9 3 1.7 4.3 1.4-1.2 2.7-2.1 4.1-2.4l.5-2.7 1.4 2.3 2.8-.4-1.8 2.2c-2.2.3-4.5 1.5-6.1 3.3.4 1.1.6 2.4.7 3.7 1.4-.6 2.9-.7 4.3-.3l1.9-1.1-.4 2.2 1.4 1.5-2.3-.2c-1.8-.5-3.4-.3-4.9.6 0 1.3-.1 2.6-.3 4z"/>`,
  growth: `<path d="M10.8 22.5V14C5.6 14 2.2 10.8 2 4.6 8 4.3 11 7.3 11.9 11c.7-3.8 4-7.6 10.1-8.5.3 7-3.2 10.7-8.8 11v9z"/><path d="M4.5 6.8C7 8 9 10 10.8 13M19.5 5.3c-2.6 1.7-4.7 3.9-6.3 7" fill="none" stroke="#17301c" stroke-width="1.2" stroke-linecap="round" opacity=".7"/>`,
  guardian: `<path d="M12 1.2c3 2 6 2.8 9.5 2.9.3 8.5-2.3 14.7-9.5 18.7C4.8 18.8 2.2 12.6 2.5 4.1 6 4 9 3.2 12 1.2z"/><path d="M12 5v14M6 10.8h12" fill="none" stroke="#3c3222" stroke-width="2"/>`,
  vp: `<path d="M6.8 2.5h10.4L22.5 9 12 22.5 1.5 9z"/><path d="M1.5 9h21M6.8 2.5 8.5 9 12 22.5 15.5 9l1.7-6.5M8.5 9 12 2.5 15.5 9" fill="none" stroke="#fff" stroke-width="1.1" stroke-linejoin="round" opacity=".8"/>`,
  animal: `<ellipse cx="4.7" cy="10.5" rx="2.5" ry="3.3" transform="rotate(-22 4.7 10.5)"/><ellipse cx="9.1" cy="5.4" rx="2.5" ry="3.6"/><ellipse cx="14.9" cy="5.4" rx="2.5" ry="3.6"/><ellipse cx="19.3" cy="10.5" rx="2.5" ry="3.3" transform="rotate(22 19.3 10.5)"/><path d="M12 11c3.5 0 6.8 4.3 6.8 7.6 0 4.6-4.3 2.9-6.8 2.9s-6.8 1.7-6.8-2.9C5.2 15.3 8.5 11 12 11z"/>`,
  forest: `<path d="M12 .8 18 8h-2.7l4.2 5.4h-3L21.5 19h-7.9v4h-3.2v-4H2.5l5-5.6h-3L8.7 8H6z"/>`,
  sky: `<path d="M6.2 19.5a5 5 0 0 1-.7-9.95A6.6 6.6 0 0 1 18 8.4a5.6 5.6 0 0 1-.2 11.1z"/><path d="M9 15.5h6.5" stroke="#1d4152" stroke-width="1.5" stroke-linecap="round" opacity=".6"/>`,
  wild: `<path d="M12 .8c1.1 6.7 4.5 10.1 11.2 11.2C16.5 13.1 13.1 16.5 12 23.2 10.9 16.5 7.5 13.1.8 12 7.5 10.9 10.9 7.5 12 .8z"/>`,
  token: `<circle cx="12" cy="12" r="10.5"/><circle cx="12" cy="12" r="8" fill="none" stroke="#4a3408" stroke-width="1.2"/><path d="M12 5.5s-4 4.6-4 7.5a4 4 0 0 0 8 0c0-2.9-4-7.5-4-7.5z" fill="#2b7fd1"/>`,
  vale: `<path d="M.8 20.5 8 7.5l4 6.5 2.8-4 8.4 10.5z"/>`,
  pool: `<path d="M9 2.5h6l3.5 4.3L12 15 5.5 6.8z"/><path d="M1.5 14h3a7.7 7.7 0 0 0 15 0h3a10.6 10.6 0 0 1-21 0z"/>`,
  push: `<rect x="2" y="4" width="8.5" height="16" rx="1.6" opacity=".6"/><path d="M12 9.8h4.5V5.5l6.5 6.5-6.5 6.5v-4.3H12z"/>`,
};

export const { symbol, medal, symbolNames } = symbols(GLYPHS, COLOURS);
