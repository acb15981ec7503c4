/** The little Markdown that the rules are written in, as a tree that a screen can draw and search. */

export type Inline = { kind: "text" | "bold" | "italic" | "code"; text: string } | { kind: "link"; text: string; to: string };

export type Block =
  | { kind: "heading"; level: number; id: string; text: string }
  | { kind: "paragraph"; words: Inline[] }
  | { kind: "quote"; words: Inline[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

export interface Item {
  words: Inline[];
  inner: Extract<Block, { kind: "list" }> | null;
}

/** A heading and all below it, up to the next of its level or above. */
export interface Section {
  id: string;
  level: number;
  title: string;
  blocks: Block[];
}

/** A heading's words as a part of an address. */
export function anchor(title: string): string {
  return title
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    const [whole, bold, star, low, code, words, to] = match;
    if (bold !== undefined) found.push({ kind: "bold", text: bold });
    else if (star !== undefined || low !== undefined) found.push({ kind: "italic", text: star ?? low ?? "" });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else found.push({ kind: "link", text: words ?? "", to: to ?? "" });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

const ITEM = /^(\s*)([-*]|\d+\.)\s+(.*)$/;

/** The blocks of a text, in order. */
export function blocks(text: string): Block[] {
  const lines = text.split("\n");
  const found: Block[] = [];
  const used = new Map<string, number>();
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (line.trim() === "") {
      at += 1;
      continue;
    }
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (heading !== null) {
      found.push(headingOf(heading[1]?.length ?? 1, heading[2] ?? "", used));
      at += 1;
    } else {
      const start = at;
      while (at < lines.length && lines[at]?.trim() !== "" && !/^#{1,4}\s/.test(lines[at] ?? "")) at += 1;
      found.push(blockOf(lines.slice(start, at)));
    }
  }
  return found;
}

function headingOf(level: number, text: string, used: Map<string, number>): Block {
  const name = anchor(text);
  const before = used.get(name) ?? 0;
  used.set(name, before + 1);
  return { kind: "heading", level, id: before === 0 ? name : `${name}-${before + 1}`, text };
}

function blockOf(lines: string[]): Block {
  const first = lines[0] ?? "";
  if (first.startsWith("|")) return table(lines);
  if (ITEM.test(first)) return list(lines);
  if (first.startsWith(">"))
    return { kind: "quote", words: inline(lines.map((line) => line.replace(/^>\s?/, "")).join(" ")) };
  return { kind: "paragraph", words: inline(lines.map((line) => line.trim()).join(" ")) };
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
}

function table(lines: string[]): Block {
  const [head = "", , ...rows] = lines;
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}

function list(lines: string[]): Extract<Block, { kind: "list" }> {
  const own = ITEM.exec(lines[0] ?? "");
  const depth = own?.[1]?.length ?? 0;
  const items: { words: string[]; inner: string[] }[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    const last = items[items.length - 1];
    if (item !== null && (item[1]?.length ?? 0) <= depth) items.push({ words: [item[3] ?? ""], inner: [] });
    else if (last !== undefined && (item !== null || last.inner.length > 0)) last.inner.push(line);
    else last?.words.push(line.trim());
  }
  return {
    kind: "list",
    ordered: /\d/.test(own?.[2] ?? ""),
    items: items.map((item) => ({
      words: inline(item.words.join(" ")),
      inner: item.inner.length > 0 ? list(item.inner) : null,
    })),
  };
}

/** A text cut at its headings of the second and third level. */
export function sections(text: string): Section[] {
  const found: Section[] = [];
  for (const block of blocks(text)) {
    const last = found[found.length - 1];
    if (block.kind === "heading" && block.level <= 3)
      found.push({ id: block.id, level: block.level, title: block.text, blocks: [] });
    else last?.blocks.push(block);
  }
  return found;
}

/** All words of a block, for searching. */
export function plain(block: Block): string {
  const words = (all: Inline[]): string => all.map((part) => part.text).join("");
  switch (block.kind) {
    case "heading":
      return block.text;
    case "paragraph":
    case "quote":
      return words(block.words);
    case "list":
      return block.items
        .map((item) => `${words(item.words)} ${item.inner === null ? "" : plain(item.inner)}`)
        .join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(words).join(" ")).join("\n");
  }
}

/** Letters without case and accents; each stands where it stood, so that places agree. */
export function folded(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join("");
}

/** The words looked for, and whether a text has all of them. */
export function terms(query: string): string[] {
  return folded(query).split(/\s+/).filter((term) => term.length > 1);
}

export function matches(text: string, wanted: readonly string[]): boolean {
  const within = folded(text);
  return wanted.every((term) => within.includes(term));
}

/** A text in pieces, those that were looked for marked. */
export function marked(text: string, wanted: readonly string[]): { text: string; hit: boolean }[] {
  if (wanted.length === 0) return [{ text, hit: false }];
  const within = folded(text);
  const found: { text: string; hit: boolean }[] = [];
  let from = 0;
  while (from < text.length) {
    let start = text.length;
    let length = 0;
    for (const term of wanted) {
      const at = within.indexOf(term, from);
      if (at >= 0 && (at < start || (at === start && term.length > length))) {
        start = at;
        length = term.length;
      }
    }
    if (start > from) found.push({ text: text.slice(from, start), hit: false });
    if (length === 0) break;
    found.push({ text: text.slice(start, start + length), hit: true });
    from = start + length;
  }
  return found;
}
