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
} from "./settings.svelte";
