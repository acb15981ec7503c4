/**
 * The icons, 24 by 24, one shape each. Symbols of the games carry their colour, which a style sheet may change through
 * the custom property `--sym-<name>`, or `--<name>` as the page's themes do; icons of the page take the colour of the
 * text around them.
 */
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
  "token-spent": "#8b949c",
  acorn: "#d29a54",
  mushroom: "#f07a64",
  crystal: "#b79bff",
  berry: "#e0568f",
  water: "#58b7f0",
  wall: "#b9aa94",
  flower: "#ff9ec4",
  footprints: "#e2c9a0",
  banner: "#f2c14e",
  captain: "#ffd166",
  explorer: "#f2e6cf",
  smoke: "#b8c2c9",
  trailseekers: "#ef6a55",
  berrygnawers: "#62a4ff",
  gold: "#ffd166",
};

const GLYPHS: Record<string, string> = {
  // Mystic Vale
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
  "token-spent": `<path d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm0 2.6a7.9 7.9 0 1 1 0 15.8 7.9 7.9 0 0 1 0-15.8z"/><path d="m5.2 17.3 12-12 1.6 1.6-12 12z"/>`,
  // the table
  deck: `<path d="M7 1.5h11a2 2 0 0 1 2 2v14h-2.2V4.8a1 1 0 0 0-1-1H7z" opacity=".6"/><rect x="3.5" y="5" width="12.5" height="17.5" rx="2"/><path d="m9.75 9.5 1.2 3.1 3.1 1.2-3.1 1.2-1.2 3.1-1.2-3.1-3.1-1.2 3.1-1.2z" fill="var(--bg,#0f1d17)"/>`,
  discard: `<path d="m4.1 8.6 9.5-5.3a1.5 1.5 0 0 1 2 .6l5.6 10a1.5 1.5 0 0 1-.6 2l-2.7 1.5-4-7.3-6 3.3z" opacity=".6"/><path d="M4.5 11h8a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 3 21v-8.5A1.5 1.5 0 0 1 4.5 11z"/>`,
  pool: `<path d="M9 2.5h6l3.5 4.3L12 15 5.5 6.8z"/><path d="M1.5 14h3a7.7 7.7 0 0 0 15 0h3a10.6 10.6 0 0 1-21 0z"/>`,
  push: `<rect x="2" y="4" width="8.5" height="16" rx="1.6" opacity=".6"/><path d="M12 9.8h4.5V5.5l6.5 6.5-6.5 6.5v-4.3H12z"/>`,
  pass: `<path d="M7 11V5.5a1.4 1.4 0 0 1 2.8 0V3.4a1.4 1.4 0 0 1 2.8 0v1.3a1.4 1.4 0 0 1 2.8 0v1.7a1.3 1.3 0 0 1 2.6 0V15c0 5-2.6 7.5-6.3 7.5-3.3 0-4.7-1.6-6.3-4.6l-2.7-5c-.6-1.4 1-2.5 2.1-1.5z"/>`,
  turn: `<path d="M12 2.5a9.5 9.5 0 0 1 9.3 7.7l-2.9.6A6.5 6.5 0 0 0 7 7.8L9.5 10H2V2.8l2.8 2.7A9.5 9.5 0 0 1 12 2.5zM2.7 13.8l2.9-.6A6.5 6.5 0 0 0 17 16.2L14.5 14H22v7.2l-2.8-2.7a9.5 9.5 0 0 1-16.5-4.7z"/>`,
  undo: `<path d="M8.5 3v4.2H14a7.4 7.4 0 0 1 0 14.8H6v-3h8a4.4 4.4 0 0 0 0-8.8H8.5v4.3L1.5 8.7z"/>`,
  hint: `<path d="M12 1.5a7.7 7.7 0 0 1 4.3 14c-.8.6-1.1 1-1.1 2H8.8c0-1-.3-1.4-1.1-2a7.7 7.7 0 0 1 4.3-14zM9 19h6v1.5h-6zM10 21.5h4l-1 1.5h-2z"/>`,
  log: `<path d="M6 1.5h13a3 3 0 0 1 3 3v2h-4v12.5a3.5 3.5 0 0 1-3.5 3.5H5a3 3 0 0 1-3-3v-1.5h10.5V20a1.2 1.2 0 0 0 2.4 0V4.5c0-1 0-1.5.6-1.5H8.5a1 1 0 0 0-1 1v12H4V3.5a2 2 0 0 1 2-2z"/><path d="M9 7h4.5M9 10.5h4.5M9 14h4.5" stroke="currentColor" stroke-width="1.5"/>`,
  settings: `<path d="m10.2 1.5-.6 2.9-1.7.7-2.5-1.6-2.5 2.5 1.6 2.5-.7 1.7-2.9.6v3.5l2.9.6.7 1.7-1.6 2.5 2.5 2.5 2.5-1.6 1.7.7.6 2.9h3.5l.6-2.9 1.7-.7 2.5 1.6 2.5-2.5-1.6-2.5.7-1.7 2.9-.6v-3.5l-2.9-.6-.7-1.7 1.6-2.5-2.5-2.5-2.5 1.6-1.7-.7-.6-2.9zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z" fill-rule="evenodd"/>`,
  home: `<path d="M12 1.8 23 11l-1.9 2.2L20 12.3V22h-5.8v-6.5H9.8V22H4v-9.7l-1.1.9L1 11z"/>`,
  book: `<path d="M11 5.2C8.7 3.6 5.8 3 1.5 3v15.5c4.2 0 7.2.7 9.5 2.5zM13 5.2C15.3 3.6 18.2 3 22.5 3v15.5c-4.2 0-7.2.7-9.5 2.5z"/>`,
  cards: `<rect x="8.5" y="2" width="11" height="16" rx="1.8" transform="rotate(14 14 10)" opacity=".55"/><path d="M4.7 5.3h8.8a1.7 1.7 0 0 1 1.7 1.7v13.3a1.7 1.7 0 0 1-1.7 1.7H4.7A1.7 1.7 0 0 1 3 20.3V7a1.7 1.7 0 0 1 1.7-1.7z"/>`,
  replay: `<path d="M12.5 2.5a9.5 9.5 0 1 1-9.2 11.9l2.9-.7a6.5 6.5 0 1 0 1.7-6.4L10.5 10H2.5V2l3.3 3.2a9.5 9.5 0 0 1 6.7-2.7z"/><path d="M10.5 8.3v7.4L16.5 12z"/>`,
  play: `<path d="M5.5 2.5v19L21 12z"/>`,
  pause: `<path d="M5 3h5v18H5zM14 3h5v18h-5z"/>`,
  step: `<path d="M4 3v18l11.5-9zM17 3h3.5v18H17z"/>`,
  "step-back": `<path d="M20 3v18L8.5 12zM3.5 3H7v18H3.5z"/>`,
  first: `<path d="M21.5 4v16l-8-8zM13.5 4v16l-8-8zM2.5 4h2.6v16H2.5z"/>`,
  last: `<path d="M2.5 4v16l8-8zM10.5 4v16l8-8zM18.9 4h2.6v16h-2.6z"/>`,
  "sound-on": `<path d="M2 8.5h4.5L13 3v18l-6.5-5.5H2z"/><path d="M16 8a5.5 5.5 0 0 1 0 8M18.8 5a9.7 9.7 0 0 1 0 14" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>`,
  "sound-off": `<path d="M2 8.5h4.5L13 3v18l-6.5-5.5H2z"/><path d="m16 9 6 6M22 9l-6 6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>`,
  people: `<circle cx="8.5" cy="7" r="4.2"/><path d="M.8 21c0-5 3.2-8.2 7.7-8.2s7.7 3.2 7.7 8.2z"/><path d="M14.5 10.9a4.2 4.2 0 0 0 0-7.8 4.3 4.3 0 1 1 0 7.8zM16.5 13c4 .2 6.7 3.3 6.7 8h-4.8c0-3.3-.5-5.9-1.9-8z" opacity=".7"/>`,
  "bot-1": `<path d="M10.8 14.5V22h2.4v-7.5c3.9-.2 6.3-3 6.3-8-4 .2-6.5 2-7.5 5-1-3-3.5-4.8-7.5-5 0 5 2.4 7.8 6.3 8z"/>`,
  "bot-2": `<path d="M12 2a6 6 0 0 1 5.7 4.1A5.2 5.2 0 0 1 17 16.5h-3.5V22h-3v-5.5H7A5.2 5.2 0 0 1 6.3 6.1 6 6 0 0 1 12 2z"/>`,
  "bot-3": `<path d="M12 1.5c2 3 2.5 5.5 2 8l4-2.5c2 4.5 1.5 8.5-1.5 11H14V22h-4v-4H7.5C4.5 15.5 4 11.5 6 7l4 2.5c-.5-2.5 0-5 2-8z"/><path d="M9.5 13a1.2 1.2 0 1 0 0 .1zM16.9 13a1.2 1.2 0 1 0 0 .1z" fill="var(--bg,#0f1d17)"/>`,
  "bot-4": `<path d="M3 2c3 0 5 1.2 6.5 3.2h5C16 3.2 18 2 21 2c-.2 3-.8 5-1.7 6.5.5 1.3.7 2.6.7 4 0 5.5-3.2 9.5-8 9.5s-8-4-8-9.5c0-1.4.2-2.7.7-4C3.8 7 3.2 5 3 2z"/><path d="M8.3 9.5a2.7 2.7 0 1 0 .1 0zm7.4 0a2.7 2.7 0 1 0 .1 0zM12 14.5l1.7 3.5h-3.4z" fill="var(--bg,#0f1d17)"/>`,
  link: `<path d="M10.5 13.5a4.8 4.8 0 0 0 6.8 0l3-3a4.8 4.8 0 0 0-6.8-6.8l-1.6 1.6M13.5 10.5a4.8 4.8 0 0 0-6.8 0l-3 3a4.8 4.8 0 0 0 6.8 6.8l1.6-1.6" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>`,
  crown: `<path d="m1.5 6 5.3 4.5L12 2.5l5.2 8L22.5 6l-2 11.5h-17zM3.8 19.3h16.4V22H3.8z"/>`,
  eclipse: `<path d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm-1 2.2a8.3 8.3 0 1 1 0 16.6 8.3 8.3 0 0 1 0-16.6z" fill-rule="evenodd"/><circle cx="10.8" cy="12" r="6.8" opacity=".45"/>`,
  eye: `<path d="M12 4.5c5 0 8.8 3 11 7.5-2.2 4.5-6 7.5-11 7.5S3.2 16.5 1 12c2.2-4.5 6-7.5 11-7.5zm0 3a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zm0 2.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" fill-rule="evenodd"/>`,
  help: `<path d="M7 8.2C7 4.8 9.3 3 12.2 3s5.3 1.9 5.3 5c0 2.3-1.2 3.5-2.7 4.6-1.3 1-1.6 1.5-1.6 3.4h-3c0-3 .8-4.2 2.5-5.5 1.2-.9 1.7-1.5 1.7-2.5 0-1.3-.9-2.2-2.3-2.2S10 6.7 10 8.2z"/><circle cx="11.7" cy="19.8" r="2"/>`,
  close: `<path d="m5.3 3.3 6.7 6.6 6.7-6.6 2 2-6.6 6.7 6.6 6.7-2 2-6.7-6.6-6.7 6.6-2-2L9.9 12 3.3 5.3z"/>`,
  check: `<path d="m2.5 12.8 2.8-2.8 4.2 4.2L18.8 4.5l2.8 2.8-12.1 12.5z"/>`,
  search: `<path d="M10 2a8 8 0 0 1 6.3 12.9l5.9 5.9-2 2-5.9-5.9A8 8 0 1 1 10 2zm0 2.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4z" fill-rule="evenodd"/>`,
  menu: `<path d="M2.5 4.5h19v3h-19zM2.5 10.5h19v3h-19zM2.5 16.5h19v3h-19z"/>`,
  // Misty Valley
  acorn: `<path d="M3.5 9.8C3.5 6 7 4.5 10.8 4.3c.1-1.2-.1-2-.8-2.8l2.6-.6c.6 1 .8 2.1.7 3.4 3.8.2 7.2 1.7 7.2 5.5 0 1-.4 1.6-1.3 1.6H4.8c-.9 0-1.3-.6-1.3-1.6z"/><path d="M5.3 12.7h13.4c0 5-2.9 8.3-6.7 10.5-3.8-2.2-6.7-5.5-6.7-10.5z" opacity=".8"/>`,
  mushroom: `<path d="M12 2c6.5 0 10.8 4.5 10.8 9.7 0 1.5-.9 2.1-2.3 2.1h-17c-1.4 0-2.3-.6-2.3-2.1C1.2 6.5 5.5 2 12 2z"/><path d="M9 14.8h6c-.2 2.4.2 4.3 1.5 6 .6.9.2 1.7-.8 1.7H8.3c-1 0-1.4-.8-.8-1.7 1.3-1.7 1.7-3.6 1.5-6z" fill="#f6e7cd"/><circle cx="8" cy="7.8" r="1.7" fill="#fff"/><circle cx="14.5" cy="6" r="1.5" fill="#fff"/><circle cx="16.5" cy="10.5" r="1.4" fill="#fff"/>`,
  crystal: `<path d="M12 1 16.5 7v13L12 23l-4.5-3V7z"/><path d="m5.8 9.5 0 9.7L2 17v-5zM18.2 11.5V20l3.8-2v-4.5z"/><path d="M12 1v22M7.5 7 12 9.5 16.5 7" fill="none" stroke="#fff" stroke-width="1.1" opacity=".75"/>`,
  berry: `<circle cx="7" cy="16.5" r="5.7"/><circle cx="17" cy="15.5" r="5.7"/><path d="M7 12c1-4 3.5-6.5 6-8M17 11c-.5-3-2-5.5-4-7" fill="none" stroke="#5fa34f" stroke-width="1.7"/><path d="M12.5 4.5C14 1.5 17.5.6 21.5 1.5c-1.5 3.5-5 5-9 3z" fill="#6fbf5c"/><circle cx="5.3" cy="14.7" r="1.3" fill="#fff" opacity=".8"/><circle cx="15.2" cy="13.7" r="1.3" fill="#fff" opacity=".8"/>`,
  water: `<path d="M1 6.5c2-2.5 4.5-2.5 6.5-.7s4.5 1.8 6.5 0S18.7 3.8 21 6l2-.5V10c-2.5 2.3-5 2.3-7.2.6-1.9-1.5-3.8-1.5-5.7 0C7.8 12.3 4.5 12 1 9.8zM1 15c2-2.5 4.5-2.5 6.5-.7s4.5 1.8 6.5 0 4.7-2 7 .2l2-.5v4.5c-2.5 2.3-5 2.3-7.2.6-1.9-1.5-3.8-1.5-5.7 0-2.3 1.7-5.6 1.4-9.1-.8z"/>`,
  wall: `<path d="M1.5 4.5h9.5V9H1.5zM13 4.5h9.5V9H13zM1.5 10.8H6v4.4H1.5zM8 10.8h8v4.4H8zM18 10.8h4.5v4.4H18zM1.5 17h9.5v4.5H1.5zM13 17h9.5v4.5H13z"/>`,
  flower: `<path d="M12 1.5c3 0 4.2 3 3 6 2.5-2 5.7-1.6 6.6 1.2.9 2.9-1.5 5-4.7 5 2.6 1.7 3.2 4.9.8 6.6-2.5 1.8-5.2.2-5.7-3-.5 3.2-3.2 4.8-5.7 3-2.4-1.7-1.8-4.9.8-6.6-3.2 0-5.6-2.1-4.7-5C3.3 5.9 6.5 5.5 9 7.5c-1.2-3 0-6 3-6z"/><circle cx="12" cy="12" r="3" fill="#ffd166"/>`,
  footprints: `<path d="M8 1.5c2.5 0 3.7 2.5 3.5 5.5-.2 2.3-1 3.8-1 5.5H5.7c0-1.7-1-3.3-1.2-5.5-.3-3 1-5.5 3.5-5.5zM5.8 14h4.6c.2 2.4-.6 3.8-2.3 3.8S5.6 16.4 5.8 14zM16 6.5c2.5 0 3.8 2.5 3.5 5.5-.2 2.2-1.2 3.3-1.2 5h-4.8c0-1.7-.8-2.7-1-5-.2-3 1-5.5 3.5-5.5zM13.6 18.5h4.6c.2 2.4-.6 3.8-2.3 3.8s-2.5-1.4-2.3-3.8z"/>`,
  banner: `<path d="M3 1.5h2.7v21H3zM7 3c3.5-1.5 6.5 1.5 9 1 1.8-.3 3.5-1 5.5-1l-3 5.5 3 5.5c-2 0-3.7.7-5.5 1-2.5.5-5.5-2.5-9-1z"/>`,
  captain: `<path d="M12 1.2l1.9 4 4.3.5-3.2 3 .9 4.3L12 10.8 8.1 13 9 8.7l-3.2-3 4.3-.5zM3 22.5c.3-5 3.8-8 9-8s8.7 3 9 8z"/>`,
  explorer: `<circle cx="12" cy="6.5" r="4.7"/><path d="M4.5 22.5c0-6 3-10 7.5-10s7.5 4 7.5 10z"/>`,
  "explorers-2": `<circle cx="7.5" cy="7.5" r="3.9"/><path d="M1.2 21.5c0-5 2.6-8.7 6.3-8.7s6.3 3.7 6.3 8.7z"/><circle cx="17" cy="6.5" r="3.9"/><path d="M15.3 21.5c0-3.8-.9-6.7-2.5-8.6 1.1-.8 2.5-1.2 4.2-1.2 3.6 0 6.1 4 6.1 9.8z"/>`,
  "explorers-3": `<circle cx="12" cy="5" r="3.6"/><path d="M7.7 12.8c1-2 2.5-3 4.3-3s3.3 1 4.3 3c-2.5 1.5-4 4.7-4.3 8.7-.3-4-1.8-7.2-4.3-8.7z"/><circle cx="4.8" cy="10" r="3.1"/><path d="M.3 22.5c0-4.5 1.8-8 4.8-8s5.1 3.5 5.1 8z"/><circle cx="19.2" cy="10" r="3.1"/><path d="M13.8 22.5c0-4.5 2-8 5.1-8s4.8 3.5 4.8 8z"/>`,
  smoke: `<path d="M9 22.5c-3.5 0-6-1.8-6-4.5 0-2 1.2-3.5 3-4.2C4.5 10.5 6 7 9.5 6.8 10 3.5 12.3 1.5 15 1.5c3.5 0 5.8 3 5 6.3 2 1 2.8 3 2 5-.6 1.5-1.7 2.3-3 2.6 1 3.8-1.3 7.1-4.5 7.1z"/><path d="M8.5 17c2.5 1 4.7.3 5.5-1.7M12 11.5c1.7.6 3.7 0 4.5-2" fill="none" stroke="#2b3338" stroke-width="1.6" stroke-linecap="round" opacity=".6"/>`,
  trailseekers: `<path d="M12 1.5c3.5 3 5 6.5 4 9.5 2.5-.8 4.7-.3 6.5 1.5-2.3 3-5 4.3-8.5 3.7V22h-4v-5.8c-3.5.6-6.2-.7-8.5-3.7 1.8-1.8 4-2.3 6.5-1.5-1-3 .5-6.5 4-9.5z"/>`,
  berrygnawers: `<path d="M5 1.5c1.5 3 2 5.5 1.8 7.2C4 10 2.5 12.3 2.5 15c0 4.5 4 7.5 9.5 7.5s9.5-3 9.5-7.5c0-2.7-1.5-5-4.3-6.3C17 7 17.5 4.5 19 1.5c-3.5.5-5.7 3-6.2 6.3h-1.6C10.7 4.5 8.5 2 5 1.5z"/><path d="M8.3 12.5a1.4 1.4 0 1 0 .1 0zm7.4 0a1.4 1.4 0 1 0 .1 0zM10.7 17h2.6v4h-2.6z" fill="#10202f"/>`,
  spyglass: `<path d="M1.2 17.2 6 14.5l2.6 4.6-4.8 2.7a1.3 1.3 0 0 1-1.8-.5l-1.2-2.1a1.4 1.4 0 0 1 .4-2zM7.3 13.2l6-3.4 3.4 6-6 3.4zM14.3 8.3l5.8-5.5a1.2 1.2 0 0 1 1.9.3l2 4.3a1.2 1.2 0 0 1-.8 1.7l-5.1 3.6z"/><path d="M9.5 19.5 7.5 23M13.5 18l2.5 5" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>`,
  "smoke-bomb": `<circle cx="10" cy="15" r="7.5"/><path d="m14.5 6.5 2.6-2.6 3 3-2.6 2.6z"/><path d="M18.5 5c.5-2 2-3 4-2.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>`,
  mislead: `<path d="M10.5 22.5v-6.7C7 15.5 4.8 13.5 4.3 10H1l4.7-6.5L10.5 10H7.3c.4 2 1.6 3 3.2 3.2V22.5zM13.5 22.5V11c.2-1.8 1-3 2.7-3.3V11L23 6.2 16.2 1.5v3.2c-3.5.4-5.5 2.7-5.7 6.3v11.5z"/>`,
  reinforcements: `<circle cx="8.5" cy="8" r="4.2"/><path d="M1 22c0-5.5 3-9 7.5-9s7.5 3.5 7.5 9z"/><path d="M17.5 2h2.8v3.2h3.2V8h-3.2v3.2h-2.8V8h-3.2V5.2h3.2z"/>`,
  "magic-scroll": `<path d="M5 2h13.5a3 3 0 0 1 3 3v2h-4v12.5a3 3 0 0 1-3 3H4a2.7 2.7 0 0 1-2.7-2.7V18H5z"/><path d="m11 6 1.1 2.9L15 10l-2.9 1.1L11 14l-1.1-2.9L7 10l2.9-1.1z" fill="var(--bg,#0f1d17)"/>`,
  "horn-of-calling": `<path d="M1.5 6.5 8 4c1 5.5 3.5 8.5 9 9.5l-.5-1.2 5 1-2.5 7-1.7-.8C9 20.5 3.5 15.5 1.5 6.5z"/><path d="M13 3.5c1 .8 1.5 2 1.5 3.3M17 2c1.5 1.5 2.3 3.3 2.3 5.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>`,
  counterorder: `<path d="M2 7.5 8.5 1.5v4H15c4.5 0 7 2.7 7 6.5h-3.2c0-2.2-1.3-3.3-3.8-3.3H8.5v4.5zM22 16.5l-6.5 6v-4H9c-4.5 0-7-2.7-7-6.5h3.2c0 2.2 1.3 3.3 3.8 3.3h6.5v-4.5z"/>`,
  diplomacy: `<path d="M1 7.5 5.5 5l6 2.5 6.5-3 5 3v8l-2.5 1.5-7.5 5.5c-1 .7-2 .7-3 0L2.5 16.5 1 15.5z"/><path d="m6.5 12 5-3.5 7 6M9 14.5l3.5 3M11.5 13l3.5 3" fill="none" stroke="var(--bg,#0f1d17)" stroke-width="1.5" stroke-linecap="round"/>`,
};

