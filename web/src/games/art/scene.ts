import { LINE, num, outline, paint, type Inks, type Placing } from "./draw";
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

const path = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

const lines = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

function disc(x: number, y: number, r: number): string {
  const half = `a${num(r)} ${num(r)} 0 1 1 `;
  return `M${num(x - r)} ${num(y)}${half}${num(2 * r)} 0${half}${num(-2 * r)} 0z`;
}

/** A dot of a line's round end: the shortest disc there is. */
const dot = (x: number, y: number): string => `M${num(x)} ${num(y)}h0`;

function times(count: number, one: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => one(i)).join("");
}

/** Where the sun or moon stands: behind the subject, low enough to leave the name's strip dark. */
export function lightOf(random: Random, level: number): Spot {
  const r = 15 + level * 2 + random(-1.5, 1.5);
  return { x: 100 + random(-16, 16), y: 24 + r + random(-2, 5), r };
}

/** Bands of sky, lighter towards the horizon, with waving edges. */
export function skyBands({ palette, random, width, height }: Scene): string {
  const bands = [0.24, 0.4, 0.56].map((top, i) => {
    const y = height * (top + random(-0.025, 0.025));
    const swing = random(2, 5) * (random() < 0.5 ? -1 : 1);
    const q = width / 4;
    return path(`M0 ${num(y)}q${num(q)} ${num(swing)} ${num(2 * q)} 0t${num(2 * q)} 0V${num(height)}H0z`, palette.sky[i + 1] ?? palette.sky[3]);
  });
  return `<rect width="${num(width)}" height="${num(height)}" fill="${palette.sky[0]}"/>` + bands.join("");
}

type Feature = (scene: Scene) => string;

const halo: Feature = ({ palette, light: { x, y, r } }) =>
  path(disc(x, y, r * 1.75), palette.glow, 0.14) + path(disc(x, y, r * 1.35), palette.glow, 0.2);

const rays = (count: number, reach: number): Feature => {
  return ({ palette, random, light: { x, y, r } }) => {
    const start = random();
    const d = times(count, (i) => {
      const a = ((i + start) / count) * Math.PI * 2;
      const w = Math.PI / count / 2.4;
      const at = (angle: number, far: number): string => `${num(x + Math.cos(angle) * far)} ${num(y + Math.sin(angle) * far)}`;
      return `M${at(a, r)}L${at(a - w, reach)} ${at(a + w, reach)}z`;
    });
    return path(d, palette.glow, 0.16);
  };
};

const sun: Feature = (scene) => {
  const { palette, light, level } = scene;
  const ring = level > 2 ? lines(disc(light.x, light.y, light.r * 1.18), palette.white, LINE, 0.7) : "";
  return halo(scene) + path(disc(light.x, light.y, light.r), palette.white, 0.92) + ring;
};

const moon: Feature = (scene) => {
  const { palette, random, light } = scene;
  const turn = random(0, 6);
  const crater = (angle: number, far: number, size: number): string =>
    disc(light.x + Math.cos(turn + angle) * light.r * far, light.y + Math.sin(turn + angle) * light.r * far, light.r * size);
  return sun(scene) + path(crater(0, 0.5, 0.24) + crater(2, 0.6, 0.15) + crater(3.6, 0.45, 0.19), palette.sky[3], 0.3);
};

const crescent: Feature = (scene) => {
  const { x, y, r } = scene.light;
  const arc = (radius: number, flags: string, dx: number, dy: number): string =>
    `a${num(radius)} ${num(radius)} 0 ${flags} ${num(dx)} ${num(dy)}`;
  const d = `M${num(x + r * 0.3)} ${num(y - r)}${arc(r, "1 0", r * 0.66, r * 1.25)}${arc(r * 0.8, "1 1", -r * 0.66, -r * 1.25)}z`;
  return halo(scene) + path(d, scene.palette.white, 0.95);
};

/** A dark disc with a burning rim: an eclipse. */
const eclipse: Feature = (scene) => {
  const { palette, light } = scene;
  const dark = disc(light.x - light.r * 0.06, light.y - light.r * 0.03, light.r);
  return halo(scene) + rays(18, light.r * 1.7)(scene) + path(disc(light.x, light.y, light.r * 1.1), palette.white) + path(dark, palette.sky[0]);
};

