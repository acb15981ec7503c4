/** A view as rows that can be read: what is simple on one line, what is not below its name. */
export interface Row {
  /** The keys from the top of the view down to here. */
  path: readonly string[];
  /** What stands there, or null where it only heads the rows below. */
  value: string | null;
}

export function rows(view: Record<string, unknown>, path: readonly string[] = []): Row[] {
  return Object.entries(view).flatMap(([key, value]) => rowsOf(value, [...path, key]));
}

function rowsOf(value: unknown, path: readonly string[]): Row[] {
  if (Array.isArray(value)) {
    if (!value.some(nested)) return [{ path, value: value.map(word).join(", ") || "–" }];
    const inner = Object.fromEntries(value.map((one, i) => [String(i + 1), one]));
    return [{ path, value: null }, ...rows(inner, path)];
  }
  if (nested(value)) return [{ path, value: null }, ...rows({ ...value }, path)];
  return [{ path, value: word(value) }];
}

function nested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function word(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "✓" : "✗";
  return String(value);
}
