/** Tiles and cells in words. */

import { t } from "../words";
import { resourceOf, tribeOf, type BoardTile } from "./view";

/** "Horn of Calling" as an id: "horn-of-calling". */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/'/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A tile's name as the server tells it, in the reader's language. */
export function tileName(name: string): string {
  const resource = resourceOf(name);
  if (resource) return t(`misty-resource-${resource}`);
  const tribe = tribeOf(name);
  if (tribe) {
    const shape = t(`misty-shape-${slug(name.slice(name.indexOf(" ") + 1))}`);
    return t("misty-patrol-of", { tribe: t(`misty-tribe-${tribe}`), shape });
  }
  return t(name === "start" ? "misty-tile-start" : `misty-encounter-${slug(name)}`);
}

function requirement(what: string): string {
  return what === "other-encounter" ? t("misty-other-encounter") : t(`misty-resource-${what}`);
}

/** Everything a tile on the board shows, in a sentence or two. */
export function describeTile(tile: BoardTile, names: readonly string[]): string {
  const parts = [tileName(tile.name)];
  if (tile.kind === "patrol") {
    parts.push(t("misty-explorers-at", { list: tile.explorers.map(String).join(", ") }));
  }
  if (tile.kind === "encounter") {
    parts.push(t("misty-requires", { list: tile.requires.map(requirement).join(", ") }));
  }
  if (tile.kind === "valley" && tile.footprints) parts.push(t("misty-footprints"));
  if (tile.kind === "valley" && tile.flower) parts.push(t("misty-flower"));
  if (tile.kind === "valley" && tile.wall !== null) {
    parts.push(t("misty-wall-on", { side: t(`misty-side-${tile.wall}`) }));
  }
  if (tile.kind === "valley" || tile.kind === "encounter") {
    parts.push(
      tile.owner === null
        ? t("misty-nobodys")
        : t("misty-owned", { who: names[tile.owner] ?? "", a: tile.strengths[0], b: tile.strengths[1] }),
    );
    for (const seat of tile.captains) parts.push(t("misty-captain-of", { who: names[seat] ?? "" }));
  }
  return parts.join(". ");
}
