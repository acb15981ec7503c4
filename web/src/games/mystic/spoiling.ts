/** How a field came to spoil, told from what was there before and what has happened since. */

import type { CardParts, LogLine, MysticView } from "./view";

export interface Spoiling {
  seat: number;
  /** The field as it spoiled. */
  field: readonly CardParts[];
  /** The card that came up last. */
  last: CardParts;
  /** Decay net of growth, before that card and with it. */
  from: number;
  to: number;
}

export function spoiling(before: MysticView | null, after: MysticView, lines: readonly LogLine[]): Spoiling | null {
  const at = lines.findIndex((line) => line.kind === "spoiled");
  const seat = lines[at]?.seat;
  const player = seat === undefined ? undefined : before?.players[seat];
  if (seat === undefined || player === undefined) return null;
  const pushed = lines.slice(0, at).some((line) => line.kind === "pushed" && line.seat === seat);
  const revealed = lines.slice(0, at).findLast((line) => line.kind === "revealed" && line.seat === seat);
  const card = (name: string | null | undefined): CardParts[] => {
    const found = name ? (after.cards[name] ?? before?.cards[name]) : undefined;
    return found === undefined ? [] : [found];
  };
  const [last] = card(revealed?.name ?? player.on_deck);
  if (last === undefined) return null;
  const field = [...player.field, ...(pushed ? [player.on_deck] : [])].flatMap(card);
  const grown = (last.symbols.decay ?? 0) - (last.symbols.growth ?? 0);
  return revealed === undefined
    ? { seat, field, last, from: player.net_decay - grown, to: player.net_decay }
    : { seat, field, last, from: player.net_decay, to: player.net_decay + grown };
}
