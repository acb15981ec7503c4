import { svg } from "./card";
import { colours } from "./palette";
import { randomOf } from "./random";
import { feature, ridge, skyBands, type Scene } from "./scene";

export function tilePicture(title: string): string {
  const palette = colours(title, ["forest", "sky", "sky"], "dawn");
  const random = randomOf(title);
  const scene: Scene = { palette, random, level: 1, width: 100, height: 100, light: { x: 50, y: 40, r: 18 } };
  return svg(100, 100, skyBands(scene) + feature(scene, "sun") + ridge(scene, "hills", 0) + ridge(scene, "woods", 1) + ridge(scene, "hills", 2));
}
