/** The text of a position as the editor handles it. */

/** The game that a text names, or none. */
export function gameOf(text: string): string | null {
  return /^[ \t]*game:[ \t]*([\w-]+)/m.exec(text)?.[1] ?? null;
}

/** The title that a text gives its position, as the name of a file. */
export function fileName(text: string): string {
  const title = /^[ \t]*scenario:(.*)$/m.exec(text)?.[1] ?? "";
  const name = title.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60);
  return `${name === "" ? "position" : name}.scenario`;
}

/** Where a line begins and ends in a text, lines counted from 1. */
export function lineAt(text: string, line: number): { start: number; end: number } {
  let start = 0;
  for (let i = 1; i < line; i += 1) {
    const next = text.indexOf("\n", start);
    if (next < 0) break;
    start = next + 1;
  }
  const end = text.indexOf("\n", start);
  return { start, end: end < 0 ? text.length : end };
}

/** A text with a move added that is played from the position. */
export function advanced(text: string, words: string): string {
  return `${text.replace(/\n*$/, "\n")}play ${words}\n`;
}

export interface Edited {
  text: string;
  /** Where the cursor is then. */
  at: number;
}

const PLAYER = /^[ \t]*player \d+:?[ \t]*$/m;
const STEP = /^[ \t]*(?:play|expect|refuse) /m;

/** Where something is found in a text, or else its end. */
function whereIs(text: string, what: RegExp): number {
  return what.exec(text)?.index ?? text.length;
}

/** A line that begins with a key: below the line of the cursor, or where the lines of its kind end. */
export function withKey(text: string, at: number, key: string, indented: boolean): Edited {
  const line = `${indented ? "  " : ""}${key}: `;
  const steps = whereIs(text, STEP);
  const players = Math.min(whereIs(text, PLAYER), steps);
  const [first, last] = indented ? [players, steps] : [0, players];
  const end = text.indexOf("\n", at);
  const below = end < 0 ? text.length : end + 1;
  const put = below > first && below <= last ? below : last;
  const before = text.slice(0, put);
  const start = before === "" || before.endsWith("\n") ? before : `${before}\n`;
  return { text: `${start}${line}\n${text.slice(put)}`, at: start.length + line.length };
}

/** A name at the cursor, with a comma before it where a list goes on. */
export function withName(text: string, from: number, to: number, name: string): Edited {
  const before = text.slice(0, from);
  const goesOn = /[^\s:,+&][ \t]*$/.test(before.slice(before.lastIndexOf("\n") + 1));
  const put = goesOn ? `, ${name}` : /[:,]$/.test(before) ? ` ${name}` : name;
  const start = goesOn ? before.replace(/[ \t]+$/, "") : before;
  return { text: `${start}${put}${text.slice(to)}`, at: start.length + put.length };
}
