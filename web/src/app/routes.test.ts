import { describe, expect, test } from "vitest";
import { link, parse } from "./routes";

describe("addresses", () => {
  test.each([
    ["", { name: "home" }],
    ["#/", { name: "home" }],
    ["#/play", { name: "play" }],
    ["#/new", { name: "new", game: null, box: false }],
    ["#/new/mystic-vale/box", { name: "new", game: "mystic-vale", box: true }],
    ["#/box", { name: "box", kind: null, title: null }],
    ["#/box/vale/Azure%20Lake", { name: "box", kind: "vale", title: "Azure Lake" }],
    ["#/join/abc/xyz", { name: "join", table: "abc", invite: "xyz" }],
    ["#/table/abc", { name: "table", table: "abc" }],
    ["#/replay/abc", { name: "replay", table: "abc", at: null }],
    ["#/replay/abc/12", { name: "replay", table: "abc", at: 12 }],
    ["#/cards/mystic-vale/Moon%20Wolf", { name: "cards", game: "mystic-vale", title: "Moon Wolf" }],
    ["#/rules/misty-valley/tiles", { name: "rules", game: "misty-valley", section: "tiles" }],
    ["#/settings", { name: "settings" }],
    ["#/tutorial", { name: "tutorial", game: null }],
    ["#/join/abc", { name: "unknown", address: "#/join/abc" }],
    ["#/nowhere", { name: "unknown", address: "#/nowhere" }],
  ])("%s", (hash, expected) => {
    expect(parse(hash)).toEqual(expected);
  });

  test("a link leads back to its parts", () => {
    expect(parse(link("cards", "mystic-vale", "Will-O'-The-Wisp/2"))).toEqual({
      name: "cards",
      game: "mystic-vale",
      title: "Will-O'-The-Wisp/2",
    });
  });
});
