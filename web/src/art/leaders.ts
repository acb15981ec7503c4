import { svg } from "./card";
import type { Details } from "./index";
import { colours } from "./palette";
import { randomOf } from "./random";
import { drawn, feature, ridge, skyBands, type Scene } from "./scene";

const BUST = `k= 50,10 62,14 68,28 66,44 60,54 62,62 84,70 96,84 100,100;p= 50,18 58,22 61,34 58,46 50,54;|do 45,34,1.4;d- 46,45 50,46.5 54,45`;

/** A portrait, 150 by 240; the upgraded side stands in light. */
export function leaderPicture(title: string, { upgraded = false }: Details): string {
  const random = randomOf(title);
  const palette = colours(title, ["wild", "guardian", "guardian"], upgraded ? "dawn" : "dusk");
  const scene: Scene = { palette, random, level: upgraded ? 3 : 2, width: 150, height: 240, light: { x: 75, y: 92, r: 40 } };
  const parts = [
    skyBands(scene),
    upgraded ? feature(scene, "rays") : "",
    feature(scene, "sun"),
    ridge(scene, "peaks", 0),
    ridge(scene, "hills", 1),
    drawn(BUST, { x: 75, y: 240, scale: 1.6 }, palette),
  ];
  return svg(150, 240, parts.join(""));
}
