import type { Kind } from ".";

type Art = typeof import(".");

let art = $state.raw<Art | null>(null);
let ready = $state.raw<ReadonlySet<Kind>>(new Set(["advancement", "vale"]));
let asked: Promise<Art> | null = null;
const preparing = new Set<Kind>();
const addresses = new Map<string, string>();

/** The art, once it has come; asking for it brings it. */
export function artNow(): Art | null {
  if (art === null) asked ??= import(".").then((found) => (art = found));
  return art;
}

function prepared(found: Art, kind: Kind): boolean {
  if (ready.has(kind)) return true;
  if (!preparing.has(kind)) {
    preparing.add(kind);
    void found.prepare(kind).then(() => (ready = new Set([...ready, kind])));
  }
  return false;
}

/** A picture as an address for an <img>, or nothing while the art is on its way. */
export function pictureAddress(title: string, kind: Kind, upgraded = false): string | null {
  const found = artNow();
  if (found === null || !prepared(found, kind)) return null;
  const key = `${kind}/${title}/${upgraded}`;
  let address = addresses.get(key);
  if (address === undefined) {
    const text = found.picture(title, kind, { upgraded });
    address = `data:image/svg+xml,${encodeURIComponent(text)}`;
    addresses.set(key, address);
  }
  return address;
}

/** A symbol as SVG text, on a disc unless it is to be plain. */
export function symbolText(name: string, plain = false): string {
  const found = artNow();
  if (found === null) return "";
  return plain ? found.symbol(name) : found.medal(name);
}
