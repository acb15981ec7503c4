/**
 * Measures what is on the screen and returns what is wrong with it: `{kind, element, text, detail}`.
 * Kinds: `sideways`, `cut`, `overlap`, `covered`, `small`, `target`. measures.py says what each means.
 */
({ touch, smallest, target, allow, within }) => {
  const SLACK = 1.5;
  const faults = [];
  const root = document.documentElement;
  const modal = [...document.querySelectorAll("dialog[open]")].filter((found) => found.matches(":modal")).pop();
  const top = (within === null ? modal : document.querySelector(within)) ?? document.body;
  if (within !== null && top === document.body) throw new Error(`there is no ${within} to measure`);
  const styles = new Map();
  const style = (element) => {
    let found = styles.get(element);
    if (found === undefined) styles.set(element, (found = getComputedStyle(element)));
    return found;
  };

  const parentOf = (element) => element.parentElement ?? element.getRootNode().host ?? null;
  const isAllowed = (element, kind) => {
    const selector = allow[kind];
    return selector !== null && selector !== undefined && element.closest(selector) !== null;
  };

  function named(element) {
    const classes = [...element.classList].filter((name) => !name.startsWith("svelte-"));
    const label = element.getAttribute("aria-label");
    const own = `${element.tagName.toLowerCase()}${element.id && !/^(s\d|c\d|.*-\d)/.test(element.id) ? `#${element.id}` : ""}${classes.map((name) => `.${name}`).join("")}${label ? `[aria-label="${label}"]` : ""}`;
    const parent = parentOf(element);
    if (parent === null || parent === document.body) return own;
    const around = [...parent.classList].filter((name) => !name.startsWith("svelte-"));
    return `${parent.tagName.toLowerCase()}${around.map((name) => `.${name}`).join("")} > ${own}`;
  }

  const words = (element) =>
    (element.getAttribute?.("aria-label") || element.innerText || element.textContent || element.value || "")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 60);

  const shown = (rect) => ({
    left: Math.round(rect.left),
    top: Math.round(rect.top),
    right: Math.round(rect.right),
    bottom: Math.round(rect.bottom),
  });
  const place = (rect) => {
    const { left, top: above, right, bottom } = shown(rect);
    return `${right - left}x${bottom - above} at ${left},${above}`;
  };

  function fault(kind, element, detail, text = words(element)) {
    if (!isAllowed(element, kind)) faults.push({ kind, element: named(element), text, detail });
  }

  /** Whether an element can be seen at all, its ancestors considered. */
  const seen = new Map();
  function isSeen(element) {
    let found = seen.get(element);
    if (found === undefined) {
      const own = style(element);
      const parent = parentOf(element);
      found =
        own.display !== "none" &&
        own.visibility !== "hidden" &&
        own.contentVisibility !== "hidden" &&
        (Number(own.opacity) > 0.02 || element.tagName === "DIALOG") && // open, if veiled while it is measured
        own.clipPath !== "inset(50%)" &&
        !(own.position === "absolute" && element.offsetWidth <= 1 && own.overflow !== "visible") &&
        (parent === null || parent === root || isSeen(parent)) &&
        (element.checkVisibility?.() ?? true);
      seen.set(element, found);
    }
    return found;
  }

  /** The nearest ancestor that stays where it is while other things scroll below it. */
  const held = new Map();
  function heldBy(element) {
    if (element === null || element === root) return null;
    let found = held.get(element);
    if (found === undefined) {
      found = ["fixed", "sticky"].includes(style(element).position) ? element : heldBy(parentOf(element));
      held.set(element, found);
    }
    return found;
  }

  const scrolls = (element, axis) =>
    ["auto", "scroll"].includes(style(element)[axis === "x" ? "overflowX" : "overflowY"]);
  const clips = (element, axis) =>
    ["hidden", "clip"].includes(style(element)[axis === "x" ? "overflowX" : "overflowY"]);

  function scrollerOf(element) {
    for (let at = element; at !== null && at !== root; at = parentOf(at))
      if (scrolls(at, "x") || scrolls(at, "y")) return at;
    return root;
  }

  /** The part of a rectangle that no clipping or scrolling ancestor hides; null when there is none. */
  function visiblePart(rect, element) {
    let { left, top: above, right, bottom } = rect;
    for (let at = element; at !== null && at !== root && at !== document.body; at = parentOf(at)) {
      const x = scrolls(at, "x") || clips(at, "x");
      const y = scrolls(at, "y") || clips(at, "y");
      if (x || y) {
        const box = at.getBoundingClientRect();
        if (x) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (y) [above, bottom] = [Math.max(above, box.top), Math.min(bottom, box.bottom)];
      }
      if (style(at).position === "fixed") break;
    }
    return right - left > 1 && bottom - above > 1
      ? { left, top: above, right, bottom, width: right - left, height: bottom - above }
      : null;
  }

  /** How much larger or smaller an element is drawn than its style says. */
  function scaleOf(element) {
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM?.();
      return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    }
    let scale = 1;
    for (let at = element; at !== null; at = parentOf(at)) {
      if (!(at instanceof HTMLElement)) return scale * scaleOf(at);
      const own = style(at);
      if (own.transform !== "none") {
        const matrix = new DOMMatrix(own.transform);
        scale *= Math.hypot(matrix.a, matrix.b);
      }
      if (own.scale !== "none") scale *= Number(own.scale.split(" ")[0]);
      if (own.zoom && own.zoom !== "1") scale *= Number(own.zoom);
    }
    return scale;
  }

  const CONTROLS =
    'button, a[href], select, textarea, input:not([type="hidden"]), summary, [role="button"], [role="link"], [role="radio"], [role="checkbox"], [role="switch"], [role="tab"], [role="slider"], [role="option"], [role="menuitem"]';

  /** A control that is drawn by the label around it counts as that label. */
  function drawnAs(control) {
    if (!["checkbox", "radio", "file"].includes(control.type)) return control;
    return control.closest("label") ?? document.querySelector(`label[for="${CSS.escape(control.id)}"]`) ?? control;
  }

  // Every piece of text, with the lines it takes.
  const texts = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || !node.textContent.trim()) continue;
    if (element.closest("script, style, noscript, option, title, desc, textarea, [data-measured='no']")) continue;
    if (!isSeen(element)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
    if (lines.length === 0) continue;
    texts.push({ element, lines, text: node.textContent.replace(/\s+/g, " ").trim().slice(0, 60) });
  }

  // Sideways: the page itself is wider than its window.
  if (root.scrollWidth > root.clientWidth + 0.5)
    fault("sideways", document.body, `${root.scrollWidth} px wide in a window of ${root.clientWidth}`, "");

  // Small, and cut by something around it that does not scroll.
  const cut = new Set();
  const pageScrolls = root.scrollHeight > root.clientHeight + 0.5 && style(root).overflowY !== "hidden";
  for (const { element, lines, text } of texts) {
    const size = parseFloat(style(element).fontSize) * scaleOf(element);
    if (size < smallest - 0.05) fault("small", element, `${size.toFixed(1)} px`, text);
    const slackY = SLACK + 0.15 * size;
    for (const line of lines) {
      let x = true;
      let y = true;
      let fixed = false;
      for (let at = element; at !== null && at !== root && (x || y); at = parentOf(at)) {
        const box = at.getBoundingClientRect();
        if (scrolls(at, "x") && at !== document.body) x = false;
        if (scrolls(at, "y") && at !== document.body) y = false;
        const over = [];
        if (x && clips(at, "x") && (line.right > box.right + SLACK || line.left < box.left - SLACK))
          over.push(`${Math.round(line.right - line.left)} px wide, shown from ${Math.round(box.left)} to ${Math.round(box.right)}`);
        if (y && clips(at, "y") && (line.bottom > box.bottom + slackY || line.top < box.top - slackY))
          over.push(`reaches from ${Math.round(line.top)} to ${Math.round(line.bottom)}, shown from ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
        if (over.length > 0 && !cut.has(element)) {
          cut.add(element);
          fault("cut", element, `${over.join("; ")} in ${named(at)}`, text);
        }
        if (style(at).position === "fixed") {
          fixed = true;
          break;
        }
      }
      const outX = x && (line.right > innerWidth + SLACK || line.left < -SLACK);
      const outY = y && (fixed || !pageScrolls) && (line.bottom > innerHeight + slackY || line.top < -slackY);
      if ((outX || outY) && !cut.has(element)) {
        cut.add(element);
        fault("cut", element, `outside the window: ${place(line)} in ${innerWidth}x${innerHeight}`, text);
      }
    }
    // An ellipsis or a clamp hides what the element still holds.
    for (let at = element; at !== null && at !== top; at = parentOf(at)) {
      const own = style(at);
      const lineClamp = own.webkitLineClamp !== "none" && own.webkitLineClamp !== undefined;
      const ellipsis = own.textOverflow === "ellipsis" && clips(at, "x");
      if (lineClamp && at.scrollHeight > at.clientHeight + slackY && !cut.has(element)) {
        cut.add(element);
        fault("cut", element, `clamped: ${at.scrollHeight} px high in ${at.clientHeight}`, text);
      } else if (ellipsis && at.scrollWidth > at.clientWidth + 1 && !cut.has(element)) {
        cut.add(element);
        fault("cut", element, `ellipsis: ${at.scrollWidth} px wide in ${at.clientWidth}`, text);
      }
      if (!["inline", "inline-block"].includes(own.display) && at !== element) break;
    }
    // Text that runs out of its own button, tab or chip.
    const control = element.closest(CONTROLS);
    if (control !== null && !cut.has(element) && control instanceof HTMLElement && style(control).display !== "inline") {
      const box = control.getBoundingClientRect();
      const out = lines.find(
        (line) =>
          line.right > box.right + SLACK ||
          line.left < box.left - SLACK ||
          line.bottom > box.bottom + slackY ||
          line.top < box.top - slackY,
      );
      if (out !== undefined && !style(element).position.includes("absolute") && heldBy(element) === heldBy(control)) {
        cut.add(element);
        fault("cut", element, `runs out of its control: ${place(out)} in ${place(box)}`, text);
      }
    }
  }

  // What native controls show of their words.
  const canvas = document.createElement("canvas").getContext("2d");
  const wide = (element, text) => {
    const own = style(element);
    canvas.font = `${own.fontStyle} ${own.fontWeight} ${own.fontSize} ${own.fontFamily}`;
    return canvas.measureText(text).width;
  };
  for (const field of top.querySelectorAll("select, input, textarea")) {
    if (!isSeen(field)) continue;
    const own = style(field);
    const room = field.clientWidth - parseFloat(own.paddingLeft) - parseFloat(own.paddingRight);
    const size = parseFloat(own.fontSize) * scaleOf(field);
    if (size < smallest - 0.05 && !["checkbox", "radio", "range", "color"].includes(field.type))
      fault("small", field, `${size.toFixed(1)} px`);
    const text =
      field.tagName === "SELECT"
        ? (field.selectedOptions[0]?.textContent ?? "")
        : field.tagName === "INPUT" && field.value === ""
          ? field.placeholder
          : "";
    const length = text ? wide(field, text.trim()) : 0;
    if (length > room + SLACK)
      fault("cut", field, `${Math.round(length)} px wide in ${Math.round(room)}`, text.trim().slice(0, 60));
  }

  // Overlaps: text on text, text on a control that it does not belong to, control on control.
  const boxes = [];
  for (const { element, lines, text } of texts)
    for (const line of lines) {
      const part = visiblePart(line, element);
      if (part === null) continue;
      const trim = Math.min(part.height * 0.18, 6);
      boxes.push({ element, text, kind: "text", rect: { ...part, top: part.top + trim, bottom: part.bottom - trim } });
    }
  const controls = [...new Set([...top.querySelectorAll(CONTROLS)].map(drawnAs))].filter(isSeen);
  for (const element of controls) {
    const part = visiblePart(element.getBoundingClientRect(), element);
    if (part !== null && !(element instanceof SVGElement))
      boxes.push({ element, kind: "control", rect: part });
  }
  const related = (a, b) => a === b || a.contains(b) || b.contains(a);
  const sameText = (a, b) => a.kind === "text" && b.kind === "text" && related(a.element, b.element);
  boxes.sort((a, b) => a.rect.top - b.rect.top);
  const reported = new Set();
  for (let i = 0; i < boxes.length; i += 1) {
    const a = boxes[i];
    for (let j = i + 1; j < boxes.length && boxes[j].rect.top < a.rect.bottom - SLACK; j += 1) {
      const b = boxes[j];
      const x = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      const y = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
      if (x <= SLACK + 0.5 || y <= SLACK + 0.5) continue;
      if (sameText(a, b)) {
        if (a.element !== b.element || x < 4) continue;
        if (a.text === b.text) continue;
      } else if (related(a.element, b.element)) continue;
      const [one, two] = [heldBy(a.element), heldBy(b.element)];
      if (one !== two && !(one?.contains(two) || two?.contains(one)) && (pageScrolls || scrollerOf(a.element) !== scrollerOf(b.element))) continue;
      if (one !== two && (one?.contains(b.element) || two?.contains(a.element)) && scrollerOf(a.element) !== root) continue;
      if (isAllowed(a.element, "overlap") || isAllowed(b.element, "overlap")) continue;
      const [first, second] = [a, b].map((box) => box.text ?? words(box.element));
      const key = `${named(a.element)}|${named(b.element)}|${first}|${second}`;
      if (reported.has(key)) continue;
      reported.add(key);
      fault(
        "overlap",
        a.element,
        `${Math.round(x)}x${Math.round(y)} px shared by ${a.kind} ${place(a.rect)} and ${b.kind} ${named(b.element)} "${second}" ${place(b.rect)}`,
        first,
      );
    }
  }

  // Covered: something else is drawn on the middle of a line of text. Of a line that scrolling has
  // all but hidden, there is no middle to look at.
  const SLIVER = 4;
  for (const { element, lines, text } of texts) {
    if (isAllowed(element, "covered")) continue;
    for (const line of lines) {
      const part = visiblePart(line, element);
      if (part === null || (part.height < SLIVER && part.height < line.height - SLACK)) continue;
      const y = (part.top + part.bottom) / 2;
      const points = [part.left + Math.min(4, part.width / 2), (part.left + part.right) / 2, part.right - Math.min(4, part.width / 2)];
      const cover = points
        .filter((x) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
        .map((x) => document.elementFromPoint(x, y))
        .find((hit) => hit !== null && !related(hit, element) && !isThrough(hit, element));
      if (cover === undefined) continue;
      fault("covered", element, `${place(line)} lies under ${named(cover)} "${words(cover)}"`, text);
      break;
    }
  }

  /** Whether a press on text may well hit this: what a sheet of glass takes, or what other things scroll under. */
  function isThrough(hit, element) {
    const control = hit.closest(CONTROLS);
    if (control !== null && control.contains(element)) return true;
    if (hit.tagName === "INPUT" && drawnAs(hit).contains(element)) return true;
    if (isAllowed(hit, "covered")) return true;
    const [one, two] = [heldBy(hit), heldBy(element)];
    if (one !== two && one !== null && !one.contains(element)) return pageScrolls || scrollerOf(element) !== root;
    if (one !== null && one !== two && one.contains(element)) return scrollerOf(element) !== root;
    if (style(element).pointerEvents !== "none") return false;
    // Text that takes no presses lets them through to what it is drawn on.
    for (let at = parentOf(element); at !== null; at = parentOf(at))
      if (at.contains(hit)) return !isAbove(hit, element);
    return false;
  }

  /** Whether one element is painted after another: by z-index of their branches, or else by order. */
  function isAbove(one, two) {
    let a = one;
    let b = two;
    for (let at = two; at !== null; at = parentOf(at))
      if (at.contains(one)) {
        while (parentOf(a) !== at && a !== at) a = parentOf(a);
        while (parentOf(b) !== at && b !== at) b = parentOf(b);
        break;
      }
    if (a === b || a.contains(b) || b.contains(a)) return false;
    const [za, zb] = [Number(style(a).zIndex) || 0, Number(style(b).zIndex) || 0];
    if (za !== zb) return za > zb;
    return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  }

  // Targets: large enough for a finger, by their box or by where a press reaches them.
  if (touch)
    for (const element of controls) {
      const box = element.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) continue;
      if (box.width >= target - 0.5 && box.height >= target - 0.5 && !(element instanceof SVGElement)) continue;
      if (isAllowed(element, "target") || isInline(element)) continue;
      const reached = reach(element, box);
      if (reached.width < target - 1 || reached.height < target - 1)
        fault("target", element, `${Math.round(reached.width)}x${Math.round(reached.height)} px, not ${target}x${target}`);
    }

  /** A link in the middle of a sentence is as high as its line. */
  function isInline(element) {
    if (element.tagName !== "A" || style(element).display !== "inline") return false;
    return [...parentOf(element).childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  }

  /** How far from its middle a press still reaches it, at most as far as it must. */
  function reach(element, box) {
    const inside = () => {
      const now = element.getBoundingClientRect();
      return { x: (now.left + now.right) / 2, y: (now.top + now.bottom) / 2 };
    };
    let middle = inside();
    const scrolled = [];
    const half = target / 2;
    if (middle.y < half || middle.y > innerHeight - half || middle.x < half || middle.x > innerWidth - half) {
      for (let at = element; at !== null; at = parentOf(at)) scrolled.push([at, at.scrollLeft, at.scrollTop]);
      element.scrollIntoView({ block: "center", inline: "center" });
      middle = inside();
    }
    const hits = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || drawnAs(hit) === element || hit.closest("label")?.control === element);
    };
    const far = (dx, dy) => {
      let found = 0;
      while (found < half && hits(middle.x + dx * (found + 1), middle.y + dy * (found + 1))) found += 1;
      return found;
    };
    const reached = hits(middle.x, middle.y)
      ? { width: far(-1, 0) + far(1, 0), height: far(0, -1) + far(0, 1) }
      : box;
    for (const [at, left, above] of scrolled) at.scrollTo({ left, top: above, behavior: "instant" });
    return reached;
  }

  return faults;
};
