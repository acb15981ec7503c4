import { describe, expect, test, vi } from "vitest";
import type { MysticLogKind, MysticLogLine, MysticView } from "./wire";

vi.mock("../../app/words", () => ({ t: (id: string) => id }));
vi.mock("./describe", () => ({ logWords: (line: MysticLogLine) => line.kind }));

const { highlights } = await import("./highlights");

const line = (kind: MysticLogKind, seat = 0): MysticLogLine => ({ kind, seat, name: "", n: 0, text: "" });

function view(token: "active" | "spent"): MysticView {
  const card = { layers: [], slots: [], symbols: { decay: 1 }, leader: null };
  const player = { field: ["a"], on_deck: "b", net_decay: 3, token };
  return { players: [player, player], cards: { a: card, b: card } } as unknown as MysticView;
}

function found(lines: MysticLogLine[], token: "active" | "spent" = "active"): [string, boolean][] {
  return highlights({ before: view("spent"), after: view(token), lines, names: [], mine: [0] }).map((one) => [
    one.words,
    one.what !== undefined,
  ]);
}

describe("what is held at the table", () => {
  test("one's own spoiled field, with its cards and what one gets", () => {
    expect(found([line("pushed"), line("spoiled"), line("turn", 1)])).toEqual([["table-spoiled", true]]);
    expect(found([line("pushed"), line("spoiled")], "spent")).toEqual([["spoiled", true]]);
  });

  test("another's, in words", () => {
    expect(found([line("pushed", 1), line("spoiled", 1)])).toEqual([["spoiled", false]]);
  });

  test("the last VP leaving the pool and an extra turn, and nothing else", () => {
    expect(found([line("gained-vp"), line("last-round"), line("extra-turn")])).toEqual([
      ["last-round", false],
      ["extra-turn", false],
    ]);
    expect(found([line("bought"), line("passed"), line("turn")])).toEqual([]);
  });
});
