/** Something small that floats beside something else of the table, wherever that is drawn on this screen. */

const GAP = 6;
const EDGE = 8;

/** The first of some elements that is to be seen. */
function seen(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((found) => {
    const { width, height } = found.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

/** Stand below what a selector finds, or above where there is no room; never over another that stands so already. */
export function beside(selector: string): (node: HTMLElement) => () => void {
  return (node) => {
    const place = (): void => {
      const at = seen(selector)?.getBoundingClientRect();
      const { width, height } = node.getBoundingClientRect();
      if (at !== undefined) {
        const below = at.bottom + GAP;
        node.style.left = `${Math.max(EDGE, Math.min(at.left, innerWidth - width - EDGE))}px`;
        node.style.top = `${below + height <= innerHeight ? below : Math.max(EDGE, at.top - height - GAP)}px`;
      }
      for (const other of document.querySelectorAll<HTMLElement>("[data-beside]")) {
        const [mine, theirs] = [node.getBoundingClientRect(), other.getBoundingClientRect()];
        const apart =
          mine.right < theirs.left || theirs.right < mine.left || mine.bottom < theirs.top || theirs.bottom < mine.top;
        if (other !== node && !apart) node.style.top = `${theirs.bottom + GAP}px`;
      }
    };
    place();
    node.dataset["beside"] = "";
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  };
}
