/** How large a table is drawn: everything on it is measured in units, which grow and shrink with the room there is. */

export interface Size {
  /** A unit in pixels. */
  unit: number;
  /** Whether the layout is that of a phone. */
  narrow: boolean;
  /** Whether letters are so large that the table may be longer than its room. */
  large: boolean;
  /** The room in pixels. */
  width: number;
  height: number;
}

/** The room for which a unit is a pixel. */
export const WIDTH = 1366;
export const HEIGHT = 768;
const PHONE_WIDTH = 390;
const NARROWEST = 900;
const SMALLEST = 0.66;
const LARGEST = 1.7;
/** On a phone's layout, at a text size of 100%. */
const LARGEST_NARROW = 1.25;
const LARGE_TEXT = 110;

/** A room that is low and no phone, such as half of a laptop's: what is drawn there as on a phone keeps to its height. */
const LOW = { wider: 600, height: 700, unit: 0.8 };

/** The size for a room in pixels and a text size in percent; where nothing is pressed, what is drawn can be smaller. */
export function sizeOf(width: number, height: number, textSize: number, readonly = false): Size {
  const large = textSize > LARGE_TEXT;
  const narrow = width < NARROWEST || large;
  const unit = narrow
    ? Math.min(width / PHONE_WIDTH, (LARGEST_NARROW * textSize) / 100)
    : Math.min(LARGEST, Math.max(SMALLEST, Math.min(width / WIDTH, height / HEIGHT)));
  const low = readonly && narrow && !large && width > LOW.wider;
  return { unit: low ? Math.min(unit, Math.max(LOW.unit, height / LOW.height)) : unit, narrow, large, width, height };
}
