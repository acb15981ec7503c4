import type { Attachment } from "svelte/attachments";
import type { Board, Looked } from "./board.svelte";

const HOVER_AFTER = 380;
const LONG_PRESS = 420;

/** Show something in full on hover, on keyboard focus and on a long press. */
export function lift(board: Board, what: () => Omit<Looked, "anchor"> | null): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = (): void => {
      const found = what();
      if (found) board.looked = { ...found, anchor: element };
    };
    const hide = (): void => {
      clearTimeout(timer);
      // What a tap has lifted stays until another tap.
      if (board.looked?.anchor === element && !board.looked.from) board.looked = null;
    };
    const heard: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if (isTouch(event)) return;
        clearTimeout(timer);
        timer = setTimeout(show, board.looked ? 80 : HOVER_AFTER);
      },
      pointerleave: (event) => {
        if (!isTouch(event)) hide();
      },
      pointerdown: (event) => {
        pressed = false;
        clearTimeout(timer);
        if (!isTouch(event)) return;
        timer = setTimeout(() => {
          pressed = true;
          show();
        }, LONG_PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      pointermove: (event) => {
        if (isTouch(event) && Math.hypot(event.movementX, event.movementY) > 6)
          clearTimeout(timer);
      },
      contextmenu: (event) => {
        if (pressed) event.preventDefault();
      },
      focusin: () => {
        if (element.matches(":focus-visible")) show();
      },
      // The focus also goes when the table is taken down, while nothing may be changed.
      focusout: () => queueMicrotask(hide),
    };
    const swallow = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [name, hear] of Object.entries(heard)) element.addEventListener(name, hear);
    element.addEventListener("click", swallow, { capture: true });
    return () => {
      for (const [name, hear] of Object.entries(heard)) element.removeEventListener(name, hear);
      element.removeEventListener("click", swallow, { capture: true });
      clearTimeout(timer);
      queueMicrotask(hide);
    };
  };
}

function isTouch(event: Event): event is PointerEvent {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
