/** The pictures of tiles, cut to the shape of a hexagon by where they are laid. */

import type { BoardTile } from "../api/types";
import { picture, prepare } from "../art";
import { SIZE } from "./hex";
import { resourceOf } from "./view";

// Whatever draws tiles waits for their pictures.
await prepare("tile", "start");

const SPAN = 2 * SIZE;

/** What the picture of a tile is called in the art; patrol tiles have figures instead. */
export function pictureTitle(name: string): string {
  return resourceOf(name) ?? name;
}

export function tileArt(tile: BoardTile): string {
  if (tile.kind === "patrol") return "";
  return placed(picture(pictureTitle(tile.name), "tile"));
}

function placed(markup: string): string {
  const place = `x="${-SPAN / 2}" y="${-SPAN / 2}" width="${SPAN}" height="${SPAN}"`;
  return markup.replace(/^<svg/, `<svg ${place} preserveAspectRatio="xMidYMid slice"`);
}
