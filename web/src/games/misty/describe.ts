/** Tiles, moves and what happened, in words. */

import type { BoardTile, MistyLogKind, MistyLogLine, MistyMove, MistyScoreLine } from "./wire";
import { slug, t } from "../../app/words";
import { resourceOf, shapeOf, tribeOf } from "./view";

/** The message that names a tile. */
function tileId(name: string): string {
  const resource = resourceOf(name);
  if (resource !== null) return `misty-resource-${resource}`;
  if (tribeOf(name) !== null) return `misty-shape-${slug(shapeOf(name))}`;
  return name === "start" ? "misty-tile-start" : `misty-encounter-${slug(name)}`;
}

/** A tile's name as the server tells it, in the reader's language. */
export function tileName(name: string): string {
  return t(tileId(name));
}

/** A tile as part of a sentence. */
function tilePhrase(name: string | null): string {
  return name === null || name === "" ? "" : t(`${tileId(name)}.tile`);
}

export function shapeName(shape: string): string {
  return t(`misty-shape-${slug(shape)}`);
}

function requirement(what: string): string {
  return what === "other-encounter" ? t("misty-other-encounter") : t(`misty-resource-${what}`);
}

/** A move, as its button says it. */
export function moveWords(move: MistyMove): string {
  return t(`misty-move-${move.act}`, {
    tile: tilePhrase(move.tile),
    side: move.side === null ? "" : t(`misty-side-${move.side}`),
    ability: move.ability === null ? "" : t(`misty-ability-${move.ability}`),
    tribe: move.tribe === null ? "" : t(`misty-tribe-${move.tribe}`),
    board: move.side === null ? "none" : move.side === 0 ? "A" : "B",
  });
}

const WITH_SIDE: readonly MistyLogKind[] = ["walled", "smoked", "reinforced"];

/** One line of the log. */
export function logWords(line: MistyLogLine, names: readonly string[]): string {
  const plain = line.kind === "used" || line.kind === "chose";
  return t(`misty-log-${line.kind}`, {
    who: names[line.seat] ?? "",
    n: line.n,
    tile: plain ? "" : tilePhrase(line.name),
    side: WITH_SIDE.includes(line.kind) ? t(`misty-side-${line.n}`) : "",
    ability: line.kind === "used" ? t(`misty-ability-${line.name}`) : "",
    tribe: line.kind === "chose" ? t(`misty-tribe-${line.name}`) : "",
  });
}

/** One line of the final scoring: "2 acorn" is how the rules name a set. */
export function scoreWords(line: MistyScoreLine): string {
  const set = /^(\d+) (\w+)$/.exec(line.name);
  if (line.kind === "valley" && set !== null)
    return t(`misty-amount-${set[2] ?? ""}`, { n: Number(set[1]) });
  if (line.kind === "encounter") return tileName(line.name);
  if (line.kind === "ability") return t(`misty-ability-${slug(line.name)}`);
  return t(`misty-score-${line.kind}`);
}

/** Everything a tile on the board shows, in a sentence or two. */
export function describeTile(tile: BoardTile, names: readonly string[]): string {
  const parts = [tileName(tile.name)];
  if (tile.kind === "patrol") {
    parts.push(t(`misty-tribe-${tile.tribe}`));
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
