/** What the page knows of a table of Mystic Vale: the server's own shapes, by shorter names. */

export type { Result } from "../../app/api/types";
export type { CardParts, Harvest, Lack, Layer, MysticLogKind as LogKind, MysticLogLine as LogLine, MysticMove as Move, MysticPlayer as PlayerView, MysticView, Place, Slot } from "./wire";
