/** Art that is loaded when first needed: asking for it makes what shows it draw again. */

import { SvelteMap } from "svelte/reactivity";
import { prepare, type Kind } from "../art";

const ready = new SvelteMap<Kind, number>();
const asked = new Set<Kind>();

/** 0 until what a kind of picture needs is there, then 1. */
export function prepared(kind: Kind): number {
  if (!asked.has(kind)) {
    asked.add(kind);
    void prepare(kind).then(() => ready.set(kind, 1));
  }
  return ready.get(kind) ?? 0;
}
