/** The pictures of tiles, cut to the shape of a hexagon by where they are laid. */

import type { BoardTile } from "./wire";
import { medal } from "./art/symbols";
import { tilePicture } from "./art/tiles";
import { SIZE } from "./hex";
import { resourceOf } from "./view";

const SPAN = 2 * SIZE;

/** What the picture of a tile is called in the art; patrol tiles have figures instead. */
export function pictureTitle(name: string): string {
  return resourceOf(name) ?? name;
}

export function tileArt(tile: BoardTile): string {
  if (tile.kind === "patrol") return "";
  return placed(tilePicture(pictureTitle(tile.name)), 0, 0, SPAN);
}

/** A symbol in a drawing, around a point. */
export function glyph(name: string, x: number, y: number, size: number): string {
  return placed(medal(name), x, y, size);
}

function placed(markup: string, x: number, y: number, size: number): string {
  const place = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`;
  return markup.replace(/^<svg/, `<svg ${place} preserveAspectRatio="xMidYMid slice"`);
}
