import { LANGUAGES, type Language } from "./languages";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";
export type Palette = "standard" | "distinct";

export interface Settings {
  /** The language that was chosen; null follows the browser. */
  language: Language | null;
  /** Text size in percent, 80 to 200. */
  textSize: number;
  theme: Theme;
  motion: Motion;
  palette: Palette;
  /** Whether light and mist drift behind a table, where things may move. */
  ambient: boolean;
  /** Whether the table sounds, after the first press. */
  sounds: boolean;
  /** How loud, in percent. */
  volume: number;
  notifications: boolean;
  /** Whether what others say at a table is shown. */
  remarks: boolean;
  /** The name this player last sat down with. */
  name: string;
}

export const SMALLEST_TEXT = 80;
export const LARGEST_TEXT = 200;
const KEY = "valewright.settings";

const DEFAULTS: Settings = {
  language: null,
  textSize: 100,
  theme: "system",
  motion: "system",
  palette: "standard",
  ambient: true,
  sounds: true,
  volume: 60,
  notifications: false,
  remarks: true,
  name: "",
};

/** What the player has chosen; assigning to a field keeps and applies it. */
export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

function kept(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return valid(typeof found === "object" && found !== null ? found : {});
  } catch {
    return {};
  }
}

/** Of what was kept, the part that still makes sense. */
export function valid(found: Partial<Record<keyof Settings, unknown>>): Partial<Settings> {
  const good: Partial<Settings> = {};
  if (LANGUAGES.some((language) => language === found.language))
    good.language = found.language as Language;
  if (typeof found.textSize === "number" && Number.isFinite(found.textSize))
    good.textSize = Math.min(LARGEST_TEXT, Math.max(SMALLEST_TEXT, Math.round(found.textSize)));
  if (["system", "light", "dark"].includes(found.theme as string))
    good.theme = found.theme as Theme;
  if (["system", "full", "reduced"].includes(found.motion as string))
    good.motion = found.motion as Motion;
  if (["standard", "distinct"].includes(found.palette as string))
    good.palette = found.palette as Palette;
  for (const flag of ["ambient", "sounds", "notifications", "remarks"] as const)
    if (typeof found[flag] === "boolean") good[flag] = found[flag];
  if (typeof found.volume === "number" && Number.isFinite(found.volume))
    good.volume = Math.min(100, Math.max(0, Math.round(found.volume)));
  if (typeof found.name === "string") good.name = found.name.slice(0, 40);
  return good;
}

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
let systemWantsLess = $state(lessMotion.matches);
lessMotion.addEventListener("change", (event) => (systemWantsLess = event.matches));

/** Whether things may move: the player's choice, or else the system's. */
export function motionAllowed(): boolean {
  return settings.motion === "system" ? !systemWantsLess : settings.motion === "full";
}

/** Keep the settings and show them on <html>, now and whenever they change, here or in another tab. */
export function startSettings(): void {
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, DEFAULTS, kept());
  });
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(settings));
    });
    $effect(() => {
      const html = document.documentElement;
      html.dataset.theme = settings.theme;
      html.dataset.motion = motionAllowed() ? "full" : "reduced";
      html.dataset.ambient = motionAllowed() && settings.ambient ? "on" : "off";
      html.dataset.palette = settings.palette;
      html.style.setProperty("--text-scale", String(settings.textSize / 100));
    });
  });
}
