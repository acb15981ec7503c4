import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

/** What a tooltip says: words, or something drawn. */
export type TipContent = string | Snippet;

interface Shown {
  target: HTMLElement;
  content: TipContent;
}

/** The one tooltip that is shown; Tooltip.svelte draws it. */
export const tips = $state<{ shown: Shown | null }>({ shown: null });
export const TIP_ID = "valewright-tooltip";

const HOVER_AFTER = 350;
const HIDE_AFTER = 120;
const LONG_PRESS = 450;
const LONG_PRESS_SHOWS = 4000;

let opening: ReturnType<typeof setTimeout> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

function show(target: HTMLElement, content: TipContent): void {
  clearTimeout(closing);
  if (tips.shown?.target === target) {
    tips.shown.content = content;
    return;
  }
  hideTip();
  tips.shown = { target, content };
  target.setAttribute("aria-describedby", TIP_ID);
}

export function hideTip(): void {
  clearTimeout(opening);
  clearTimeout(closing);
  tips.shown?.target.removeAttribute("aria-describedby");
  tips.shown = null;
}

/** The pointer is on the tooltip itself: it stays. */
export function holdTip(): void {
  clearTimeout(closing);
}

export function leaveTip(): void {
  clearTimeout(opening);
  clearTimeout(closing);
  closing = setTimeout(hideTip, HIDE_AFTER);
}

/**
 * Explains an element on hover, on keyboard focus and on a long press:
 * `<button {@attach tip(() => t("why"))}>`. Nothing is shown for an empty string.
 */
export function tip(content: () => TipContent | null | undefined): Attachment<HTMLElement> {
  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const now = (): void => {
      const found = content();
      if (found !== null && found !== undefined && found !== "") show(element, found);
    };
    const heard: Partial<{ [K in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[K]) => void }> = {
      pointerenter: (event) => {
        if (event.pointerType === "touch") return;
        clearTimeout(closing);
        clearTimeout(opening);
        opening = setTimeout(now, tips.shown === null ? HOVER_AFTER : 60);
      },
      pointerleave: (event) => {
        if (event.pointerType !== "touch") leaveTip();
      },
      pointerdown: (event) => {
        if (event.pointerType !== "touch") {
          hideTip();
          return;
        }
        pressed = false;
        press = setTimeout(() => {
          pressed = true;
          now();
          closing = setTimeout(hideTip, LONG_PRESS_SHOWS);
        }, LONG_PRESS);
      },
      pointerup: () => clearTimeout(press),
      pointercancel: () => clearTimeout(press),
      pointermove: (event) => {
        if (event.pointerType === "touch" && Math.hypot(event.movementX, event.movementY) > 6)
          clearTimeout(press);
      },
      contextmenu: (event) => {
        if (pressed) event.preventDefault();
      },
      focusin: () => {
        if (element.matches(":focus-visible, :has(:focus-visible)")) now();
      },
      focusout: leaveTip,
    };
    // A long press explains; it does not also press the button.
    const swallow = (event: MouseEvent): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const all = Object.entries(heard) as [string, EventListener][];
    for (const [name, hear] of all) element.addEventListener(name, hear);
    element.addEventListener("click", swallow, { capture: true });
    return () => {
      for (const [name, hear] of all) element.removeEventListener(name, hear);
      element.removeEventListener("click", swallow, { capture: true });
      clearTimeout(press);
      if (tips.shown?.target === element) hideTip();
    };
  };
}
