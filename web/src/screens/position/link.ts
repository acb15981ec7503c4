/**
 * A position in a link: its text, deflated, in letters that addresses may have. Whatever somebody sends as such a link is
 * read with a limit: of its letters before it is inflated, and of its text while it is.
 */

/** How many bytes of text a link may hold. */
export const MOST_TEXT = 24_000;
/** How many letters of a link are looked at. */
export const MOST_CODE = 16_000;

/** A link that holds no position: damaged, or too long. */
export class BadLink extends Error {}

const FORM = /^[\w-]+$/;

/** The letters that stand for a text. */
export async function packed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST_TEXT) throw new BadLink("too long");
  const deflated = await limited(bytes, new CompressionStream("deflate"), MOST_TEXT + 1000);
  const letters = btoa(Array.from(deflated, (byte) => String.fromCharCode(byte)).join(""));
  const code = letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  if (code.length > MOST_CODE) throw new BadLink("too long");
  return code;
}

/** The text that letters stand for; anything but the letters of a text is refused. */
export async function unpacked(code: string): Promise<string> {
  if (code.length > MOST_CODE || !FORM.test(code)) throw new BadLink("not a position");
  try {
    const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const deflated = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await limited(deflated, new DecompressionStream("deflate"), MOST_TEXT);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink(String(error));
  }
}

/** What comes out of a stream, as long as it is not too much: then it is stopped, and the rest never made. */
async function limited(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      void reader.cancel().catch(() => undefined);
      throw new BadLink("too long");
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
