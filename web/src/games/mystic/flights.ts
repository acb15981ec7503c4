/** Calm motion from where a thing was to where it is: a push, a purchase, a card sleeved, points gained. */

import type { LogLine, MysticView } from "./view";

interface Flight {
  ghost: HTMLElement;
  from: DOMRect;
  /** The place it lands on. */
  to: string;
  /** Where it lands when that place is not in sight. */
  or: string;
  delay: number;
  /** Whether it vanishes where it lands, as points do. */
  melts: boolean;
}

const FLIGHT = 460;

/** Look at the table before it changes; the function returned lets things fly once it has. */
export function prepareFlights(
  root: HTMLElement,
  before: MysticView,
  after: MysticView,
  lines: readonly LogLine[],
  placeOf: (piece: string) => string | null,
): () => void {
  const flights: Flight[] = [];
  const entering = new Set<string>();

  const find = (anchor: string): HTMLElement | null =>
    root.querySelector<HTMLElement>(`[data-anchor="${anchor}"]`);

  const copied = (anchor: string): { ghost: HTMLElement; from: DOMRect } | null => {
    const found = find(anchor);
    if (!found) return null;
    const ghost = found.cloneNode(true);
    if (!(ghost instanceof HTMLElement)) return null;
    ghost.style.fontSize = getComputedStyle(found).fontSize;
    return { ghost, from: found.getBoundingClientRect() };
  };

  const add = (source: string, to: string, or: string, melts = false): void => {
    const found = copied(source);
    if (found) flights.push({ ...found, to, or, delay: flights.length * 90, melts });
  };

  for (const line of lines) {
    const seat = `seat-${line.seat}`;
    if (line.kind === "pushed")
      add(`on-deck-${line.seat}`, `field-${line.seat}-${lastIndex(after, line)}`, seat);
    else if (line.kind === "revealed") entering.add(`on-deck-${line.seat}`);
    else if (line.kind === "prepped")
      after.players[line.seat]?.field.forEach((_, i) => entering.add(`field-${line.seat}-${i}`));
    else if (line.kind === "bought" || line.kind === "claimed") {
      const source = offer(before, line.name);
      if (source) add(source, placeOf(line.name) ?? "pending", seat);
    } else if (line.kind === "bought-vale") {
      const spot = before.vales.indexOf(line.name);
      const own = (after.players[line.seat]?.vales.length ?? 1) - 1;
      if (spot >= 0) add(`vales-${spot}`, `own_vales-${own}`, seat);
    } else if (line.kind === "sleeved") {
      add("pending", `field-${line.seat}-${line.n - 1}`, seat);
    } else if (line.kind === "gained-vp") {
      for (let i = 0; i < Math.min(line.n, 5); i++) points(flights, find("pool"), seat);
    }
  }

  return () => {
    for (const flight of flights) fly(find(flight.to) ?? find(flight.or), flight);
    [...entering].forEach((anchor, i) => enter(find(anchor), find(deckOf(anchor)), i));
  };
}

function lastIndex(view: MysticView, line: LogLine): number {
  const field = view.players[line.seat]?.field ?? [];
  const at = field.lastIndexOf(line.name);
  return at >= 0 ? at : field.length - 1;
}

/** The spot of the market where an advancement lay. */
function offer(view: MysticView, piece: string): string | null {
  const spot = view.commons.findIndex((stack) => stack.includes(piece));
  if (spot >= 0) return `commons-${spot}`;
  const slot = ["top", "middle", "bottom"].indexOf(piece.split("/")[1] ?? "");
  return piece.startsWith("Fertile Soil/") ? `soil-${slot}` : null;
}

function deckOf(anchor: string): string {
  return `deck-${anchor.split("-").at(anchor.startsWith("field") ? 1 : 2) ?? ""}`;
}

function points(flights: Flight[], pool: HTMLElement | null, to: string): void {
  const glyph = pool?.querySelector<HTMLElement>(".glyph");
  if (!glyph) return;
  const from = glyph.getBoundingClientRect();
  const ghost = glyph.cloneNode(true);
  if (ghost instanceof HTMLElement)
    flights.push({ ghost, from, to, or: to, delay: flights.length * 90, melts: true });
}

function fly(target: HTMLElement | null, flight: Flight): void {
  if (!target) return;
  const to = target.getBoundingClientRect();
  const { ghost, from } = flight;
  ghost.removeAttribute("data-anchor");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    zIndex: "70",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  host(target).append(ghost);
  const small = flight.melts || to.height < from.height / 2;
  const scale = small ? Math.max(0.25, to.height / from.height / 1.4) : to.width / from.width;
  const x = small ? to.left + to.width / 2 - (from.width * scale) / 2 : to.left;
  const y = small ? to.top + to.height / 2 - (from.height * scale) / 2 : to.top;
  const run = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      {
        transform: `translate(${x - from.left}px, ${y - from.top}px) scale(${scale})`,
        opacity: small ? 0.2 : 1,
      },
    ],
    { duration: FLIGHT, delay: flight.delay, easing: "cubic-bezier(.3,.7,.25,1)", fill: "both" },
  );
  if (!small) target.style.opacity = "0";
  const land = (): void => {
    target.style.opacity = "";
    ghost.remove();
  };
  run.finished.then(land, land);
}

/** Sizes in em and the theme's values hold only inside the board. */
function host(target: HTMLElement): HTMLElement {
  return target.closest<HTMLElement>(".board") ?? document.body;
}

/** A card turned up from the deck. */
function enter(card: HTMLElement | null, deck: HTMLElement | null, place: number): void {
  if (!card || !deck) return;
  const from = deck.getBoundingClientRect();
  const to = card.getBoundingClientRect();
  card.animate(
    [
      {
        transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) rotateY(80deg) scale(.6)`,
        opacity: 0,
      },
      { transform: "none", opacity: 1 },
    ],
    { duration: FLIGHT, delay: place * 70, easing: "cubic-bezier(.2,.8,.3,1)", fill: "backwards" },
  );
}
