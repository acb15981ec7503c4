/** The parts of a board that can be pointed at: each has an id of its own, `data-anchor`, wherever it is drawn. */

const LONGEST = 60;

export interface Place {
  anchor: string;
  label: string;
}

/** Whether something is drawn where it can be seen. */
function visible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** What a part of the board is called on this screen. */
function labelOf(element: Element): string {
  const words =
    (element.hasAttribute("aria-label") ? element : element.querySelector("[aria-label]"))?.getAttribute("aria-label") ??
    (element.querySelector(".unseen") ?? element.querySelector("title"))?.textContent ??
    [...element.childNodes].map((child) => child.textContent).join(" ");
  const found = words.replace(/\s+/g, " ").trim();
  return found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found;
}

function all(within: Element): Element[] {
  return [...within.querySelectorAll("[data-anchor]")].filter(visible);
}

/** Where a part is drawn; undefined where this screen does not show it now. */
export function anchored(within: Element, anchor: string): Element | undefined {
  return all(within).find((element) => element.getAttribute("data-anchor") === anchor);
}

/** All parts that can be pointed at now, each once. */
export function places(within: Element): Place[] {
  const found = new Map<string, Place>();
  for (const element of all(within)) {
    const anchor = element.getAttribute("data-anchor") ?? "";
    if (!found.has(anchor)) found.set(anchor, { anchor, label: labelOf(element) || anchor });
  }
  return [...found.values()];
}

/** The part that something belongs to. */
export function anchorOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest("[data-anchor]")?.getAttribute("data-anchor") ?? null) : null;
}
