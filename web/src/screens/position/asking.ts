/** What the editor asks the server, besides what every screen with a position does. */

import { get, post } from "../../app/api/http";
import type { Look, Manual, Written } from "../../app/api/types";

/** How the positions of a game are written, and one to start from. */
export const manualOf = (game: string): Promise<Manual> => get(`/positions/manual/${encodeURIComponent(game)}`);

/** A position as a scenario: what the seat to act knows, and nothing else. */
export const textOf = async (of: Look["of"]): Promise<string> => (await post<Written>("/positions/text", { of })).text;
