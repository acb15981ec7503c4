/** The pictures of tiles, cut to the shape of a hexagon by where they are laid. */

import type { BoardTile } from "../api/types";
import { picture } from "../art";
import { SIZE } from "./hex";
import { resourceOf } from "./view";

const WIDTH = SIZE * 1.5;
const HEIGHT = WIDTH * (80 / 150);

/** What the picture of a tile is called in the art; patrol tiles have figures instead. */
export function pictureTitle(name: string): string {
  return resourceOf(name) ?? name;
}

export function tileArt(tile: BoardTile): string {
  if (tile.kind === "patrol") return "";
  return placed(picture(pictureTitle(tile.name), "tile"));
}

function placed(markup: string): string {
  const place = `x="${-WIDTH / 2}" y="${-HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}"`;
  return markup.replace(/^<svg/, `<svg ${place} preserveAspectRatio="xMidYMid slice"`);
}
