/** What a browser calls itself, so that its owner knows it again in a list. */

const BROWSERS: readonly [RegExp, string][] = [
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/Chrom(e|ium)\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** The browser and the system that a user agent names; a question mark for one that is unknown. */
export function deviceParts(agent: string): { browser: string; system: string } {
  const named = (known: readonly [RegExp, string][]): string =>
    known.find(([pattern]) => pattern.test(agent))?.[1] ?? "?";
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
