/** Moves, cards and events of Mystic Vale in words. */

import { cardName, cardText, t } from "../../app/words";
import { catalogue } from "./catalogue.svelte";
import { pieceParts, SPIRITS, SYMBOLS, type Counts } from "./faces";
import type { Lack, LogLine, Move } from "./view";
import type { MysticScoreLine } from "./wire";

/** "Podlings (top)". */
export function pieceWords(piece: string): string {
  const { title, slot } = pieceParts(piece);
  return slot ? t("piece", { title: cardName(title), slot }) : cardName(title);
}

/** A crafted card: "Cursed Land (top), Podlings (middle)". */
export function cardWords(name: string): string {
  return name
    .replace(/ \[.*\]$/, "") // effects of the turn
    .split(" + ")
    .filter((part, _, all) => part !== "Blank" || all.length === 1)
    .map((part) => {
      if (part === "Blank") return t("blank-card");
      const upgraded = part.endsWith(" upgraded");
      return upgraded
        ? t("upgraded-leader", { title: cardName(part.slice(0, -" upgraded".length)) })
        : pieceWords(part);
    })
    .join(", ");
}

/** "2 mana, 1 sky spirit". */
export function countWords(counts: Counts): string {
  return SYMBOLS.filter((name) => (counts[name] ?? 0) !== 0)
    .map((name) => t(`amount-${name}`, { n: counts[name] ?? 0 }))
    .join(", ");
}

export function moveWords(move: Move, names: readonly string[]): string {
  return said(`move-${move.act}`, move, names);
}

/** A step of a plan: a piece that is sleeved is named with the card that it goes on. */
export function planWords(move: Move, names: readonly string[]): string {
  return move.act === "sleeve" ? said("hint-plan-sleeve", move, names) : moveWords(move, names);
}

function said(id: string, move: Move, names: readonly string[]): string {
  return t(id, {
    title: move.title === null ? "none" : cardName(move.title),
    slot: move.slot ?? "",
    card: move.card === null ? "" : cardWords(move.card),
    spirit: move.spirit ?? "",
    who: move.seat === null ? "" : (names[move.seat] ?? ""),
    zone: move.place?.zone ?? "",
    at: (move.place?.index ?? 0) + 1,
    n: move.n ?? 0,
  });
}

export function logWords(line: LogLine, names: readonly string[]): string {
  return t(`log-${line.kind}`, {
    who: names[line.seat] ?? "",
    card: cardWords(line.name),
    title: cardName(line.name),
    n: line.n,
  });
}

/** What a line of the final scoring is about. */
export function scoreWords(line: MysticScoreLine): string {
  if (line.kind === "tokens") return t("score-tokens");
  return line.kind === "card" || line.kind === "leader" ? cardWords(line.name) : cardName(line.name);
}

/** What is missing to have something. */
export function lackWords(lack: Lack): string {
  if (lack.mana > 0) return t("lack-mana", { n: lack.mana });
  const missing = SPIRITS.filter((name) => lack.spirits[name]);
  if (missing.length > 0)
    return t("lack-spirits", {
      spirits: missing
        .map((name) =>
          t(name === "wild" ? "amount-any-spirit" : `amount-${name}`, { n: lack.spirits[name] ?? 0 }),
        )
        .join(", "),
    });
  return lack.reason ? t(`lack-${lack.reason}`) : "";
}

/** All that a side of a leader brings: symbols, what it does, points. */
export function leaderWords(title: string, at: 0 | 1): string {
  const side = catalogue.leader(title)?.sides[at];
  if (!side) return "";
  const text = side.text;
  return [
    countWords(side.symbols),
    text ? `${t(`when-${text.when}`)}: ${cardText(title, text.text, at === 1 ? "upgraded" : "text")}` : "",
    side.vp_end === 0 ? "" : t("amount-vp-end", { n: side.vp_end }),
  ]
    .filter(Boolean)
    .join(" · ");
}
