import type {
  BoxCheck,
  Checked,
  GameInfo,
  Join,
  Meta,
  NewRoom,
  NewTable,
  NewWebhook,
  Look,
  PlayFrom,
  Position,
  Problem as Complaint,
  PuzzleInfo,
  ReplayStep,
  Review,
  RoomWanted,
  Seated,
  TableBox,
  TableInfo,
  Verdict,
} from "./types";
import { eventsOf } from "./events";
import { refusalWords } from "./refusal";
import { keepToken, shownTokens } from "./tokens";

/** The server's no; `fields` is what it is about, where it says so. */
export class Problem extends Error {
  readonly fields: string[];

  constructor(
    readonly status: number,
    readonly detail: string,
    readonly reason = "",
    readonly args: Record<string, string | number> = {},
  ) {
    super(detail);
    this.fields = /^(\w[\w.]*(?:, \w[\w.]*)*): /.exec(detail)?.[1]?.split(", ") ?? [];
  }

  /** What is wrong, in the page's language and without the names of the fields. */
  get words(): string {
    const detail =
      this.fields.length === 0 ? this.detail : this.detail.replace(/^[^:]*: /, "");
    return this.reason === "" ? detail : refusalWords({ reason: this.reason, arguments: { ...this.args, detail } });
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}

export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const held = shownTokens();
  if (held.length > 0) headers.set("Valewright-Tokens", held.join(","));
  if (init.body !== undefined) headers.set("Content-Type", "application/json");
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { ...init, headers });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (!answer.ok) throw await complaint(answer);
  return answer;
}

async function complaint(answer: Response): Promise<Problem> {
  try {
    const body: Partial<Complaint> | null = await answer.json();
    if (body?.detail !== undefined) return problemOf(answer.status, { ...body, detail: body.detail });
  } catch {
    // The answer was not of the server's own making: its status has to do.
  }
  return new Problem(answer.status, `${answer.status} ${answer.statusText}`.trim());
}

function problemOf(status: number, body: Pick<Complaint, "detail"> & Partial<Complaint>): Problem {
  return new Problem(status, body.detail, body.reason, body.arguments);
}

export async function get<T>(path: string): Promise<T> {
  const answer = await request(path);
  return answer.json();
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await request(path, { method: "POST", body: JSON.stringify(body) });
  return answer.json();
}

export async function seated(path: string, body: unknown): Promise<Seated> {
  const found = await post<Seated>(path, body);
  keepToken(found.table.id, found.token);
  return found;
}

let metaKept: Promise<Meta> | null = null;

/** What this server offers; asked once. */
export function meta(): Promise<Meta> {
  metaKept ??= get<Meta>("/meta").catch((error: unknown) => {
    metaKept = null;
    throw error;
  });
  return metaKept;
}

export async function gameInfo(name: string): Promise<GameInfo> {
  const found = (await meta()).games.find((game) => game.name === name);
  if (found === undefined) throw new Problem(404, `game: ${name}`);
  return found;
}

export const myTables = (): Promise<TableInfo[]> => get("/tables");
export const tableInfo = (id: string): Promise<TableInfo> => get(`/tables/${id}`);
export const newTable = (wanted: NewTable): Promise<Seated> => seated("/tables", wanted);
export const checkTable = (wanted: NewTable): Promise<Checked> => post("/tables/check", wanted);
export const joinTable = (id: string, wanted: Join): Promise<Seated> =>
  seated(`/tables/${id}/join`, wanted);
export const addRecord = (text: string): Promise<Seated> => seated("/records", { text });
/** Play on from a replayed game: a new table, opened by its own token. */
export const forkTable = (id: string, wanted: Record<string, unknown>): Promise<Seated> =>
  seated(`/tables/${id}/fork`, wanted);
/** The puzzles that come with the games. */
export const puzzles = (): Promise<PuzzleInfo[]> => get("/puzzles");
/** A position, as the seat that is to act may see it. */
export const lookAt = (of: Look["of"]): Promise<Position> => post("/positions", { of });
/** What is best in a position, and what a move is called beside it. */
export const judge = (of: Look["of"], move: number | null): Promise<Verdict> => post("/positions/judge", { of, move });
/** Play on from a position: a new table, opened by its own token. */
export const playFrom = (wanted: PlayFrom): Promise<Seated> => seated("/positions/table", wanted);
/** Every component of a game, or of a table that is played with a card file. */
export const catalogue = <C>(of: { game: string } | { table: string }): Promise<C> =>
  get(`/catalogue?${new URLSearchParams(of)}`);
/** The text of a card file, looked at from all sides. */
export const checkBox = (text: string): Promise<BoxCheck> => post("/box", { text });
/** The card file that a table is played with, and what it changes. */
export const tableBox = (id: string): Promise<TableBox> => get(`/tables/${id}/box`);
export const replayStep = (id: string, at: number, seat: number | null = null): Promise<ReplayStep> =>
  get(`/tables/${id}/replay/${at}${seat === null ? "" : `?seat=${seat}`}`);
/** The review of a finished game; meanwhile, how much of it is done, from 0 to 1. */
export async function reviewOf(id: string, onshare: (done: number) => void): Promise<Review> {
  const answer = await request(`/tables/${id}/review`, { headers: { Accept: "text/event-stream" } });
  try {
    for await (const { event, data } of eventsOf(answer)) {
      if (event === "review") return JSON.parse(data);
      if (event === "problem") throw problemOf(answer.status, JSON.parse(data));
      onshare(Number(data));
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Unreachable(String(error));
  }
  throw new Unreachable("the review broke off");
}
/** The rules of a game that the page does not bring itself, as Markdown; none is an empty page. */
export const gameRules = async (game: string, language: string): Promise<string> => {
  try {
    return await (await request(`/games/${encodeURIComponent(game)}/rules/${language}`)).text();
  } catch (error) {
    if (error instanceof Problem) return "";
    throw error;
  }
};
/** Announce elsewhere whose turn it is; a first message is sent at once. */
export const setWebhook = async (id: string, wanted: NewWebhook): Promise<TableInfo> =>
  (await request(`/tables/${id}/webhook`, { method: "PUT", body: JSON.stringify(wanted) })).json();
export const removeWebhook = async (id: string): Promise<TableInfo> =>
  (await request(`/tables/${id}/webhook`, { method: "DELETE" })).json();
export const record = async (id: string): Promise<string> =>
  (await request(`/tables/${id}/record`)).text();

/** A room in which a finished game is looked at together. */
export async function newRoom(table: string, at: number, seat: number | null): Promise<string> {
  return (await post<NewRoom>(`/tables/${encodeURIComponent(table)}/rooms`, { at, seat } satisfies RoomWanted)).room;
}
