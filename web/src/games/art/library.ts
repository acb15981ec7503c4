import { BEASTS } from "./shapes/beasts";
import { BIRDS } from "./shapes/birds";
import { PEOPLE } from "./shapes/people";
import { PLACES } from "./shapes/places";
import { PLANTS } from "./shapes/plants";
import { THINGS } from "./shapes/things";
import type { Library } from "./card";

export const LIBRARY: Library = { ...BEASTS, ...BIRDS, ...PEOPLE, ...PLACES, ...PLANTS, ...THINGS };
