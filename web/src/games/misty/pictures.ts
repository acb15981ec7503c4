/** The pictures of tiles, cut to the shape of a hexagon by where they are laid. */

import type { BoardTile } from "./wire";
import { medal } from "./art/symbols";
import { tilePicture } from "./art/tiles";
import { SIZE } from "./hex";

const SPAN = 2 * SIZE;

export function tileArt(tile: BoardTile): string {
  if (tile.kind === "patrol") return "";
  return placed(tilePicture(tile.kind === "valley" ? tile.resource : tile.id), 0, 0, SPAN);
}

/** A symbol in a drawing, around a point. */
export function glyph(name: string, x: number, y: number, size: number): string {
  return placed(medal(name), x, y, size);
}

function placed(markup: string, x: number, y: number, size: number): string {
  const place = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`;
  return markup.replace(/^<svg/, `<svg ${place} preserveAspectRatio="xMidYMid slice"`);
}
