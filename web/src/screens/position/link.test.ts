import { describe, expect, it } from "vitest";
import { BadLink, MOST_CODE, MOST_TEXT, packed, unpacked } from "./link";

const TEXT = "scenario: Été à la vallée\ngame: nim\ncounters: 3, 5, 5\n";

/** What somebody could make of any bytes, without our limits. */
async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  const found = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(found, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const letters = (count: number): Promise<string> => deflated(new Uint8Array(count).fill(65));

describe("a position in a link", () => {
  it("comes out as it went in", async () => {
    expect(await unpacked(await packed(TEXT))).toBe(TEXT);
    expect(await unpacked(await packed(""))).toBe("");
  });

  it("has only letters that an address may have", async () => {
    for (let i = 0; i < 50; i += 1) expect(await packed(`${TEXT}${i}ü`)).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it("is shorter than its text", async () => {
    const long = "field: Blank + Dawnsinger/top, Cursed Land/top x2\n".repeat(40);
    expect((await packed(long)).length).toBeLessThan(long.length / 4);
  });

  it("is refused where a letter was lost or changed", async () => {
    const code = await packed(TEXT);
    await expect(unpacked(code.slice(0, -3))).rejects.toThrow(BadLink);
    await expect(unpacked(code.slice(3))).rejects.toThrow(BadLink);
    for (let i = 0; i < code.length; i += 1) {
      const changed = `${code.slice(0, i)}${code[i] === "A" ? "B" : "A"}${code.slice(i + 1)}`;
      const read = await unpacked(changed).catch((error: unknown) => error);
      // The last letter carries bits that no byte needs.
      if (read !== TEXT) expect(read).toBeInstanceOf(BadLink);
      else expect(i).toBe(code.length - 1);
    }
  });

  it.each([
    ["nothing", ""],
    ["other letters", "a b"],
    ["markup", "<script>"],
    ["letters that are not deflated", "AAAA"],
    ["one letter too few", "A"],
    ["too many letters", "A".repeat(MOST_CODE + 1)],
  ])("is refused where it is %s", async (_, code) => {
    await expect(unpacked(code)).rejects.toThrow(BadLink);
  });

  it("is refused where its bytes are no text", async () => {
    await expect(unpacked(await deflated(Uint8Array.from([0xff, 0xfe, 0x80])))).rejects.toThrow(BadLink);
  });

  it("is not inflated further than a position may be long", async () => {
    const bomb = await letters(10_000_000);
    expect(bomb.length).toBeLessThan(MOST_CODE);
    await expect(unpacked(bomb)).rejects.toThrow("too long");
    expect((await unpacked(await letters(MOST_TEXT))).length).toBe(MOST_TEXT);
    await expect(unpacked(await letters(MOST_TEXT + 1))).rejects.toThrow("too long");
  });

  it("is not made of more than it may hold", async () => {
    await expect(packed("a".repeat(MOST_TEXT + 1))).rejects.toThrow("too long");
  });
});
