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
    ["#/study", { name: "study" }],
    ["#/practise", { name: "practise" }],
    ["#/exercise/puzzle/nim/0a1b", { name: "exercise", kind: "puzzle", of: "nim", which: "0a1b" }],
    ["#/exercise/mistake/abc/7", { name: "exercise", kind: "mistake", of: "abc", which: "7" }],
    ["#/exercise/other/abc/7", { name: "unknown", address: "#/exercise/other/abc/7" }],
    ["#/position", { name: "position", kind: "new", of: null, which: null }],
    ["#/position/new/nim", { name: "position", kind: "new", of: "nim", which: null }],
    ["#/position/link/eJx-_0", { name: "position", kind: "link", of: "eJx-_0", which: null }],
    ["#/position/puzzle/nim/0a1b", { name: "position", kind: "puzzle", of: "nim", which: "0a1b" }],
    ["#/position/moment/abc/7", { name: "position", kind: "moment", of: "abc", which: "7" }],
    ["#/position/link", { name: "unknown", address: "#/position/link" }],
    ["#/daily", { name: "daily" }],
    ["#/stats", { name: "stats" }],
    ["#/challenge/abc", { name: "challenge", challenge: "abc" }],
    ["#/compare/abc/def", { name: "compare", one: "abc", other: "def" }],
    ["#/tutorial", { name: "lessons", game: null }],
    ["#/tutorial/nim", { name: "lessons", game: "nim" }],
    ["#/tutorial/nim/piles", { name: "tutorial", game: "nim", lesson: "piles" }],
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
