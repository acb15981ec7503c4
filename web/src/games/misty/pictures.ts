/** The pictures of tiles, cut to the shape of a hexagon by where they are laid. */

import type { BoardTile } from "./wire";
import { medal } from "./art/symbols";
import { tilePicture } from "./art/tiles";
import { SIZE } from "./hex";

const SPAN = 2 * SIZE;

const drawn = new Map<string, string>();

/** The picture of a tile; a patrol shows its tribe, each in a landscape of its own. */
export function tileArt(tile: BoardTile): string {
  const shows = tile.kind === "valley" ? tile.resource : tile.kind === "patrol" ? tile.tribe : tile.id;
  const name = tile.kind === "patrol" ? `${tile.tribe} ${tile.shape}` : shows;
  let found = drawn.get(name);
  if (found === undefined) drawn.set(name, (found = placed(tilePicture(shows, name), 0, 0, SPAN)));
  return found;
}

/** A symbol in a drawing, around a point. */
export function glyph(name: string, x: number, y: number, size: number): string {
  return placed(medal(name), x, y, size);
}

function placed(markup: string, x: number, y: number, size: number): string {
  const place = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`;
  return markup.replace(/^<svg/, `<svg ${place} preserveAspectRatio="xMidYMid slice"`);
}
