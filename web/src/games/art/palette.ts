import { between, oklch, type Lch } from "./colour";
import { randomOf } from "./random";

/** What a card is about decides its hues: top of the sky, horizon, ground and accent, and how strong they are. */
const NATURES = {
  animal: { top: 30, low: 72, ground: 50, accent: 64, second: 34, chroma: 0.12 },
  forest: { top: 170, low: 118, ground: 152, accent: 132, second: 155, chroma: 0.1 },
  sky: { top: 258, low: 222, ground: 248, accent: 86, second: 60, chroma: 0.11 },
  azure: { top: 268, low: 200, ground: 258, accent: 215, second: 262, chroma: 0.13 },
  ember: { top: 8, low: 40, ground: 18, accent: 30, second: 355, chroma: 0.13 },
  growth: { top: 150, low: 108, ground: 138, accent: 118, second: 142, chroma: 0.13 },
  gold: { top: 262, low: 84, ground: 82, accent: 84, second: 55, chroma: 0.07 },
  wild: { top: 300, low: 342, ground: 296, accent: 325, second: 292, chroma: 0.13 },
  violet: { top: 278, low: 15, ground: 268, accent: 250, second: 290, chroma: 0.11 },
} as const;

/** The hour decides how light things are: four bands of sky, then the ridges from far to near. */
const HOURS = {
  dawn: { sky: [0.37, 0.5, 0.66, 0.85], ridge: [0.64, 0.46, 0.33, 0.21], strength: 1 },
  day: { sky: [0.41, 0.51, 0.67, 0.84], ridge: [0.66, 0.5, 0.37, 0.24], strength: 1.1 },
  dusk: { sky: [0.29, 0.4, 0.56, 0.76], ridge: [0.5, 0.38, 0.27, 0.18], strength: 1.1 },
  night: { sky: [0.2, 0.27, 0.37, 0.5], ridge: [0.36, 0.28, 0.21, 0.15], strength: 0.8 },
} as const;

/** How far each band of the sky is from the colour of the zenith to that of the horizon. */
const BLEND = [0, 0.12, 0.45, 1] as const;

/** Far ridges are paler than near ones. */
const FADING = [0.55, 0.66, 0.62, 0.42] as const;

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

/**
 * The colours of a title: the first nature rules the zenith and the ground, the second one the horizon, the third one
 * the accents of the drawing.
 */
export function colours(title: string, [first, second, third]: readonly [Nature, Nature, Nature], hour: Hour): Palette {
  const random = randomOf(title + "/palette");
  const one = NATURES[first];
  const time = HOURS[hour];
  const shift = random(-9, 9);
  const strong = one.chroma * time.strength * random(0.9, 1.1);
  const low = NATURES[second].low;
  const bright = NATURES[third];
  const zenith: Lch = [time.sky[0], strong * 0.75, one.top + shift];
  const horizon: Lch = [time.sky[3], Math.max(strong, 0.1) * 0.9, low + shift];
  const band = (i: 0 | 1 | 2 | 3): string => {
    const [, c, h] = between(zenith, horizon, BLEND[i]);
    return oklch(time.sky[i], Math.max(c, strong * 0.6), h);
  };
  const ridge = (i: 0 | 1 | 2 | 3): string => oklch(time.ridge[i], strong * FADING[i], one.ground + shift);
  return {
    sky: [band(0), band(1), band(2), band(3)],
    ground: [ridge(0), ridge(1), ridge(2), ridge(3)],
    ink: oklch(0.215, Math.max(0.035, strong * 0.42), one.ground),
    mid: oklch(0.4, Math.max(0.05, strong * 0.62), one.ground + shift),
    shade: oklch(0.28, strong * 0.45, one.ground + shift),
    rim: oklch(0.93, 0.05, low),
    accent: oklch(0.8, 0.15, bright.accent + shift * 0.6),
    second: oklch(0.62, 0.15, bright.second + shift * 0.6),
    glow: oklch(0.88, 0.1, bright.accent),
    white: oklch(0.97, 0.015, low),
    skin: oklch(0.72, 0.06, 60),
  };
}
