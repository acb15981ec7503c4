import type { TableInfo } from "../../app/api/types";

/** What a browser knows of a deal: `kept` as promised, `broken`, or not to be told (yet). */
export type Verdict = "kept" | "broken" | "open";

const KEY = "valewright.commitments";
const MOST = 200;
const WORD = 2 ** 32;

function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * WORD);
}

function primes(n: number): number[] {
  const found: number[] = [];
  for (let k = 2; found.length < n; k++) if (found.every((p) => k % p !== 0)) found.push(k);
  return found;
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** SHA-256 of a text, in hexadecimal digits. Browsers have it only where the page came by TLS. */
export function sha256(text: string): string {
  const keys = primes(64).map((p) => fraction(Math.cbrt(p)));
  let hash = primes(8).map((p) => fraction(Math.sqrt(p)));
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const all = new DataView(padded.buffer);
  all.setUint32(padded.length - 4, bytes.length * 8);
  for (let start = 0; start < padded.length; start += 64) {
    const w = Array.from({ length: 16 }, (_, i) => all.getUint32(start + 4 * i));
    const at = (i: number): number => w[i] ?? 0;
    for (let i = 16; i < 64; i++) {
      const s0 = turned(at(i - 15), 7) ^ turned(at(i - 15), 18) ^ (at(i - 15) >>> 3);
      const s1 = turned(at(i - 2), 17) ^ turned(at(i - 2), 19) ^ (at(i - 2) >>> 10);
      w.push((at(i - 16) + s0 + at(i - 7) + s1) >>> 0);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i++) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + (keys[i] ?? 0) + at(i)) >>> 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    hash = [a, b, c, d, e, f, g, h].map((x, i) => (x + (hash[i] ?? 0)) >>> 0);
  }
  return hash.map((x) => x.toString(16).padStart(8, "0")).join("");
}

function seen(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** Keep what the server promised when this browser first saw the table. */
export function keepPromise(table: TableInfo): void {
  const { commitment } = table.deal;
  const all = seen();
  if (commitment === null || all[table.id] !== undefined || table.status !== "playing") return;
  const kept = [...Object.entries(all), [table.id, commitment]].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** What was promised of a table: to this browser while it was played, or else by what is told now. */
export function promise(table: TableInfo): string | null {
  return seen()[table.id] ?? table.deal.commitment;
}

/** Whether the deal was the one that was promised. */
export function verdict(table: TableInfo): Verdict {
  const { salt } = table.deal;
  const promised = promise(table);
  if (table.seed === null || salt === null || promised === null) return "open";
  return sha256(`${table.seed} ${salt}`) === promised ? "kept" : "broken";
}

/** What everyone should know before they trust the deal; nothing at a table of one person. */
export function dealWarnings(table: TableInfo): ("known" | "looked-ahead")[] {
  if (table.seats.filter((seat) => seat.kind !== "bot").length < 2) return [];
  const { known, looked_ahead: looked } = table.deal;
  return [...(known ? (["known"] as const) : []), ...(looked ? (["looked-ahead"] as const) : [])];
}
