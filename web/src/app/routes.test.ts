import { describe, expect, test } from "vitest";
import { link, parse } from "./routes";

describe("addresses", () => {
  test.each([
    ["", { name: "home" }],
    ["#/", { name: "home" }],
    ["#/play", { name: "play" }],
    ["#/new", { name: "new", game: null, box: false }],
    ["#/new/nim/box", { name: "new", game: "nim", box: true }],
    ["#/box", { name: "box", kind: null, title: null }],
    ["#/box/tile/Blue%20Lake", { name: "box", kind: "tile", title: "Blue Lake" }],
    ["#/join/abc/xyz", { name: "join", table: "abc", invite: "xyz" }],
    ["#/join/abc", { name: "join", table: "abc", invite: null }],
    ["#/tables", { name: "tables" }],
    ["#/seats", { name: "seats", ticket: null }],
    ["#/seats/abc", { name: "seats", ticket: "abc" }],
    ["#/table/abc", { name: "table", table: "abc" }],
    ["#/replay/abc", { name: "replay", table: "abc", at: null, review: false }],
    ["#/replay/abc/12", { name: "replay", table: "abc", at: 12, review: false }],
    ["#/replay/abc/0/review", { name: "replay", table: "abc", at: 0, review: true }],
    ["#/cards/nim/Red%20Pile", { name: "cards", game: "nim", title: "Red Pile" }],
    ["#/rules/chess/tiles", { name: "rules", game: "chess", section: "tiles" }],
    ["#/settings", { name: "settings" }],
    ["#/tutorial", { name: "tutorial", game: null }],
    ["#/join", { name: "unknown", address: "#/join" }],
    ["#/nowhere", { name: "unknown", address: "#/nowhere" }],
  ])("%s", (hash, expected) => {
    expect(parse(hash)).toEqual(expected);
  });

  test("a link leads back to its parts", () => {
    expect(parse(link("cards", "nim", "Will-O'-The-Wisp/2"))).toEqual({
      name: "cards",
      game: "nim",
      title: "Will-O'-The-Wisp/2",
    });
  });
});
