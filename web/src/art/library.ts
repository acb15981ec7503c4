import { BEASTS } from "./shapes/beasts";
import { BIRDS } from "./shapes/birds";
import { PLANTS } from "./shapes/plants";
import type { Library } from "./card";

export const LIBRARY: Library = { ...BEASTS, ...BIRDS, ...PLANTS };