const rising: Feature = (scene) => {
  const low = { ...scene, light: { x: scene.light.x, y: 56, r: scene.light.r * 1.25 } };
  return rays(20, 90)(low) + sun(low);
};

/** A four-pointed star. */
function spark(x: number, y: number, r: number): string {
  const q = r * 0.22;
  const s = r - q;
  const leg = (dx: number, dy: number): string => `${num(dx)} ${num(dy)}`;
  return `M${num(x)} ${num(y - r)}l${leg(q, s)} ${leg(s, q)} ${leg(-s, q)} ${leg(-q, s)} ${leg(-q, -s)} ${leg(-s, -q)} ${leg(s, -q)}z`;
}

const stars: Feature = ({ palette, random, width }) => {
  const small = times(14, () => dot(random(4, width - 4), random(3, 42)));
  const bright = times(3, () => spark(random(36, width - 6), random(4, 30), random(1.4, 2.2)));
  return lines(small, palette.white, 0.9, 0.8) + path(bright, palette.white, 0.9);
};

const clouds: Feature = ({ palette, random, width }) => {
  const d = times(3, (i) => {
    const w = random(24, 44);
    const puff = (dx: number, rise: number, dy: number): string => `q${num(w * dx * 0.5)} ${num(rise)} ${num(w * dx)} ${num(dy)}`;
    return `M${num(random(-5, width - 25))} ${num(22 + i * 9 + random(-3, 3))}${puff(0.26, -4, -2.5)}${puff(0.4, -5.5, -0.6)}${puff(0.34, -2, 3.1)}z`;
  });
  return path(d, palette.white, 0.4);
};

const mist: Feature = ({ palette, random, width }) => {
  const d = times(4, (i) => {
    const w = random(50, 90);
    return `M${num(random(-20, width - 50))} ${num(50 + i * 5 + random(-2, 2))}q${num(w / 2)} ${num(-3.4)} ${num(w)} 0q${num(-w / 2)} ${num(2.6)} ${num(-w)} 0z`;
  });
  return path(d, palette.white, 0.25);
};

const rain: Feature = ({ palette, random, width, height }) =>
  lines(times(28, () => `M${num(random(30, width + 8))} ${num(random(12, height))}l${num(-2)} ${num(6)}`), palette.rim, LINE * 0.7, 0.6);

const snow: Feature = ({ palette, random, width, height }) =>
  lines(times(16, () => dot(random(26, width), random(10, height - 6))), palette.white, 1.1, 0.85) +
  lines(times(8, () => dot(random(26, width), random(10, height - 6))), palette.white, 1.9, 0.85);

/** Small lights adrift: fireflies, embers, spores. */
const drift = (colour: (p: Palette) => string, highest: number): Feature => {
  return ({ palette, random, width }) => {
    const place = (): [number, number] => [random(34, width - 4), random(highest, 72)];
    const dots = times(10, () => dot(...place()));
    const sparks = times(4, () => spark(...place(), random(1.4, 2.4)));
    return lines(dots, colour(palette), 1.3, 0.9) + path(sparks, colour(palette), 0.9);
  };
};

const leaves: Feature = ({ palette, random, width }) => {
  const d = times(9, () => {
    const s = random(1.4, 2.6);
    const a = random(-2, 2);
    return `M${num(random(40, width - 6))} ${num(random(22, 70))}q${num(s)} ${num(-s * 1.2)} ${num(s * 2)} ${num(a)}q${num(-s)} ${num(s * 1.2)} ${num(-s * 2)} ${num(-a)}z`;
  });
  return path(d, palette.accent, 0.9);
};

const birds: Feature = ({ palette, random }) => {
  const d = times(4, () => {
    const s = random(1.6, 2.8);
    return `M${num(random(40, 140))} ${num(random(20, 36))}q${num(s)} ${num(-s)} ${num(s * 1.5)} ${num(s * 0.3)}q${num(s * 0.6)} ${num(-s * 1.2)} ${num(s * 1.5)} ${num(-s * 0.3)}`;
  });
  return lines(d, palette.ink, LINE * 0.9, 0.8);
};

