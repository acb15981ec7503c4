/** Values that TOML and JSON both know. */
export type Plain = string | number | boolean | Plain[] | { [key: string]: Plain };

const SHORT: Record<string, string> = {
  "\b": "\\b",
  "\t": "\\t",
  "\n": "\\n",
  "\f": "\\f",
  "\r": "\\r",
  '"': '\\"',
  "\\": "\\\\",
};

/** Half of a character that takes two: no text file can hold it. */
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

// eslint-disable-next-line no-control-regex -- TOML wants control characters escaped
const SPECIAL = /["\\\u0000-\u001f\u007f]/g;

/** Text as a TOML string. */
export function quoted(text: string): string {
  const inside = text.replace(HALF, "\ufffd").replace(SPECIAL, (found) => SHORT[found] ?? escaped(found));
  return `"${inside}"`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A key, in quotes where it needs them. */
export function key(name: string): string {
  return /^[A-Za-z0-9_-]+$/.test(name) ? name : quoted(name);
}

/** A value on one line. */
export function inline(value: Plain): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  const pairs = Object.entries(value).map(([name, inner]) => `${key(name)} = ${inline(inner)}`);
  return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
}
