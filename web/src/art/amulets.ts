import { svg } from "./card";
import { colours } from "./palette";
import { drawn } from "./scene";

const JEWEL = `k= 50,20 66,30 74,50 66,70 50,80;a= 50,26 61,34 68,50 61,66 50,74;w 42,36 50,30 50,44;l- 50,20 50,0`;

export function amuletPicture(title: string): string {
  const palette = colours(title, ["vp", "wild", "wild"], "night");
  return svg(150, 80, `<rect width="150" height="80" fill="${palette.sky[0]}"/>` + drawn(JEWEL, { x: 100, y: 78, scale: 0.7 }, palette));
}