const bolts: Feature = ({ palette, random }) => {
  const zigzag = [-5, 13, 4, 0, -6, 12, 3.5, 1, -6, 15, 13, -19, -5, 0, 6, -10, -5, 0, 7, -12];
  const one = (x: number): string => `M${num(x)} ${num(14)}l${zigzag.map(num).join(" ")}z`;
  return path(one(62 + random(-6, 6)) + one(134 + random(-6, 6)), palette.white, 0.9);
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
  fireflies: drift((p) => p.glow, 30),
  embers: drift((p) => p.accent, 20),
  spores: drift((p) => p.rim, 18),
};

export function feature(scene: Scene, word: string): string {
  return FEATURES[word]?.(scene) ?? "";
}

/** A skyline is a row of corners from left to right, at heights above its ridge. */
type Corner = readonly [x: number, height: number];
type Skyline = (random: Random, width: number) => Corner[];

const walk = (width: number, from: number, step: (x: number) => { corners: Corner[]; wide: number }): Corner[] => {
  const found: Corner[] = [];
  for (let x = from; x < width + 24; ) {
    const { corners, wide } = step(x);
    found.push(...corners);
    x += wide;
  }
  return found;
};

const hills: Skyline = (random, width) =>
  walk(width, random(-20, -4), (x) => ({ corners: [[x, random(-1, 2)], [x + random(10, 18), random(4, 8)]], wide: random(26, 46) }));

const peaks: Skyline = (random, width) =>
  walk(width, -6, (x) => {
    const w = random(13, 24);
    const h = random(7, 19);
    return { corners: [[x, random(-2, 2)], [x + w * 0.4, h * 0.6], [x + w * 0.55, h], [x + w * 0.72, h * 0.55]], wide: w * 1.1 };
  });

const pines: Skyline = (random, width) =>
  walk(width, -2, (x) => {
    const w = random(5, 8);
    const h = random(7, 15);
    return {
      corners: [[x, 0], [x + w * 0.34, h * 0.45], [x + w * 0.24, h * 0.45], [x + w / 2, h], [x + w * 0.76, h * 0.45], [x + w * 0.66, h * 0.45], [x + w, 0]],
      wide: w * random(0.95, 1.7),
    };
  });

const grass: Skyline = (random, width) =>
  walk(width, 0, (x) => {
    const w = random(4, 7);
    return { corners: [[x, random(-1, 0.5)], [x + w * 0.5 + random(-2, 2), random(2, 6)]], wide: w };
  });

const mesas: Skyline = (random, width) =>
  walk(width, random(-8, 4), (x) => {
    const w = random(14, 30);
    const h = random(6, 17);
    return { corners: [[x, 0], [x + 2.5, h], [x + w - 3, h + random(-1, 1)], [x + w - 1, h * 0.4], [x + w, 0]], wide: w + random(5, 16) };
  });

const rocks: Skyline = (random, width) =>
  walk(width, -2, (x) => {
    const w = random(8, 15);
    return { corners: [[x, random(-2, 1)], [x + w * 0.25, random(1, 4)], [x + w * 0.7, random(2, 6)]], wide: w };
  });

const reeds: Skyline = (random, width) =>
  walk(width, 2, (x) => {
    const h = random(5, 13);
    const b = x + random(-1.5, 1.5);
    return { corners: [[x, 0], [b, h], [b, h + 3], [b + 1.2, h + 3], [b + 1.2, h], [x + 1, 0]], wide: random(8, 16) };
  });

const flat: Skyline = (random, width) => [[-20, 0], [width * 0.3, random(0, 2)], [width * 0.7, random(-1, 1)], [width + 20, random(0, 1)]];

const SKYLINES: Record<string, { corners: Skyline; round?: boolean }> = {
  hills: { corners: hills, round: true },
  flat: { corners: flat, round: true },
  peaks: { corners: peaks },
  pines: { corners: pines },
  grass: { corners: grass },
  mesas: { corners: mesas },
  rocks: { corners: rocks },
  reeds: { corners: reeds },
};

/** Crowns of trees, or banks of cloud: arcs side by side. */
function crowns({ random, width, height }: Scene, y: number): string {
  let d = `M${num(-4)} ${num(y)}`;
  for (let x = -4; x < width; ) {
    const w = random(7, 14);
    d += `a${num(w / 1.8)} ${num(w / 1.8)} 0 0 1 ${num(w)} ${num(random(-1.5, 1.5))}`;
    x += w;
  }
  return d + `V${num(height)}H${num(-4)}z`;
}

