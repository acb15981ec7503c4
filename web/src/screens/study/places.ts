/** What study offers, in the order in which it is shown. The words are `study-place-<name>` with its attribute `text`. */

import type { IconName } from "../../ui/icons";

export interface Place {
  name: string;
  href: string;
  icon: IconName;
}

export const PLACES: readonly Place[] = [
  { name: "practise", href: "#/practise", icon: "hint" },
  { name: "position", href: "#/position", icon: "text" },
  { name: "tutorial", href: "#/tutorial", icon: "learn" },
  { name: "daily", href: "#/daily", icon: "star" },
  { name: "stats", href: "#/stats", icon: "bars" },
  { name: "replays", href: "#/replays", icon: "replay" },
];
