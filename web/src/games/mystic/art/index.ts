/**
 * The pictures of the cards, as SVG text: each a function of its title alone.
 *
 * Advancements and vales are drawn at once. Leaders and amulets live in modules of their own: await `prepare(kind)` before
 * the first `picture` of such a kind; until then a plain landscape stands in for it.
 */
import { compose, paletteOf, readSpec } from "../../art/card";
import { LIBRARY } from "../../art/library";
import type { Palette } from "../../art/palette";
import { hash } from "../../art/random";
import { ADVANCEMENTS } from "./advancements";
import { VALES } from "./vales";

export { medal, symbol, symbolNames } from "./symbols";

export type Kind = "advancement" | "vale" | "leader" | "amulet";

export interface Details {
  /** A leader's upgraded side. */
  upgraded?: boolean;
}

export type Painter = (title: string, details: Details) => string;

const painters = new Map<Kind, Painter>();
const painted = new Map<string, string>();

const STRANGERS = ["runestone", "sapling", "crag", "bough"];
const NATURES = ["animal", "forest", "sky", "azure", "growth", "gold", "wild", "violet"];

/** A card that is not in the boxes still gets a picture of its own. */
function strange(title: string): string {
  const h = hash(title);
  const pick = (from: readonly string[], by: number): string => from[(h >>> by) % from.length] ?? "wild";
  return `${pick(NATURES, 3)}+${pick(NATURES, 9)} 1 ${pick(["dawn", "day", "dusk", "night"], 15)}/${pick(["sun", "moon", "crescent"], 18)}/${pick(["hills", "peaks", "woods", "pines"], 21)} hills/${pick(STRANGERS, 24)}/fireflies`;
}

function specOf(title: string, kind: Kind): string {
  return (kind === "vale" ? VALES[title] : ADVANCEMENTS[title]) ?? strange(title);
}

/** The picture of a component: an `<svg>` that fills its box, 150 by 80 (a leader 150 by 240). */
export function picture(title: string, kind: Kind, details: Details = {}): string {
  const key = `${kind}/${title}/${details.upgraded ? 1 : 0}`;
  const known = painted.get(key);
  if (known !== undefined) return known;
  const painter = painters.get(kind);
  const made = painter ? painter(title, details) : compose(title, specOf(title, kind), LIBRARY);
  if (painter || kind === "advancement" || kind === "vale") painted.set(key, made);
  return made;
}

/** The colours of a component's picture. */
export function palette(title: string, kind: Kind): Palette {
  return paletteOf(title, readSpec(specOf(title, kind)));
}

/** Loads what pictures of a kind need; at once when nothing is missing. */
export async function prepare(...kinds: readonly Kind[]): Promise<void> {
  await Promise.all(
    kinds.map(async (kind) => {
      if (painters.has(kind)) return;
      if (kind === "leader") painters.set(kind, (await import("./leaders")).leaderPicture);
      if (kind === "amulet") painters.set(kind, (await import("./amulets")).amuletPicture);
    }),
  );
}
