import { expect, test } from "vitest";
import { placed } from "./placing";

const room = { width: 800, card: 150, gap: 10, least: 40 };

function covers(blank: readonly boolean[], width: number): boolean {
  const { cards } = placed(blank, { ...room, width });
  return cards.some((under, i) =>
    cards.some(
      (over, j) =>
        !blank[i] && blank[j] === true && over.order > under.order && over.left < under.left + room.card - 0.5,
    ),
  );
}

test("while there is room, cards lie side by side in their order", () => {
  const { cards, width } = placed([true, false, true], room);
  expect(cards.map((card) => card.left)).toEqual([0, 160, 320]);
  expect(width).toBe(470);
});

test("blank cards give way first, and keep their place", () => {
  const { cards } = placed([true, false, true, false, true, false], room);
  const lefts = cards.map((card) => card.left);
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  expect([1, 3, 5].every((i) => cards[i]?.room === 150)).toBe(true);
  expect((cards[5]?.left ?? 0) + 150).toBeLessThanOrEqual(800);
});

test("no blank card covers a crafted one, however many there are", () => {
  for (let mask = 0; mask < 2 ** 9; mask++) {
    const blank = Array.from({ length: 9 }, (_, i) => (mask & (1 << i)) !== 0);
    for (const width of [250, 374, 800]) {
      expect(covers(blank, width)).toBe(false);
      const { cards } = placed(blank, { ...room, width });
      expect(cards.every((card) => card.room >= room.least)).toBe(true);
    }
  }
});

test("all cards fit into the field while their edges do", () => {
  const { width } = placed([false, false, false, false, false, false, true, true], room);
  expect(width).toBeLessThanOrEqual(800);
});
