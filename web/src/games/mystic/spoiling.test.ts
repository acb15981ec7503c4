import { expect, test } from "vitest";
import { spoiling } from "./spoiling";
import type { CardParts, LogKind, LogLine, MysticView } from "./view";

const line = (kind: LogKind, seat: number, name = ""): LogLine => ({ kind, seat, name, n: 0, text: "" });
const card = (name: string, decay: number): CardParts => ({
  name, leader: null, layers: [], symbols: { decay }, slots: [null, null, null], copied: [], vp_end: 0,
});
const CARDS = { land: card("land", 1), blank: card("blank", 0), worst: card("worst", 2) };

function view(field: string[], onDeck: string, decay: number): MysticView {
  const player = { seat: 0, field, on_deck: onDeck, net_decay: decay };
  return { players: [player], cards: CARDS } as unknown as MysticView;
}

test("a push that spoils shows the field with the pushed card, and the card that came up", () => {
  const lines = [line("pushed", 0, "land"), line("revealed", 0, "worst"), line("spoiled", 0), line("turn", 1)];
  const found = spoiling(view(["blank", "land"], "land", 2), view([], "blank", 0), lines);
  expect(found?.field.map((each) => each.name)).toEqual(["blank", "land", "land"]);
  expect([found?.last.name, found?.from, found?.to]).toEqual(["worst", 2, 4]);
});

test("a field that is let spoil later shows what was there already", () => {
  const found = spoiling(view(["land", "land"], "worst", 4), view([], "blank", 0), [line("spoiled", 0)]);
  expect(found?.field.map((each) => each.name)).toEqual(["land", "land"]);
  expect([found?.last.name, found?.from, found?.to]).toEqual(["worst", 2, 4]);
});

test("nothing else is a spoil", () => {
  expect(spoiling(view(["land"], "land", 2), view([], "land", 1), [line("passed", 0)])).toBeNull();
  expect(spoiling(null, view([], "land", 1), [line("spoiled", 0)])).toBeNull();
});
