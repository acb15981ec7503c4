import { describe, expect, test } from "vitest";
import { anchor, blocks, inline, marked, matches, plain, sections, terms } from "./markdown";

const TEXT = `# Game

The **goal** is *to win*,
on two lines.

## The cards

- one \`thing\`,
  said at length;
- another
  - within it

1. first
2. second

### Slots

| Slot | Where |
|---|---|
| Top | above |

## The cards
`;

describe("markdown", () => {
  test("blocks", () => {
    expect(blocks(TEXT).map((block) => block.kind)).toEqual([
      "heading", "paragraph", "heading", "list", "list", "heading", "table", "heading",
    ]);
  });

  test("a paragraph's lines are one", () => {
    expect(blocks(TEXT)[1]).toEqual({
      kind: "paragraph",
      words: [
        { kind: "text", text: "The " },
        { kind: "bold", text: "goal" },
        { kind: "text", text: " is " },
        { kind: "italic", text: "to win" },
        { kind: "text", text: ", on two lines." },
      ],
    });
  });

  test("a list within a list", () => {
    const list = blocks(TEXT)[3];
    expect(list && plain(list)).toBe("one thing, said at length; \nanother within it ");
  });

  test("sections have ids of their own", () => {
    expect(sections(TEXT).map((section) => section.id)).toEqual(["game", "the-cards", "slots", "the-cards-2"]);
  });

  test("a link", () => {
    expect(inline("see [the end](#end)")[1]).toEqual({ kind: "link", text: "the end", to: "#end" });
  });

  test("anchors have no accents", () => {
    expect(anchor("Où l'on pose les tuiles ?")).toBe("ou-l-on-pose-les-tuiles");
  });
});

describe("searching", () => {
  test("accents and case do not matter", () => {
    expect(matches("La récolte est finie", terms("RECOLTE finie"))).toBe(true);
    expect(matches("La récolte", terms("vallée"))).toBe(false);
  });

  test("hits are marked where they stand", () => {
    expect(marked("Récolter, récolte", terms("recolte"))).toEqual([
      { text: "Récolte", hit: true },
      { text: "r, ", hit: false },
      { text: "récolte", hit: true },
    ]);
    expect(marked("nothing", [])).toEqual([{ text: "nothing", hit: false }]);
  });
});
