/** The whole game by keyboard: what each key does at the table. */

import type { Board } from "./board.svelte";
import { mainAction } from "./main";

export interface Commands {
  undo: () => void;
  help: () => void;
}

/** What to press, in the order in which the help tells it; the words are `table-keys-<name>`. */
export const KEYS: readonly (readonly [string, string])[] = [
  ["1 … 9", "commons"],
  ["T M B", "soil"],
  ["P", "push"],
  ["E", "end"],
  ["Space", "main"],
  ["C", "focus-commons"],
  ["V", "focus-vales"],
  ["F", "focus-field"],
  ["A", "focus-abilities"],
  ["O", "focus-seats"],
  ["← ↑ → ↓", "arrows"],
  ["Enter", "enter"],
  ["D", "deck"],
  ["L", "log"],
  ["Esc", "escape"],
];

/** Do what a key stands for. Whether it stood for something. */
export function press(event: KeyboardEvent, board: Board, root: HTMLElement, commands: Commands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const on = event.target instanceof Element ? event.target : null;
  if (on?.closest("input, select, textarea, dialog")) return false;
  if (key === " " || key === "Enter") return main(key, on, board);
  if (/^[1-9]$/.test(key)) return pick(board, "commons", Number(key) - 1);
  const soil = ["t", "m", "b"].indexOf(key);
  if (soil >= 0) return pick(board, "soil", soil);
  return letter(key, board, root, commands);
}

function letter(key: string, board: Board, root: HTMLElement, commands: Commands): boolean {
  switch (key) {
    case "p": {
      const push = board.act("push");
      if (push) board.choose(push);
      return push !== undefined;
    }
    case "e": {
      const main = mainAction(board);
      main?.go();
      return main !== null;
    }
    case "u":
      if (board.staged) board.staged = null;
      else commands.undo();
      return true;
    case "c":
      return focus(root, "[data-coach=commons]");
    case "v":
      return focus(root, "[data-coach=vales]");
    case "f":
      return focus(root, "[data-coach=field]");
    case "a":
      return focus(root, ".choice") || focus(root, ".chips") || focus(root, ".resources");
    case "o":
      return focus(root, ".seats");
    case "l":
      root.querySelector<HTMLElement>(".log ol")?.focus();
      return true;
    case "d":
      board.pile = "deck";
      return true;
    case "?":
      commands.help();
      return true;
    case "Escape":
      return escape(board);
    default:
      return false;
  }
}

/** Space and Enter press what has the focus; elsewhere they do the main thing. */
function main(key: string, on: Element | null, board: Board): boolean {
  const focused = on?.closest("button, a, [role=tab]") ?? null;
  if (focused && !(key === " " && focused.getAttribute("aria-disabled") === "true")) return false;
  const action = mainAction(board);
  action?.go();
  return action !== null;
}

function pick(board: Board, zone: "commons" | "soil", index: number): boolean {
  if (board.at(zone, index).length === 0) return false;
  board.pick(zone, index);
  return true;
}

function escape(board: Board): boolean {
  if (board.looked) board.looked = null;
  else if (board.among) board.among = null;
  else if (board.staged) board.staged = null;
  else if (board.pinned !== null) board.pinned = null;
  else return false;
  return true;
}

/** Go to a group of things: the first that can be chosen, or the first. */
export function focus(root: HTMLElement, group: string): boolean {
  const found = root.querySelector<HTMLElement>(group);
  const to =
    found?.querySelector<HTMLElement>('[data-rove="lit"]') ??
    found?.querySelector<HTMLElement>("[data-rove]");
  to?.focus();
  return to !== undefined && to !== null;
}
