/** What the tests of the games' pictures share. */

import { expect } from "vitest";
import type { Symbols } from "./symbols";

/** Throws unless the text is one well-formed element. */
export function wellFormed(text: string): void {
  const open: string[] = [];
  let seen = 0;
  const rest = text.replace(/<(\/?)([a-z]+)((?: [\w:-]+="[^"<>&]*")*)(\/?)>/gi, (_, close: string, name: string, attributes: string, empty: string) => {
    const names = [...attributes.matchAll(/ ([\w:-]+)=/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) throw new Error(`an attribute twice in <${name}>`);
    if (close) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      if (open.length === 0 && seen > 0) throw new Error("more than one element");
      if (!empty) open.push(name);
    }
    seen += 1;
    return "";
  });
  if (rest !== "" || open.length > 0 || seen === 0) throw new Error(`not well-formed: ${rest.slice(0, 80)}${open.join()}`);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, two: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The values of a key in all tables of a name, in data files. */
export function listed(files: Record<string, string>, table: string, key: string): string[] {
  return Object.entries(files)
    .filter(([path]) => !path.endsWith("/documented.toml"))
    .flatMap(([, text]) => text.split(/^(?=\[)/m))
    .filter((part) => part.startsWith(`[[${table}]]`))
    .flatMap((part) => new RegExp(`^${key} = "(.*)"$`, "m").exec(part)?.[1] ?? []);
}

/** What must hold of every picture. */
export function expectDrawn(name: string, markup: string, box: string, bound: number): void {
  expect(() => wellFormed(markup), name).not.toThrow();
  expect(markup, name).toContain(`viewBox="${box}"`);
  expect(markup.replace('xmlns="http://www.w3.org/2000/svg"', ""), name).not.toMatch(
    /https?:|href|url\(|<image|<script|style=| id=|NaN|undefined|Infinity/,
  );
  expect(markup.length, name).toBeLessThan(bound);
}

/** What must hold of the symbols of a game. */
export function expectSymbols({ symbol, medal, symbolNames }: Symbols): void {
  for (const name of symbolNames) {
    expect(symbol(name), name).toMatch(/<(path|circle|rect|ellipse) /);
    expect(() => wellFormed(symbol(name)), name).not.toThrow();
    expect(() => wellFormed(medal(name)), name).not.toThrow();
  }
  const shape = (markup: string): string => markup.replace(/ (fill|stroke|opacity)="[^"]*"/g, "");
  expect(new Set(symbolNames.map((name) => shape(symbol(name)))).size).toBe(symbolNames.length);
  expect(symbol("no-such-thing")).toMatch(/^<svg [^>]*><\/svg>$/);
}
