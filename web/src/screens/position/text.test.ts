import { describe, expect, it, test } from "vitest";
import { advanced, fileName, gameOf, lineAt, withKey, withName } from "./text";

const TEXT = "scenario: Three piles\ngame: nim\ncounters: 3, 5\n";

test("a text names its game", () => {
  expect(gameOf(TEXT)).toBe("nim");
  expect(gameOf("scenario: game: x\n")).toBeNull();
});

test.each([
  [TEXT, "three-piles.scenario"],
  ["scenario: ../../Été!\n", "e-te.scenario"],
  ["scenario: ???", "position.scenario"],
  ["", "position.scenario"],
])("%j is saved as %s", (text, name) => {
  expect(fileName(text)).toBe(name);
});

test("lines are found", () => {
  expect(TEXT.slice(lineAt(TEXT, 2).start, lineAt(TEXT, 2).end)).toBe("game: nim");
  expect(lineAt(TEXT, 99)).toEqual({ start: TEXT.length, end: TEXT.length });
  expect(lineAt("", 1)).toEqual({ start: 0, end: 0 });
});

test("a move is played at the end", () => {
  expect(advanced("a\n\n", "push")).toBe("a\nplay push\n");
  expect(advanced("a", "push")).toBe("a\nplay push\n");
});

describe("what is put in", () => {
  it("is a key below the line of the cursor", () => {
    const { text, at } = withKey(TEXT, 3, "seed", false);
    expect(text).toBe("scenario: Three piles\nseed: \ngame: nim\ncounters: 3, 5\n");
    expect(text.slice(0, at).endsWith("seed: ")).toBe(true);
    expect(withKey("player 1:", 9, "vp", true).text).toBe("player 1:\n  vp: \n");
    expect(withKey("", 0, "scenario", false).text).toBe("scenario: \n");
  });

  it("is a key where the lines of its kind end, if the cursor is elsewhere", () => {
    const whole = "scenario: A\npool: 3\nplayer 1:\n  vp: 1\nplayer 2:\nplay push\n";
    expect(withKey(whole, whole.length, "seed", false).text).toBe(whole.replace("pool: 3\n", "pool: 3\nseed: \n"));
    expect(withKey(whole, 3, "field", true).text).toBe(whole.replace("player 2:\n", "player 2:\n  field: \n"));
    expect(withKey(whole, whole.indexOf("vp"), "field", true).text).toBe(whole.replace("vp: 1\n", "vp: 1\n  field: \n"));
  });

  it("is a name, in a list after a comma", () => {
    expect(withName("field: Blank", 12, 12, "Stag").text).toBe("field: Blank, Stag");
    expect(withName("field: Blank ", 13, 13, "Stag").text).toBe("field: Blank, Stag");
    expect(withName("field:", 6, 6, "Stag").text).toBe("field: Stag");
    expect(withName("field: ", 7, 7, "Stag").text).toBe("field: Stag");
    expect(withName("field: Blank + ", 15, 15, "Stag/top").text).toBe("field: Blank + Stag/top");
    expect(withName("field: Blank\nvp: 1", 12, 12, "Stag")).toEqual({ text: "field: Blank, Stag\nvp: 1", at: 18 });
  });
});
