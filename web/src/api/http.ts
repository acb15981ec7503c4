import type { Meta, NewTable, Review, Seated, TableInfo } from "./types";
import { keepToken, tokens } from "./tokens";

/** The server's no, in its words; `field` is what it is about, where it says so. */
export class Problem extends Error {
  readonly field: string | null;

  constructor(
    readonly status: number,
    readonly detail: string,
  ) {
    super(detail);
    this.field = /^([\w.]+): /.exec(detail)?.[1] ?? null;
  }

  /** What is wrong, without the name of the field. */
  get words(): string {
    return this.field === null ? this.detail : this.detail.slice(this.field.length + 2);
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}

export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const held = Object.values(tokens());
  if (held.length > 0) headers.set("Valewright-Tokens", held.join(","));
  if (init.body !== undefined) headers.set("Content-Type", "application/json");
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { ...init, headers });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (!answer.ok) throw new Problem(answer.status, await complaint(answer));
  return answer;
}

async function complaint(answer: Response): Promise<string> {
  try {
    const body: unknown = await answer.json();
    if (typeof body === "object" && body !== null && "detail" in body) return String(body.detail);
  } catch {
    // The answer was not of the server's own making: its status has to do.
  }
  return `${answer.status} ${answer.statusText}`.trim();
}

export async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  return (await (await request(path, { method: "POST", body: JSON.stringify(body) })).json()) as T;
}

async function seated(path: string, body: unknown): Promise<Seated> {
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

export const myTables = (): Promise<TableInfo[]> => get("/tables");
export const tableInfo = (id: string): Promise<TableInfo> => get(`/tables/${id}`);
export const newTable = (wanted: NewTable): Promise<Seated> => seated("/tables", wanted);
export const joinTable = (
  id: string,
  wanted: { invite: string; name: string | null; seat: number | null },
): Promise<Seated> => seated(`/tables/${id}/join`, wanted);
export const addRecord = (text: string): Promise<Seated> => seated("/records", { text });
export const forkTable = (id: string, wanted: Record<string, unknown>): Promise<Seated> =>
  seated(`/tables/${id}/fork`, wanted);
export const catalogue = <T>(game: string): Promise<T> =>
  get(`/catalogue?game=${encodeURIComponent(game)}`);
export const replayStep = <T>(id: string, at: number, seat: number | null = null): Promise<T> =>
  get(`/tables/${id}/replay/${at}${seat === null ? "" : `?seat=${seat}`}`);
export const reviewOf = (id: string): Promise<Review> => get(`/tables/${id}/review`);
export const record = async (id: string): Promise<string> =>
  (await request(`/tables/${id}/record`)).text();
