import { describe, expect, it, vi } from "vitest";
import type { BoardTile } from "./wire";

vi.mock("../../app/words", () => ({
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
  slug: (text: string) => text,
}));
const { describeTile } = await import("./describe");

function tile(owner: number | null): BoardTile {
  return { kind: "valley", name: "acorn 1", owner, strengths: [1, 3], captains: [] } as unknown as BoardTile;
}

describe("a tile in words", () => {
  it("tells its owner's strength first", () => {
    expect(describeTile(tile(0), ["Ann", "Bob"])).toContain("misty-owned Ann 1 3");
    expect(describeTile(tile(1), ["Ann", "Bob"])).toContain("misty-owned Bob 3 1");
    expect(describeTile(tile(null), ["Ann", "Bob"])).toContain("misty-nobodys");
  });
});
