/** How the table is laid out in the room there is: one screen, a phone's column, or two columns for large letters. */

import { HEIGHT, WIDTH, type Size } from "../../table/sizing";

export interface Layout {
  /** A unit of what is drawn, in pixels. */
  unit: number;
  /** How much larger than that the letters are. */
  grow: number;
  narrow: boolean;
  large: boolean;
  /** A phone's column cut in two, side by side. */
  columns: boolean;
  /** Room for the fields of all opponents besides one's own. */
  spacious: boolean;
}

const PHONE = 390;
/** The height in units that the fields of the opponents take. */
const RIVALS = 138;
const SPACIOUS = 1.15;
/** Two columns want at least this much width each. */
const COLUMN = 450;

/** The layout for a room, at a text size in percent. */
export function layoutOf({ unit, narrow, large, width, height }: Size, textSize: number): Layout {
  const text = Math.max(1, textSize / 100);
  if (large) {
    const columns = width >= 2 * COLUMN;
    const letters = text * Math.max(1, Math.min(width / WIDTH, height / HEIGHT));
    const fitting = Math.min((columns ? width / 2 : width) / PHONE, letters);
    return { unit: fitting, grow: letters / fitting, narrow: true, large, columns, spacious: false };
  }
  const roomy = Math.min(width / WIDTH, height / (HEIGHT + RIVALS), unit);
  const spacious = !narrow && roomy >= SPACIOUS;
  return {
    unit: spacious ? roomy : unit,
    // Where a table is only less high than a laptop's, as in a replay, its letters stay as large.
    grow: narrow ? text : Math.max(1, Math.min(1, width / WIDTH) / unit),
    narrow,
    large,
    columns: false,
    spacious,
  };
}
