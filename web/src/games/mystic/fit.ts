/** Letters as large as their box has room for; what could not be read at its smallest is left out instead of cut. */

import type { Attachment } from "svelte/attachments";

/** The smallest letters that are meant to be read, in pixels, at a text size of 100%. */
export const READABLE = 11;
const STEP = 0.5;

export interface Fit {
  /** The largest letters, in em of what is around. */
  most: number;
  /** A name takes one line where it can, and comes before the words that get the rest of the room. */
  name?: boolean;
}

interface Fitting extends Fit {
  element: HTMLElement;
}

/** The sizes that letters may have, the smallest first. */
export function sizes(least: number, most: number): number[] {
  const found = [least];
  for (let size = least + STEP; size <= most; size += STEP) found.push(size);
  return found;
}

/** What is to be fitted, by the element that gives it its room. */
const around = new Map<Element, Set<Fitting>>();

// All that change at once are fitted at once, before they are drawn.
const watch =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((entries) => fitTogether(entries.flatMap(({ target }) => [...(around.get(target) ?? [])])));

/** Letters reach a little beyond their line without being cut. */
const BEYOND = 0.06;

function overflows(element: HTMLElement): boolean {
  const slack = 1 + BEYOND * parseFloat(element.style.fontSize);
  return element.scrollHeight > element.clientHeight + slack || element.scrollWidth > element.clientWidth;
}

function fitTogether(found: readonly Fitting[]): void {
  const names = found.filter((one) => one.name);
  for (const { element } of names) element.style.whiteSpace = "nowrap";
  const wide = fitAll(names);
  for (const { element } of wide) element.style.whiteSpace = "";
  fitAll(wide);
  fitAll(found.filter((one) => !one.name));
}

/** Fit some, in step with one another, so that the page is laid out a few times and not once for each; those that do not fit. */
function fitAll(fittings: readonly Fitting[]): Fitting[] {
  const found = fittings.map((fitting) => {
    const style = getComputedStyle(fitting.element.parentElement ?? fitting.element);
    const least = READABLE * (parseFloat(style.getPropertyValue("--grow")) || 1);
    const choices = sizes(least, Math.max(least, fitting.most * parseFloat(style.fontSize)));
    return { fitting, element: fitting.element, choices, low: -1, high: choices.length - 1 };
  });
  for (const { element } of found) delete element.dataset.cut;
  for (let open = found; open.length > 0; open = open.filter((one) => one.low < one.high)) {
    for (const { element, choices, low, high } of open)
      element.style.fontSize = `${choices[Math.ceil((low + high) / 2)] ?? READABLE}px`;
    for (const one of open) {
      const middle = Math.max(0, Math.ceil((one.low + one.high) / 2));
      if (overflows(one.element)) one.high = middle - 1;
      else one.low = middle;
    }
  }
  for (const { element, choices, low } of found) {
    element.style.fontSize = `${choices[Math.max(0, low)] ?? READABLE}px`;
    if (low < 0) element.dataset.cut = "some";
  }
  const cut = found.filter((one) => one.low < 0);
  const none = cut.filter((one) => overflows(one.element));
  for (const { element } of none) element.dataset.cut = "all";
  return cut.map((one) => one.fitting);
}

if (typeof document !== "undefined" && "fonts" in document)
  document.fonts.addEventListener("loadingdone", () => fitTogether([...around.values()].flatMap((some) => [...some])));

/**
 * Let the letters of an element be as large as they can be within its box. Where they do not fit at their smallest, its
 * `data-cut` is "some", and "all" if what is then left does not fit either. Pass the text, so that another is fitted anew.
 */
export function fit(how: Fit, ..._text: readonly string[]): Attachment<HTMLElement> {
  return (element) => {
    const room = element.parentElement ?? element;
    const fitting = { ...how, element };
    const others = around.get(room) ?? new Set();
    around.set(room, others.add(fitting));
    watch?.unobserve(room);
    watch?.observe(room);
    return () => {
      others.delete(fitting);
      if (others.size > 0) return;
      around.delete(room);
      watch?.unobserve(room);
    };
  };
}
