/** A final scoring gathered by what was scored for. */

import type { Result } from "../app/api/types";

export interface Kind {
  kind: string;
  /** For each seat, how many lines there are of it and what they are worth together. */
  seats: readonly { n: number; vp: number }[];
}

/** The kinds of lines, in the order in which they are first counted. */
export function byKind(result: Result): Kind[] {
  const kinds = [...new Set(result.lines.flat().map((line) => line.kind))];
  return kinds.map((kind) => ({
    kind,
    seats: result.lines.map((lines) => {
      const found = lines.filter((line) => line.kind === kind);
      return { n: found.length, vp: found.reduce((sum, line) => sum + line.vp, 0) };
    }),
  }));
}

export interface Decided {
  kind: string;
  winner: number;
  /** The best of those who did not win. */
  other: number;
  /** What each of them had of it. */
  vp: readonly [number, number];
}

/** What the winner had most of before the best of the others; null where nobody won alone or points did not decide. */
export function decided(result: Result): Decided | null {
  const [winner, ...more] = result.winners;
  if (winner === undefined || more.length > 0) return null;
  const others = result.scores.map((_, seat) => seat).filter((seat) => seat !== winner);
  const other = others.reduce<number | null>(
    (best, seat) => (best === null || (result.scores[seat] ?? 0) > (result.scores[best] ?? 0) ? seat : best),
    null,
  );
  if (other === null || (result.scores[winner] ?? 0) <= (result.scores[other] ?? 0)) return null;
  const leads = byKind(result).map(({ kind, seats }): Decided => ({
    kind,
    winner,
    other,
    vp: [seats[winner]?.vp ?? 0, seats[other]?.vp ?? 0],
  }));
  const lead = ({ vp: [mine, theirs] }: Decided): number => mine - theirs;
  return leads.reduce<Decided | null>((best, one) => (lead(one) > (best === null ? 0 : lead(best)) ? one : best), null);
}

/** The level after a bot's own, where the game's bots are told from the weakest on; null after the last. */
export function nextLevel(levels: readonly string[], bot: string): string | null {
  const at = levels.indexOf(bot);
  return at < 0 ? null : (levels[at + 1] ?? null);
}

/** A letter or two for each of several names, no two alike: initials, first letters, or else the seat's number. */
export function badges(names: readonly string[]): string[] {
  const ways = [
    (name: string): string => [...name].slice(0, 1).join(""),
    (name: string): string => name.split(/\s+/).map((word) => [...word][0] ?? "").join("").slice(0, 2),
    (name: string): string => [...name].slice(0, 2).join(""),
    (_: string, seat: number): string => `${seat + 1}`,
  ];
  return names.map((name, seat) => {
    const way = ways.find((short) => {
      const own = short(name, seat).toUpperCase();
      return own !== "" && names.every((other, at) => at === seat || short(other, at).toUpperCase() !== own);
    });
    const short = (way ?? ways[3])?.(name, seat) ?? "";
    return short.slice(0, 1).toUpperCase() + short.slice(1);
  });
}
