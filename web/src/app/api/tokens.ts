/** The tokens that open this browser's seats: table id to token, the newest last. */
const KEY = "valewright.tokens";
const MOST = 200;

export type Tokens = Record<string, string>;

export function tokens(): Tokens {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
    );
  } catch {
    return {};
  }
}

export function tokenOf(table: string): string | null {
  return tokens()[table] ?? null;
}

export function keepToken(table: string, token: string): void {
  const { [table]: _, ...others } = tokens();
  const all = [...Object.entries(others), [table, token]].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
}

export function dropToken(table: string): void {
  const { [table]: _, ...others } = tokens();
  localStorage.setItem(KEY, JSON.stringify(others));
}
