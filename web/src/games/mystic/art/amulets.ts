import { drawn } from "../../art/scene";
import { oklch } from "../../art/colour";
import { svg, type Library } from "../../art/card";
import { colours, type Nature } from "../../art/palette";
import { num } from "../../art/draw";
import { randomOf } from "../../art/random";

/** Jewels in their settings, hanging from a chain that comes from the upper corners. */
const JEWELS: Library = {
  ember: `xo 50,56,46;xo 50,56,38;ko 50,56,34;vo 50,56,31;ko 50,56,24;a 50,80 34,72 30,56 38,42 40,30! 48,38 52,24! 58,38 66,46 70,60 64,74;b 50,78 40,70 38,58 46,48 50,38! 56,50 62,60 60,72;w 50,76 46,68 50,58 54,66;|k 82,52! 92,56! 82,60!;k 46,88! 50,100! 54,88!;lo 50,20,1.6 25,32,1.6 75,32,1.6 15,56,1.6 85,56,1.6 25,80,1.6 75,80,1.6`,
  crystal: `xo 50,58,44;xo 50,58,36;k 36,22 64,22 68,30 60,36 40,36 32,30;v 36,26 64,26 66,30 59,34 41,34 34,30;k= 50,30 64,40 68,58 60,84 50,104!;a= 50,34! 61,42! 64,58! 57,82! 50,98!;w 50,34! 39,42! 36,58! 46,58!;l- 36,58 64,58;l- 50,34 45,58 50,98;l- 50,34 55,58 50,98;b 64,58! 57,82! 50,98! 55,58!;|kt 64,34,4 78,44,3.5 80,60,3 72,72,0;l- 42,28 58,28`,
  moon: `xo 50,56,46;xo 50,56,38;ko 50,56,33;vo 50,56,30;wo 50,56,24;s 58,34 68,42 73,56 68,70 56,79 64,66 66,52;a 58,34 68,42 73,56 68,70 60,77 67,64 68,50;ho 42,48,5 50,66,4 38,64,2.5;lo 50,22.5,1.6 74,32,1.6 84,56,1.6 74,80,1.6 50,90,1.6 26,80,1.6 16,56,1.6 26,32,1.6;kt 50,90,3 50,98,2.5;w 50,96! 53,102! 50,108! 47,102!`,
  root: `kt 50,20,8 44,34,8 30,44,8 26,60,8 36,78,8 54,84,7 70,74,7 74,58,6 64,46,6 50,46,5 44,58,5 52,66,4 58,60,0;kt 50,24,6 62,32,5 76,34,4 82,44,0;kt 28,56,5 16,60,4 10,70,0;kt 36,78,5 30,90,4 34,98,0;kt 66,78,5 74,88,4 72,98,0;xo 52,60,20;xo 52,60,16;ao 51,60,7;wo 49,58,2.5;a 74,34 86,28 92,18! 78,22;a 14,62 2,58 -2,48! 10,52;b 82,42 94,44! 88,52;l- 34,46 30,60 38,74;l- 56,80 66,72`,
  summon: `xo 50,56,46;xo 50,56,38;k= 50,20 74,30 84,56 74,82 50,92;v= 50,24 71,33 80,56 71,79 50,88;k= 50,32 65,39 71,56 65,73 50,80;a-2 50,38 66,66 34,66 50,38;a-2 50,74 34,46 66,46 50,74;wo 50,56,5;a- 50,34 50,30;a- 50,78 50,82;a- 72,56 76,56;a- 28,56 24,56;lo 36,34,1.5 64,34,1.5 36,78,1.5 64,78,1.5;w- 16,40 8,36;w- 84,40 92,36;w- 16,72 8,76;w- 84,72 92,76`,
  sun: `xo 50,56,48;xo 50,56,40;a 50,10! 54,24! 64,14! 64,28! 76,22! 73,35! 86,33! 79,44! 92,48! 82,54! 94,62! 81,65! 90,76! 77,75! 80,89! 68,82! 66,96! 57,86! 50,100! 43,86! 34,96! 32,82! 20,89! 23,75! 10,76! 19,65! 6,62! 18,54! 8,48! 21,44! 14,33! 27,35! 24,22! 36,28! 36,14! 46,24!;ko 50,56,24;bo 50,56,21;ao 50,56,18.5;|d 40,50! 47,52 43,54;d- 50,54 49,60 51,60;d- 43,65 50,69 57,65;d- 40,47 46,48;d- 60,47 54,48;w 40,44 46,41 44,46`,
  shard: `xo 52,60,44;xo 52,60,36;k 40,20 62,20 66,28 58,34 44,34 36,28;v 42,24 60,24 62,28 56,31 46,31 40,28;k 46,30! 66,38! 74,62! 60,80! 62,104! 46,88! 32,66! 38,44!;b 48,35! 63,42! 69,61! 54,76!;a 48,35! 54,76! 36,65! 41,46!;s 54,76! 69,61! 57,78! 58,96!;w 48,35! 46,56! 36,65! 41,46!;w 54,76! 58,96! 48,86!;l- 48,35 46,56 54,76;l- 46,56 36,65;w 78,26! 79.5,31! 84,32! 79.5,33! 78,38! 76.5,33! 72,32! 76.5,31!;wo 24,48,1.5 82,78,1.5`,
  wildfire: `xo 50,60,46;xo 50,60,38;k 50,100 26,90 16,68 24,48 34,40 32,22 44,10! 48,26 58,32 62,16 72,30 84,52 84,74 72,92;v 50,95 30,86 21,68 28,51 39,43 37,26 43,18 46,31 60,38 64,25 69,33 79,54 79,72 69,87;b 50,90 36,82 32,68 38,54 46,48 46,38 56,48 64,44 70,58 70,72 62,84;a 50,86 42,78 40,68 48,58 52,50 60,62 62,72 58,80;w 50,84 46,76 51,66 55,74;lo 26,60,1.5 80,62,1.5 34,88,1.5 68,88,1.5;wo 50,4,1.5`,
};