const SAME: Record<string, string> = {
  "token-active": "token",
  active: "token",
  spent: "token-spent",
  explorers: "explorers-3",
  "explorers-1": "explorer",
  walls: "wall",
  flowers: "flower",
  sound: "sound-on",
  next: "step",
  previous: "step-back",
};

export const symbolNames: readonly string[] = Object.keys(GLYPHS);

function glyph(name: string): string | undefined {
  return GLYPHS[SAME[name] ?? name];
}

function colourOf(name: string): string {
  const known = SAME[name] ?? name;
  const key = known.startsWith("explorers") ? "explorer" : known;
  const colour = COLOURS[key];
  return colour ? `var(--sym-${key},var(--${key},${colour}))` : "currentColor";
}

const open = (attributes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" class="symbol" aria-hidden="true" focusable="false" ${attributes}>`;

/** An icon as an `<svg>` that fills its box. An unknown name gives an empty one. */
export function symbol(name: string): string {
  return `${open(`fill="${colourOf(name)}"`)}${glyph(name) ?? ""}</svg>`;
}

/** The same icon on a dark disc with a rim of its colour, for use over pictures. */
export function medal(name: string): string {
  const colour = colourOf(name);
  const inner = symbol(name).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return `${open(`fill="${colour}"`)}<circle cx="12" cy="12" r="11.3" fill="var(--sym-disc,#10201a)" stroke="${colour}" stroke-width="1.2"/><g transform="translate(4.2 4.2)scale(.65)">${inner}</g></svg>`;
}
