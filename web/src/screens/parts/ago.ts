const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was, in words: seconds since 1970, a language, and now. */
export function ago(when: number, language: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - when);
  for (const [unit, seconds] of STEPS)
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  return words.format(0, "second");
}
