/** Tiles, moves and what happened, in words. */

import { listed, slug, t } from "../../app/words";
import { key, neighbour, SIDES } from "./hex";
import { abilityName, phraseOf, tileName, tilePhrase, tribeName } from "./names.svelte";
import type { BoardTile, MistyLogKind, MistyLogLine, MistyMove, MistyScoreLine, MistyView } from "./wire";

function requirement(what: string): string {
  return what === "other-encounter" ? t("misty-other-encounter") : t(`misty-resource-${what}`);
}

/** A move, as its button says it. */
export function moveWords(move: MistyMove): string {
  return t(`misty-move-${move.act}`, {
    tile: tilePhrase(move.tile),
    side: move.side === null ? "" : t(`misty-side-${move.side}`),
    ability: move.ability === null ? "" : abilityName(move.ability),
    tribe: move.tribe === null ? "" : tribeName(move.tribe),
    board: move.side === null ? "none" : move.side === 0 ? "A" : "B",
  });
}

/** A step of a plan: a place is told by what lies around it. */
export function planWords(move: MistyMove, _names: readonly string[], view: MistyView): string {
  const { act, cell } = move;
  if (act !== "place" || cell === null) return moveWords(move);
  const around = SIDES.flatMap((side) => {
    const beside = key(neighbour(cell, side));
    return view.board.filter((tile) => key(tile.cell) === beside);
  });
  if (around.length === 0) return moveWords(move);
  const list = listed([...new Set(around.map(tilePhrase))]);
  return t("hint-plan-place", { tile: tilePhrase(move.tile), list });
}

/** A hint names tiles as records do: "acorn 2". */
export function hintArgs(args: Record<string, string | number>): Record<string, string | number> {
  const { tile } = args;
  return typeof tile === "string" ? { ...args, tile: phraseOf(slug(tile)) } : args;
}

const WITH_SIDE: readonly MistyLogKind[] = ["walled", "smoked", "reinforced"];

/** One line of the log. */
export function logWords(line: MistyLogLine, names: readonly string[]): string {
  return t(`misty-log-${line.kind}`, {
    who: names[line.seat] ?? "",
    n: line.n,
    tile: tilePhrase(line.tile),
    side: WITH_SIDE.includes(line.kind) ? t(`misty-side-${line.n}`) : "",
    ability: line.ability === null ? "" : abilityName(line.ability),
    tribe: line.tribe === null ? "" : tribeName(line.tribe),
  });
}

/** Whoever is told of is told of in their tribe's colour. */
export function seatColours({ players }: Pick<MistyView, "players">): string {
  return players.map(({ seat, tribe }) => (tribe ? `--seat-${seat}: var(--${tribe});` : "")).join(" ");
}

/** One line of the final scoring. */
export function scoreWords(line: MistyScoreLine): string {
  if (line.tile !== null) return tileName(line.tile);
  if (line.ability !== null) return abilityName(line.ability);
  return line.resource === null ? t(`misty-score-${line.kind}`) : t(`misty-amount-${line.resource}`, { n: line.n });
}

/** Everything a tile on the board shows, in a sentence or two. */
export function describeTile(tile: BoardTile, names: readonly string[]): string {
  const parts = [tileName(tile)];
  if (tile.kind === "patrol") {
    parts.push(tribeName(tile.tribe));
    parts.push(t("misty-explorers-at", { list: tile.explorers.join(", ") }));
  } else if (tile.kind === "encounter") {
    parts.push(t("misty-requires", { list: tile.requires.map(requirement).join(", ") }));
  } else if (tile.kind === "valley") {
    if (tile.footprints) parts.push(t("misty-footprints"));
    if (tile.flower) parts.push(t("misty-flower"));
    if (tile.wall !== null) parts.push(t("misty-wall-on", { side: t(`misty-side-${tile.wall}`) }));
  }
  if (tile.kind === "valley" || tile.kind === "encounter") {
    const who = tile.owner === null ? null : (names[tile.owner] ?? "");
    const [a, b] = tile.owner === 1 ? [tile.strengths[1], tile.strengths[0]] : tile.strengths;
    parts.push(who === null ? t("misty-nobodys") : t("misty-owned", { who, a, b }));
    for (const seat of tile.captains) parts.push(t("misty-captain-of", { who: names[seat] ?? "" }));
  }
  return parts.join(". ");
}
