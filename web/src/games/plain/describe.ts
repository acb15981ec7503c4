/** Moves, values and what happened in any game, in words: the game's own where it brings some. */
import type { PlainLogLine, PlainMove, PlainScoreLine } from "./wire";
import { hasWords, slug, t } from "../../app/words";

/** A move, as its button says it. */
export function moveWords(game: string, move: PlainMove): string {
  const id = `${game}-move-${slug(move.act)}`;
  if (!hasWords(id)) return capital(move.words);
  return t(id, Object.fromEntries(move.subjects.map((subject) => [subject.kind, subject.value])));
}

/** What is decided. */
export function decisionWords(game: string, decision: string): string {
  const id = `${game}-decision-${slug(decision)}`;
  return hasWords(id) ? t(id) : capital(decision);
}

/** What a part of the view is called. */
export function label(game: string, key: string): string {
  const id = `${game}-view-${slug(key)}`;
  return hasWords(id) ? t(id) : capital(key.replaceAll("_", " "));
}

/** A value of the view: a word of the game's own in the reader's language, else as it is. */
export function valueWords(game: string, value: string): string {
  const id = `${game}-value-${slug(value)}`;
  return hasWords(id) ? t(id) : value;
}

export function logWords(line: PlainLogLine, names: readonly string[]): string {
  return `${names[line.seat] ?? ""}: ${line.name}`;
}

export function scoreWords(line: PlainScoreLine): string {
  return line.name || t("frame-total");
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
