/** The tokens that open this browser's seats: table id to token, the newest last. */
const KEY = "valewright.tokens";
/** The secrets that open the seats of all devices of one person, the newest first. */
const DEVICE_KEY = "valewright.devices";
const MOST = 200;
const MOST_DEVICES = 10;

export type Tokens = Record<string, string>;

function kept(key: string): object {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

export function tokens(): Tokens {
  return Object.fromEntries(
    Object.entries(kept(KEY)).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
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

export function deviceKeys(): string[] {
  const found = kept(DEVICE_KEY);
  return Array.isArray(found) ? found.filter((key): key is string => typeof key === "string") : [];
}

export function keepDeviceKey(key: string): void {
  const all = [key, ...deviceKeys().filter((other) => other !== key)].slice(0, MOST_DEVICES);
  localStorage.setItem(DEVICE_KEY, JSON.stringify(all));
}

/** This browser was removed: nothing that it holds opens anything any more. */
export function forgetSeats(): void {
  localStorage.removeItem(KEY);
  localStorage.removeItem(DEVICE_KEY);
}

/** All that this browser shows the server, what opens most first. */
export function shownTokens(): string[] {
  return [...deviceKeys(), ...Object.values(tokens()).reverse()];
}
