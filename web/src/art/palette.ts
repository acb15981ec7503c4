import { between, oklch, type Lch } from "./colour";
import { randomOf } from "./random";

/** What a card is about decides its hues: top of the sky, horizon, ground and accent, and how strong they are. */
const NATURES = {
  animal: { top: 32, low: 72, ground: 48, accent: 62, chroma: 0.12 },
  forest: { top: 168, low: 118, ground: 152, accent: 128, chroma: 0.1 },
  sky: { top: 258, low: 222, ground: 248, accent: 88, chroma: 0.11 },
  mana: { top: 268, low: 200, ground: 258, accent: 205, chroma: 0.13 },
  decay: { top: 8, low: 40, ground: 16, accent: 32, chroma: 0.13 },
  growth: { top: 148, low: 108, ground: 136, accent: 115, chroma: 0.13 },
  guardian: { top: 268, low: 86, ground: 88, accent: 86, chroma: 0.06 },
  wild: { top: 300, low: 340, ground: 296, accent: 325, chroma: 0.13 },
  vp: { top: 275, low: 20, ground: 262, accent: 245, chroma: 0.1 },
} as const;

/** The hour decides how light things are: four bands of sky, then the ridges from far to near. */
const HOURS = {
  dawn: { sky: [0.37, 0.5, 0.66, 0.85], ridge: [0.64, 0.46, 0.33, 0.21], strength: 1 },
  day: { sky: [0.42, 0.54, 0.68, 0.84], ridge: [0.66, 0.5, 0.37, 0.24], strength: 1.1 },
  dusk: { sky: [0.29, 0.4, 0.56, 0.76], ridge: [0.5, 0.38, 0.27, 0.18], strength: 1.1 },
  night: { sky: [0.2, 0.27, 0.37, 0.5], ridge: [0.36, 0.28, 0.21, 0.15], strength: 0.8 },
} as const;

/** How far each band of the sky is from the colour of the zenith to that of the horizon. */
const BLEND = [0, 0.3, 0.68, 1] as const;

/** Far ridges take on the colour of the air. */
const FADING = [
  { chroma: 0.62, air: 0.4 },
  { chroma: 0.68, air: 0.12 },
  { chroma: 0.6, air: 0 },
  { chroma: 0.42, air: 0 },
] as const;

export type Nature = keyof typeof NATURES;
export type Hour = keyof typeof HOURS;

export interface Palette {
  /** Bands of the sky, from the top down to the horizon. */
  sky: readonly [string, string, string, string];
  /** Ridges from the farthest to the foreground. */
  ground: readonly [string, string, string, string];
  ink: string;
  mid: string;
  shade: string;
  rim: string;
  accent: string;
  second: string;
  glow: string;
  white: string;
  skin: string;
}

export function isNature(word: string): word is Nature {
  return word in NATURES;
}

export function isHour(word: string): word is Hour {
  return word in HOURS;
}

/** The colours of a title: the first nature rules the sky and the ground, the second one the horizon and the accent. */
export function colours(title: string, first: Nature, second: Nature, hour: Hour): Palette {
  const random = randomOf(title + "/palette");
  const one = NATURES[first];
  const two = NATURES[second];
  const time = HOURS[hour];
  const shift = random(-9, 9);
  const strong = one.chroma * time.strength * random(0.88, 1.1);
  const low = first === second ? one.low : two.low;
  const zenith: Lch = [time.sky[0], strong * 0.75, one.top + shift];
  const horizon: Lch = [time.sky[3], strong * 0.9, low + shift];
  const band = (i: 0 | 1 | 2 | 3): string => {
    const [, c, h] = between(zenith, horizon, BLEND[i]);
    return oklch(time.sky[i], c, h);
  };
  const ridge = (i: 0 | 1 | 2 | 3): string => {
    const { chroma, air } = FADING[i];
    const [l, c, h] = between([time.ridge[i], strong * chroma, one.ground + shift], horizon, air);
    return oklch(Math.min(l, time.ridge[i] + 0.04), c, h);
  };
  const accent = first === second ? one.accent : two.accent;
  return {
    sky: [band(0), band(1), band(2), band(3)],
    ground: [ridge(0), ridge(1), ridge(2), ridge(3)],
    ink: oklch(0.19, 0.04, one.ground),
    mid: oklch(hour === "night" ? 0.38 : 0.4, strong * 0.62, one.ground + shift),
    shade: oklch(0.28, strong * 0.45, one.ground + shift),
    rim: oklch(0.93, 0.05, low),
    accent: oklch(0.8, 0.15, accent + shift),
    second: oklch(0.66, 0.16, one.accent - 28 + shift),
    glow: oklch(0.88, 0.1, accent),
    white: oklch(0.97, 0.015, low),
    skin: oklch(0.72, 0.06, 60),
  };
}
