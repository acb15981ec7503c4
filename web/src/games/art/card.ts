import { FINE, type Placing } from "./draw";
import { colours, isHour, isNature, type Hour, type Nature, type Palette } from "./palette";
import { randomOf } from "./random";
import { drawn, feature, HEIGHT, lightOf, ridge, shadeForWords, skyBands, veil, WIDTH, type Scene } from "./scene";

/** Drawings by name. */
export type Library = Record<string, string>;

interface Spec {
  natures: readonly [Nature, Nature, Nature];
  level: number;
  hour: Hour;
  sky: string[];
  ridges: string[];
  drawings: string[];
  front: string[];
}

export function readSpec(text: string): Spec {
  const [head = "", sky = "", ridges = "", drawings = "", front = ""] = text.split("/").map((part) => part.trim());
  const [natures = "", level = "1", hour = ""] = head.split(" ");
  const [first = "", second = first, third = second] = natures.split("+");
  const nature = (word: string): Nature => (isNature(word) ? word : "wild");
  const list = (part: string): string[] => part.split(/\s+/).filter(Boolean);
  return {
    natures: [nature(first), nature(second), nature(third)],
    level: Number(level),
    hour: isHour(hour) ? hour : "day",
    sky: list(sky),
    ridges: list(ridges),
    drawings: list(drawings),
    front: list(front),
  };
}

const TOKEN = /^(<?)([\w-]+)(?:@(-?[\d.]+),(-?[\d.]+))?(?:\*([\d.]+))?(?:\^(-?[\d.]+))?$/;

/** `<fox@94,77*54`: the drawing's name after `<` for turned round, then where its floor stands and its size in percent. */
export function readToken(token: string): { name: string; placing: Placing } {
  const [, flip, name = "", x = "100", y = "77", scale = "60", turn = "0"] = TOKEN.exec(token) ?? [];
  return { name, placing: { x: Number(x), y: Number(y), scale: Number(scale) / 100, flip: flip === "<", turn: Number(turn) } };
}

export function paletteOf(title: string, spec: Spec): Palette {
  return colours(title, spec.natures, spec.hour);
}

/** The box of a picture and where its light stands. */
export interface Frame {
  width: number;
  height: number;
  light: Scene["light"];
  /** Room for a name and symbols is left in the upper left. */
  words: boolean;
}

/** Sky, light, ridges, subject, foreground: the layers of every picture, from back to front. */
export function compose(title: string, text: string, library: Library, frame?: Frame): string {
  const spec = readSpec(text);
  const random = randomOf(title);
  const palette = paletteOf(title, spec);
  const { width, height, light, words } = frame ?? { width: WIDTH, height: HEIGHT, light: lightOf(random, spec.level), words: true };
  const scene: Scene = { palette, random, level: spec.level, width, height, light };
  const drawing = (token: string): string => {
    const { name, placing } = readToken(token);
    return drawn(library[name] ?? "", placing, palette);
  };
  const parts = [
    skyBands(scene),
    ...spec.sky.map((word) => (word.includes("@") ? drawing(word) : feature(scene, word))),
    ...spec.ridges.slice(0, 3).map((word, i) => ridge(scene, word, i as 0 | 1 | 2)),
    words ? shadeForWords(scene) : "",
    ...spec.drawings.map(drawing),
    words ? veil(scene) : "",
    ridge(scene, "grass", 3),
    ...spec.front.map((word) => feature(scene, word)),
  ];
  return svg(width, height, parts.join(""));
}

/** Lines end round, and outlines lie under what they surround: said once, here, for all that is inside. */
export function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round" paint-order="stroke" aria-hidden="true" focusable="false"><g transform="scale(${1 / FINE})">${body}</g></svg>`;
}
