/**
 * Icons, 24 by 24, one shape each. One that has a colour may get another from a style sheet, through the custom property
 * of its name; the others take the colour of the text around them.
 */
export interface Symbols {
  symbolNames: readonly string[];
  /** An icon as an `<svg>` that fills its box. An unknown name gives an empty one. */
  symbol: (name: string) => string;
  /** The same icon on a dark disc with a rim of its colour, for use over pictures. */
  medal: (name: string) => string;
}

export function symbols(glyphs: Record<string, string>, colours: Record<string, string>): Symbols {
  const colourOf = (name: string): string =>
    colours[name] === undefined ? "currentColor" : `var(--${name},${colours[name]})`;
  /** Over pictures, which are the same in every theme. */
  const overPictures = (name: string): string => colourOf(name).replace("currentColor", "var(--art-ink,#fffaf0)");
  const drawn = (name: string, inner: string, colour = colourOf(name)): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" class="symbol" aria-hidden="true" focusable="false" fill="${colour}">${inner}</svg>`;
  const glyph = (name: string): string => glyphs[name] ?? "";
  return {
    symbolNames: Object.keys(glyphs),
    symbol: (name) => drawn(name, glyph(name)),
    medal: (name) =>
      drawn(
        name,
        `<circle cx="12" cy="12" r="11.3" fill="var(--disc,#10201a)" stroke="${overPictures(name)}" stroke-width="1.2"/><g transform="translate(4.2 4.2)scale(.65)">${glyph(name)}</g>`,
        overPictures(name),
      ),
  };
}
