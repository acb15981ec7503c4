/** Which lessons have been finished, kept in the browser. */

const KEY = "valewright.lessons";

type Finished = Record<string, string[]>;

function kept(): Finished {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).map(([game, ids]) => [game, Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : []]),
    );
  } catch {
    return {};
  }
}

/** The lessons of a game that have been finished. */
export function finishedLessons(game: string): ReadonlySet<string> {
  return new Set(kept()[game]);
}

export function finishLesson(game: string, lesson: string): void {
  const all = kept();
  all[game] = [...new Set([...(all[game] ?? []), lesson])];
  localStorage.setItem(KEY, JSON.stringify(all));
}
