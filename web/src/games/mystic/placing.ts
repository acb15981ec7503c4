/** Where the cards of a field lie: side by side while there is room, then overlapping so that nothing crafted is lost. */

export interface Room {
  /** All there is, in pixels. */
  width: number;
  /** The width of a card, and what lies between two. */
  card: number;
  gap: number;
  /** What must show of a card at least. */
  least: number;
}

export interface PlacedCard {
  left: number;
  /** Which lies over which. */
  order: number;
  /** How much of it shows. */
  room: number;
}

/**
 * The place of each card. Blank ones give way first: they show an edge, and where even that is not enough for the others they
 * go to the left, so that no blank card covers a crafted one.
 */
export function placed(blank: readonly boolean[], { width, card, gap, least }: Room): { cards: PlacedCard[]; width: number } {
  const n = blank.length;
  const blanks = blank.filter(Boolean).length;
  const crafted = n - blanks;
  const inOrder = blank.map((_, i) => i);
  if (n * (card + gap) - gap <= width) return laid(inOrder, () => card + gap);
  // The last card shows as a whole, whatever it is.
  const lastBlank = blank[n - 1] === true;
  const spare = width - card - (crafted - (lastBlank ? 0 : 1)) * (card + gap);
  const edges = blanks - (lastBlank ? 1 : 0);
  if (edges > 0 && spare >= edges * least) return laid(inOrder, (i) => (blank[i] ? spare / edges : card + gap));
  const sorted = [...inOrder.filter((i) => blank[i]), ...inOrder.filter((i) => !blank[i])];
  const covered = Math.max(0, crafted - 1);
  const edge = crafted > 0 ? least : (width - card) / Math.max(1, n - 1);
  const rest = covered > 0 ? (width - card - blanks * edge) / covered : 0;
  return laid(sorted, (i) => Math.max(least, blank[i] ? edge : Math.min(card + gap, rest)));

  function laid(order: readonly number[], show: (i: number) => number): { cards: PlacedCard[]; width: number } {
    const cards: PlacedCard[] = [];
    let left = 0;
    order.forEach((i, at) => {
      const room = at === order.length - 1 ? card : show(i);
      cards[i] = { left, order: at + 1, room: Math.min(card, room) };
      left += room;
    });
    return { cards, width: left };
  }
}
