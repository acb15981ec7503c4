import { LINE, num, paint, type Inks, type Placing } from "./draw";
import type { Palette } from "./palette";
import type { Random } from "./random";

export const WIDTH = 150;
export const HEIGHT = 80;

interface Spot {
  x: number;
  y: number;
  r: number;
}

export interface Scene {
  palette: Palette;
  random: Random;
  level: number;
  width: number;
  height: number;
  light: Spot;
}

const path = (d: string, fill: string, opacity?: number): string =>
  `<path d="${d}" fill="${fill}"${opacity === undefined ? "" : ` opacity="${num(opacity * 10) === "0" ? 0 : opacity}"`}/>`;

const disc = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0z`;

const strokes = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

/** Where the sun or moon stands: behind the subject, low enough to leave the name's strip dark. */
export function lightOf(random: Random, level: number): Spot {
  const r = 15 + level * 2 + random(-1.5, 1.5);
  return { x: 100 + random(-16, 16), y: 24 + r + random(-2, 5), r };
}

/** Bands of sky, lighter towards the horizon, with waving edges. */
export function skyBands({ palette, random, width, height }: Scene): string {
  let out = `<rect width="${width}" height="${height}" fill="${palette.sky[0]}"/>`;
  const top = [0.24, 0.4, 0.56];
  for (let i = 0; i < 3; i++) {
    const y = height * (top[i]! + random(-0.025, 0.025));
    const a = random(2, 5) * (random() < 0.5 ? -1 : 1);
    const q = width / 4;
    out += path(
      `M0 ${num(y)}q${num(q)} ${num(a)} ${num(2 * q)} 0t${num(2 * q)} 0V${height}H0z`,
      palette.sky[i + 1]!,
    );
  }
  return out;
}

type Feature = (scene: Scene) => string;

const halo: Feature = ({ palette, light: { x, y, r } }) =>
  path(disc(x, y, r * 1.75), palette.glow, 0.14) + path(disc(x, y, r * 1.35), palette.glow, 0.2);

const rays = (count: number, reach: number): Feature => {
  return ({ palette, random, light: { x, y, r } }) => {
    let d = "";
    const start = random(0, 1);
    for (let i = 0; i < count; i++) {
      const a = ((i + start) / count) * Math.PI * 2;
      const w = Math.PI / count / 2.4;
      const [c1, s1, c2, s2] = [Math.cos(a - w), Math.sin(a - w), Math.cos(a + w), Math.sin(a + w)];
      d += `M${num(x + c1 * r * 1.2)} ${num(y + s1 * r * 1.2)}L${num(x + c1 * reach)} ${num(y + s1 * reach)} ${num(x + c2 * reach)} ${num(y + s2 * reach)} ${num(x + c2 * r * 1.2)} ${num(y + s2 * r * 1.2)}z`;
    }
    return path(d, palette.glow, 0.16);
  };
};

const sun: Feature = (scene) => {
  const { palette, light, level } = scene;
  const grand = level > 2 ? strokes(disc(light.x, light.y, light.r * 1.18), palette.white, LINE, 0.7) : "";
  return halo(scene) + path(disc(light.x, light.y, light.r), palette.white, 0.92) + grand;
};

const moon: Feature = (scene) => {
  const { palette, random, light } = scene;
  const spot = (a: number, d: number, s: number): string =>
    disc(light.x + Math.cos(a) * light.r * d, light.y + Math.sin(a) * light.r * d, light.r * s);
  const turn = random(0, 6);
  return sun(scene) + path(spot(turn, 0.5, 0.24) + spot(turn + 2, 0.6, 0.15) + spot(turn + 3.6, 0.45, 0.19), palette.sky[3], 0.3);
};

const crescent: Feature = (scene) => {
  const { palette, light } = scene;
  const { x, y, r } = light;
  const d = `M${num(x + r * 0.3)} ${num(y - r)}a${num(r)} ${num(r)} 0 1 0 ${num(r * 0.66)} ${num(r * 1.25)}a${num(r * 0.8)} ${num(r * 0.8)} 0 1 1 ${num(-r * 0.66)} ${num(-r * 1.25)}z`;
  return halo(scene) + path(d, palette.white, 0.95);
};

/** A dark disc with a burning rim: the sign of the cards that may be sleeved under others. */
const eclipse: Feature = (scene) => {
  const { palette, light } = scene;
  return (
    halo(scene) +
    rays(18, light.r * 1.6)(scene) +
    path(disc(light.x, light.y, light.r * 1.08), palette.white) +
    path(disc(light.x - light.r * 0.07, light.y - light.r * 0.03, light.r), palette.sky[0])
  );
};

const rising: Feature = (scene) => {
  const low = { ...scene, light: { x: scene.light.x, y: 56, r: scene.light.r * 1.25 } };
  return rays(22, 90)(low) + sun(low);
};

const stars: Feature = ({ palette, random, width }) => {
  let dots = "";
  for (let i = 0; i < 16; i++) dots += disc(random(4, width - 4), random(3, 42), random(0.25, 0.65));
  let sparks = "";
  for (let i = 0; i < 3; i++) sparks += spark(random(36, width - 6), random(4, 30), random(1.4, 2.2));
  return path(dots + sparks, palette.white, 0.85);
};

/** A four-pointed star. */
function spark(x: number, y: number, r: number): string {
  const q = r * 0.2;
  return `M${num(x)} ${num(y - r)}l${num(q)} ${num(r - q)} ${num(r - q)} ${num(q)}${num(-(r - q))} ${num(q)}${num(-q)} ${num(r - q)}${num(-q)} ${num(-(r - q))}${num(-(r - q))} ${num(-q)} ${num(r - q)} ${num(-q)}z`.replace(/(\d)(-?\.?\d)/g, "$1$2");
}

const clouds: Feature = ({ palette, random, width }) => {
  let d = "";
  for (let i = 0; i < 3; i++) {
    const x = random(-5, width - 25);
    const y = 22 + i * 9 + random(-3, 3);
    const w = random(24, 44);
    d += `M${num(x)} ${num(y)}q${num(w * 0.12)}-4 ${num(w * 0.26)}-2.5q${num(w * 0.2)}-5.5 ${num(w * 0.4)}-.6q${num(w * 0.2)}-2 ${num(w * 0.34)} 3.1z`;
  }
  return path(d, palette.white, 0.4);
};

const mist: Feature = ({ palette, random, width }) => {
  let d = "";
  for (let i = 0; i < 4; i++) {
    const x = random(-20, width - 50);
    const y = 50 + i * 5 + random(-2, 2);
    const w = random(50, 90);
    d += `M${num(x)} ${num(y)}q${num(w / 2)}-3.4 ${num(w)} 0q${num(-w / 2)} 2.6 ${num(-w)} 0z`;
  }
  return path(d, palette.white, 0.3);
};

const rain: Feature = ({ palette, random, width, height }) => {
  let d = "";
  for (let i = 0; i < 30; i++) d += `M${num(random(30, width + 8))} ${num(random(12, height))}l-2.2 6.5`;
  return strokes(d, palette.rim, LINE * 0.7, 0.6);
};

const snow: Feature = ({ palette, random, width, height }) => {
  let d = "";
  for (let i = 0; i < 26; i++) d += disc(random(26, width), random(10, height - 6), random(0.3, 0.9));
  return path(d, palette.white, 0.85);
};

const drift = (colour: (p: Palette) => string, lowest: number, highest: number): Feature => {
  return ({ palette, random, width }) => {
    let d = "";
    for (let i = 0; i < 15; i++) {
      const x = random(34, width - 4);
      const y = random(highest, lowest);
      d += random() < 0.25 ? spark(x, y, random(1.4, 2.4)) : disc(x, y, random(0.35, 0.85));
    }
    return path(d, colour(palette), 0.9);
  };
};

const leaves: Feature = ({ palette, random, width }) => {
  let d = "";
  for (let i = 0; i < 10; i++) {
    const [x, y, s] = [random(40, width - 6), random(22, 70), random(1.4, 2.6)];
    const a = random(-2, 2);
    d += `M${num(x)} ${num(y)}q${num(s)} ${num(-s * 1.2)} ${num(s * 2)} ${num(a)}q${num(-s)} ${num(s * 1.2)} ${num(-s * 2)} ${num(-a)}z`;
  }
  return path(d, palette.accent, 0.9);
};

const birds: Feature = ({ palette, random }) => {
  let d = "";
  for (let i = 0; i < 4; i++) {
    const x = random(40, 140);
    const y = random(20, 36);
    const s = random(1.6, 2.8);
    d += `M${num(x)} ${num(y)}q${num(s)} ${num(-s)} ${num(s * 1.5)} ${num(s * 0.3)}q${num(s * 0.6)} ${num(-s * 1.2)} ${num(s * 1.5)} ${num(-s * 0.3)}`;
  }
  return strokes(d, palette.ink, LINE * 0.9, 0.8);
};

const bolts: Feature = ({ palette, random }) => {
  let d = "";
  for (const x of [62 + random(-6, 6), 132 + random(-6, 6)]) {
    d += `M${num(x)} 14l-5 13h4l-6 12 3.500 1-6 15 13-19h-5l6-10h-5l7-12z`.replace("3.500", "3.5");
  }
  return path(d, palette.white, 0.9);
};

const FEATURES: Record<string, Feature> = {
  sun,
  moon,
  crescent,
  eclipse,
  rising,
  halo,
  rays: rays(16, 100),
  stars,
  clouds,
  mist,
  rain,
  snow,
  leaves,
  birds,
  bolts,
  fireflies: drift((p) => p.glow, 72, 30),
  embers: drift((p) => p.accent, 72, 20),
  spores: drift((p) => p.rim, 70, 18),
};

interface Ridge {
  random: Random;
  width: number;
  height: number;
  y: number;
}

type Skyline = (ridge: Ridge) => string;

const closing = ({ width, height }: Ridge): string => `V${height}H0z`.replace("V", `H${width}V`);

/** Smooth hills. */
const hills: Skyline = (ridge) => {
  const { random, width, y } = ridge;
  let d = `M0 ${num(y + random(-4, 4))}`;
  for (let x = 0; x < width; ) {
    const w = random(26, 52);
    x += w;
    d += `Q${num(x - w / 2)} ${num(y + random(-10, 2))} ${num(x)} ${num(y + random(-2, 5))}`;
  }
  return d + closing(ridge);
};

const peaks: Skyline = (ridge) => {
  const { random, width, y } = ridge;
  let d = `M0 ${num(y)}`;
  for (let x = -6; x < width; ) {
    const w = random(11, 22);
    const h = random(7, 19);
    d += `L${num(x + w * 0.4)} ${num(y - h * 0.6)} ${num(x + w * 0.62)} ${num(y - h)} ${num(x + w * 0.8)} ${num(y - h * 0.55)} ${num(x + w * 1.2)} ${num(y + random(-2, 2))}`;
    x += w * 1.2;
  }
  return d + closing(ridge);
};

const pines: Skyline = (ridge) => {
  const { random, width, y } = ridge;
  let d = `M0 ${num(y)}`;
  for (let x = -2; x < width; ) {
    const w = random(4, 7);
    const h = random(7, 15);
    const base = y + random(-1, 2);
    d += `L${num(x)} ${num(base)} ${num(x + w * 0.32)} ${num(base - h * 0.5)} ${num(x + w * 0.22)} ${num(base - h * 0.5)} ${num(x + w / 2)} ${num(base - h)} ${num(x + w * 0.78)} ${num(base - h * 0.5)} ${num(x + w * 0.68)} ${num(base - h * 0.5)} ${num(x + w)} ${num(base)}`;
    x += w * random(0.8, 1.5);
  }
  return d + closing(ridge);
};

const woods: Skyline = (ridge) => {
  const { random, width, y } = ridge;
  let x = -4;
  let d = `M-4 ${num(y)}`;
  while (x < width) {
    const w = random(6, 13);
    x += w;
    d += `a${num(w / 1.8)} ${num(w / 1.8)} 0 0 1 ${num(w)} ${num(random(-1.5, 1.5))}`;
  }
  return d + `V${ridge.height}H-4z`;
};

const grass: Skyline = (ridge) => {
  const { random, width, y } = ridge;
  let d = `M0 ${num(y)}`;
  for (let x = 0; x < width; ) {
    const w = random(2, 3.6);
    const h = random(1.5, 6);
    d += `L${num(x + w / 2 + random(-1.5, 1.5))} ${num(y - h)} ${num(x + w)} ${num(y + random(-0.5, 1))}`;
    x += w;
  }
  return d + closing(ridge);
};

const mesas: Skyline = (ridge) => {
  const { random, width, y } = ridge;
  let d = `M0 ${num(y)}`;
  for (let x = random(-8, 4); x < width; ) {
    const w = random(14, 30);
    const h = random(6, 17);
    d += `L${num(x)} ${num(y)} ${num(x + 2)} ${num(y - h * 0.5)} ${num(x + 2.6)} ${num(y - h)} ${num(x + w - 3)} ${num(y - h + random(-1, 1))} ${num(x + w - 2)} ${num(y - h * 0.45)} ${num(x + w)} ${num(y)}`;
    x += w + random(3, 14);
  }
  return d + closing(ridge);
};

const rocks: Skyline = (ridge) => {
  const { random, width, y } = ridge;
  let d = `M0 ${num(y)}`;
  for (let x = 0; x < width; ) {
    const w = random(6, 14);
    d += `L${num(x + w * 0.25)} ${num(y - random(1, 4))} ${num(x + w * 0.7)} ${num(y - random(2, 6))} ${num(x + w)} ${num(y + random(-1, 2))}`;
    x += w;
  }
  return d + closing(ridge);
};

const flat: Skyline = (ridge) => `M0 ${num(ridge.y)}q40-2 75 0t75-.5` + closing(ridge);

const reeds: Skyline = (ridge) => {
  const { random, width, y } = ridge;
  let d = `M0 ${num(y)}`;
  for (let x = 0; x < width; x += random(5, 12)) {
    const h = random(5, 13);
    const b = random(-1.5, 1.5);
    d += `L${num(x)} ${num(y)} ${num(x + b)} ${num(y - h)} ${num(x + b + 0.2)} ${num(y - h - 3)} ${num(x + b + 1.2)} ${num(y - h - 3)} ${num(x + b + 1.2)} ${num(y - h)} ${num(x + 0.9)} ${num(y)}`;
  }
  return d + closing(ridge);
};

const SKYLINES: Record<string, Skyline> = { hills, peaks, pines, woods, grass, mesas, rocks, flat, reeds };

const LEVELS = [52, 60, 67, 75] as const;

/** A sheet of water from the horizon, with glints under the light. */
function water({ palette, random, light, width, height }: Scene, y: number): string {
  let glints = "";
  for (let i = 0; i < 11; i++) {
    const gy = y + 2 + (i * (height - y)) / 11;
    const w = random(3, 8) + i * 0.8;
    glints += `M${num(light.x + random(-9, 9) - w / 2)} ${num(gy)}h${num(w)}`;
  }
  for (let i = 0; i < 7; i++) glints += `M${num(random(0, width))} ${num(random(y + 3, height))}h${num(random(4, 9))}`;
  return (
    path(`M0 ${num(y)}H${width}V${height}H0z`, palette.sky[2]) +
    path(`M0 ${num(y + (height - y) * 0.45)}q38-3 75 0t75 0V${height}H0z`, palette.sky[1], 0.7) +
    strokes(glints, palette.white, LINE, 0.75)
  );
}

/** One ridge, by its word: a skyline's name or `water`, and how far it is: 0 (far) to 3 (foreground). */
export function ridge(scene: Scene, word: string, depth: number): string {
  const { palette, random, width, height } = scene;
  const y = LEVELS[depth]! + (height - HEIGHT) + random(-1.5, 1.5);
  if (word === "water") return water(scene, y);
  const skyline = SKYLINES[word];
  if (!skyline) return "";
  const d = skyline({ random, width, height, y });
  const snowy = word === "peaks" && depth === 0;
  const edge = depth > 0 && !snowy ? ` stroke="${palette.rim}" stroke-width="${num(LINE * 0.6)}" stroke-opacity=".35"` : "";
  return `<path d="${d}" fill="${palette.ground[depth]}"${edge}/>`;
}

export function feature(scene: Scene, word: string): string {
  return FEATURES[word]?.(scene) ?? "";
}

/** The upper left and the strip of the name, calm and dark for symbols and letters. */
export function shadeForWords({ palette }: Scene): string {
  const d = (rx: number, ry: number): string => `M0 0H${num(rx)}Q${num(rx * 0.45)} ${num(ry * 0.16)} 22 ${num(ry * 0.4)}T0 ${num(ry)}z`;
  return path(d(104, 78) + d(84, 66), palette.sky[0], 0.3) + path(d(64, 54), palette.sky[0], 0.3);
}

export function inksOf(palette: Palette): Inks {
  const roles: Record<string, ReturnType<Inks>> = {
    k: { fill: palette.ink, outline: palette.rim },
    d: { fill: palette.ink },
    m: { fill: palette.mid },
    s: { fill: palette.shade },
    l: { fill: palette.rim },
    a: { fill: palette.accent },
    b: { fill: palette.second },
    g: { fill: palette.glow, opacity: 0.4 },
    w: { fill: palette.white },
    h: { fill: palette.sky[3] },
    f: { fill: palette.ground[1] },
    n: { fill: palette.ground[2] },
    o: { fill: palette.ground[3] },
    p: { fill: palette.skin },
    c: { fill: palette.sky[2] },
    u: { fill: palette.ground[0] },
    v: { fill: palette.mid, outline: palette.rim },
  };
  const ink = roles.k as ReturnType<Inks>;
  return (role) => roles[role] ?? ink;
}

export function drawn(drawing: string, placing: Placing, palette: Palette): string {
  return paint(drawing, placing, inksOf(palette));
}