const LEVELS = [52, 60, 67, 76.5] as const;

/** A sheet of water from the horizon, with glints under the light. */
function water({ palette, random, light, width, height }: Scene, y: number): string {
  const under = times(10, (i) => {
    const w = random(3, 8) + i * 0.8;
    return `M${num(light.x + random(-9, 9) - w / 2)} ${num(y + 2 + (i * (height - y)) / 10)}h${num(w)}`;
  });
  const around = times(6, () => `M${num(random(0, width))} ${num(random(y + 3, height))}h${num(random(4, 9))}`);
  return (
    path(`M0 ${num(y)}H${num(width)}V${num(height)}H0z`, palette.sky[2]) +
    path(`M0 ${num(y + (height - y) * 0.45)}q${num(38)} ${num(-3)} ${num(75)} 0t${num(75)} 0V${num(height)}H0z`, palette.sky[1], 0.7) +
    lines(under + around, palette.white, LINE, 0.75)
  );
}

type Depth = 0 | 1 | 2 | 3;

/** One ridge, by its word: a skyline's name, `woods`, `clouds` or `water`; and how far it is: 0 (far) to 3 (foreground). */
export function ridge(scene: Scene, word: string, depth: Depth, raised = 0): string {
  const { palette, random, width, height } = scene;
  const y = LEVELS[depth] + (height - HEIGHT) - raised + random(-1.5, 1.5);
  if (word === "water") return water(scene, y);
  if (word === "woods") return path(crowns(scene, y), palette.ground[depth]);
  if (word === "clouds") return path(crowns(scene, y), palette.white, 0.75) + path(crowns(scene, y + 10), palette.white);
  const skyline = SKYLINES[word];
  if (!skyline) return "";
  const sharp = !skyline.round;
  const points = skyline.corners(random, width).map(([x, h]) => ({ x, y: y - h, sharp, width: 0 }));
  const first = points[0]?.x ?? 0;
  const last = points.at(-1)?.x ?? width;
  const ends = [last, first].map((x) => ({ x, y: height + 2, sharp: true, width: 0 }));
  return path(outline([...points, ...ends], true), palette.ground[depth]);
}

/** The upper left and the strip of the name, calm and dark for symbols and letters. */
export function shadeForWords({ palette }: Scene): string {
  const corner = (wide: number, high: number): string =>
    `M0 0H${num(wide)}Q${num(wide * 0.45)} ${num(high * 0.16)} ${num(22)} ${num(high * 0.4)}T0 ${num(high)}z`;
  return path(corner(104, 78) + corner(84, 66), palette.sky[0], 0.3) + path(corner(64, 54), palette.sky[0], 0.3);
}

/** A last thin shadow along the top edge, over the tallest subjects. */
export function veil({ palette, width }: Scene): string {
  const strip = (high: number): string => `M0 0H${num(width)}V${num(high * 0.6)}Q${num(width * 0.55)} ${num(high)} 0 ${num(high)}z`;
  return path(strip(17), palette.sky[0], 0.3) + path(strip(11), palette.sky[0], 0.3);
}

export function inksOf(palette: Palette): Inks {
  const ink = { fill: palette.ink, outline: palette.rim };
  const roles: Record<string, ReturnType<Inks>> = {
    k: ink,
    v: { fill: palette.mid, outline: palette.rim },
    i: { fill: palette.white, outline: palette.ink },
    d: { fill: palette.ink },
    m: { fill: palette.mid },
    s: { fill: palette.shade },
    l: { fill: palette.rim },
    a: { fill: palette.accent },
    b: { fill: palette.second },
    g: { fill: palette.glow, opacity: 0.35 },
    x: { fill: palette.glow, opacity: 0.1 },
    q: { fill: palette.accent, opacity: 0.32 },
    z: { fill: palette.second, opacity: 0.32 },
    w: { fill: palette.white },
    p: { fill: palette.skin },
    h: { fill: palette.sky[3] },
    c: { fill: palette.sky[2] },
    u: { fill: palette.ground[0] },
    f: { fill: palette.ground[1] },
    n: { fill: palette.ground[2] },
    o: { fill: palette.ground[3] },
  };
  return (role) => roles[role] ?? ink;
}

export function drawn(drawing: string, placing: Placing, palette: Palette): string {
  return paint(drawing, placing, inksOf(palette));
}