const AMULETS: Record<string, { jewel: string; natures: readonly [Nature, Nature, Nature]; cloth: number }> = {
  "Darksoul Ember": { jewel: "ember", natures: ["ember", "wild", "ember"], cloth: 310 },
  "Deepriver Crystal": { jewel: "crystal", natures: ["azure", "azure", "azure"], cloth: 250 },
  "Moon Stone": { jewel: "moon", natures: ["sky", "violet", "violet"], cloth: 275 },
  "Rootwood Charm": { jewel: "root", natures: ["animal", "growth", "growth"], cloth: 150 },
  "Summoner Stone": { jewel: "summon", natures: ["wild", "wild", "wild"], cloth: 320 },
  "Sun Blessing": { jewel: "sun", natures: ["gold", "sky", "sky"], cloth: 25 },
  "Twilight Shard": { jewel: "shard", natures: ["violet", "wild", "wild"], cloth: 200 },
  "Wildfire Ember": { jewel: "wildfire", natures: ["animal", "animal", "animal"], cloth: 350 },
};

export const amuletNames: readonly string[] = Object.keys(AMULETS);

const STRANGE = { jewel: "summon", natures: ["violet", "sky", "sky"], cloth: 260 } as const;

/** Velvet with soft folds. */
function cloth(title: string, hue: number): string {
  const random = randomOf(title);
  const folds = [0, 1, 2, 3, 4].map((i) => {
    const x = i * 34 - 12 + random(-6, 6);
    const w = random(9, 16);
    const bend = random(-14, 14);
    const d = `M${num(x)} 0q${num(bend)} ${num(40)} ${num(random(-8, 8))} ${num(80)}h${num(w)}q${num(bend * 0.6)} ${num(-40)} ${num(random(-8, 8))} ${num(-80)}z`;
    return `<path d="${d}" fill="${oklch(i % 2 ? 0.28 : 0.17, 0.06, hue)}" opacity=".8"/>`;
  });
  return `<rect width="${num(150)}" height="${num(80)}" fill="${oklch(0.22, 0.06, hue)}"/>${folds.join("")}`;
}

/** A chain of links from the upper edge to the setting and up again. */
function chain(colour: string): string {
  const half = "M410-10Q450 40 500 72M590-10Q550 40 500 72";
  return `<path d="${half}" fill="none" stroke="${colour}" stroke-width="10" stroke-dasharray="12 13"/>`;
}

export function amuletPicture(title: string): string {
  const { jewel, natures, cloth: hue } = AMULETS[title] ?? STRANGE;
  const palette = colours(title, natures, "dusk");
  const gold = { ...palette, mid: oklch(0.62, 0.11, 80), rim: oklch(0.86, 0.1, 88), ink: oklch(0.3, 0.05, 70) };
  const body = cloth(title, hue) + chain(gold.rim) + drawn(JEWELS[jewel] ?? "", { x: 100, y: 76, scale: 0.68 }, gold);
  return svg(150, 80, body);
}
