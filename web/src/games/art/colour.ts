/** Colours are chosen by eye in OKLCH (lightness 0-1, chroma, hue in degrees) and written as hex. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let c = chroma;
  for (; c > 0.004; c -= 0.008) {
    const rgb = linear(lightness, c, hue);
    if (rgb.every((v) => v > -0.0015 && v < 1.0015)) return hex(rgb);
  }
  return hex(linear(lightness, 0, hue));
}

/** Lightness, chroma, hue. */
export type Lch = readonly [number, number, number];

/** A colour between two, mixed as paint is: opposite hues meet in grey, not in a rainbow. */
export function between(one: Lch, two: Lch, t: number): Lch {
  const ab = ([, c, h]: Lch): [number, number] => [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [a1, b1] = ab(one);
  const [a2, b2] = ab(two);
  const a = a1 + (a2 - a1) * t;
  const b = b1 + (b2 - b1) * t;
  return [one[0] + (two[0] - one[0]) * t, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

type Rgb = readonly [number, number, number];

function linear(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hex(rgb: Rgb): string {
  const digits = rgb.map((v) => {
    const c = Math.min(1, Math.max(0, v));
    const s = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
    return Math.round(s * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return "#" + digits.join("");
}
