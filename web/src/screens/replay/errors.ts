/** A player's own measure over time: what their decisions cost on average, game by game, kept in this browser. */

const KEY = "valewright.error-rates";
const MOST = 200;

export interface ErrorRate {
  table: string;
  game: string;
  /** What a decision cost on average, as a part of a chance to win. */
  error: number;
  decisions: number;
}

function isRate(found: unknown): found is ErrorRate {
  if (typeof found !== "object" || found === null) return false;
  if (!("table" in found && "game" in found && "error" in found && "decisions" in found)) return false;
  const numbers = typeof found.error === "number" && typeof found.decisions === "number";
  return numbers && typeof found.table === "string" && typeof found.game === "string";
}

function all(): ErrorRate[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isRate) : [];
  } catch {
    return [];
  }
}

/** Remember a game; one that is reviewed again counts once, where it stood. */
export function keepError(rate: ErrorRate): void {
  if (rate.decisions === 0) return;
  const rates = all();
  const known = rates.findIndex((one) => one.table === rate.table);
  if (known >= 0) rates[known] = rate;
  else rates.push(rate);
  localStorage.setItem(KEY, JSON.stringify(rates.slice(-MOST)));
}

/** The games of a kind that were reviewed, the newest last. */
export function errorsOf(game: string): ErrorRate[] {
  return all().filter((rate) => rate.game === game);
}

/** What a decision cost on average over several games. */
export function meanError(rates: readonly ErrorRate[]): number {
  const decisions = rates.reduce((sum, one) => sum + one.decisions, 0);
  return decisions === 0 ? 0 : rates.reduce((sum, one) => sum + one.error * one.decisions, 0) / decisions;
}
