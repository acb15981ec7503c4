export {
  LARGEST_TEXT,
  motionAllowed,
  settings,
  SMALLEST_TEXT,
  startSettings,
  valid,
  type Motion,
  type Palette,
  type Settings,
  type Theme,
} from "./settings.svelte";
