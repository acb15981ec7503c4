export const LANGUAGES = ["en", "fr", "es", "ca"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  es: "Español",
  ca: "Català",
};

/** The best of our languages for what a browser prefers. */
export function bestLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split("-")[0]);
    if (found !== undefined) return found;
  }
  return "en";
}
