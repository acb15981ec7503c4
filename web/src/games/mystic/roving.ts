import type { Attachment } from "svelte/attachments";

/** One tab stop for a group of buttons; the arrow keys, Home and End go from one to the next. */
export const roving: Attachment<HTMLElement> = (group) => {
  const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-rove]")];
  const set = (to: HTMLElement | undefined): void => {
    for (const one of all()) one.tabIndex = one === to ? 0 : -1;
  };
  const settle = (): void => {
    const found = all();
    if (!found.some((one) => one.tabIndex === 0))
      set(found.find((one) => one.dataset.rove === "lit") ?? found[0]);
  };
  const key = (event: KeyboardEvent): void => {
    const found = all();
    const here = found.findIndex((one) => one === document.activeElement);
    const to = here < 0 ? undefined : found[next(found, here, event.key)];
    if (!to || to === found[here]) return;
    event.preventDefault();
    event.stopPropagation();
    set(to);
    to.focus();
  };
  const focus = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && event.target.dataset.rove !== undefined)
      set(event.target);
  };
  settle();
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", key);
  group.addEventListener("focusin", focus);
  return () => {
    watch.disconnect();
    group.removeEventListener("keydown", key);
    group.removeEventListener("focusin", focus);
  };
};

/** Where a key leads: the nearest button in that direction, as the eye sees them. */
function next(all: HTMLElement[], here: number, key: string): number {
  if (key === "Home") return 0;
  if (key === "End") return all.length - 1;
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const from = all[here]?.getBoundingClientRect();
  if (!step || !from) return here;
  const [dx = 0, dy = 0] = step;
  let best = here;
  let least = Infinity;
  all.forEach((one, i) => {
    const box = one.getBoundingClientRect();
    const x = box.left + box.width / 2 - from.left - from.width / 2;
    const y = box.top + box.height / 2 - from.top - from.height / 2;
    const along = x * dx + y * dy;
    if (i === here || along < 4) return;
    const far = along + 2.5 * Math.abs(x * dy + y * dx);
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}
