/** Deals that many play, each at a table of their own. */
import { get, post, seated } from "./http";
import type { ChallengeInfo, Daily, NewChallenge, NewTry, Seated, Stats } from "./types";

export const dailyGames = (): Promise<Daily[]> => get("/daily");
export const challengeInfo = (id: string): Promise<ChallengeInfo> => get(`/challenges/${id}`);
export const newChallenge = (wanted: NewChallenge): Promise<ChallengeInfo> => post("/challenges", wanted);
/** A challenge with the deal of one's own finished game. */
export const challengeOf = (table: string): Promise<ChallengeInfo> => post(`/tables/${table}/challenge`, {});
/** A table to play a board at; the first try counts. */
export const beginTry = (id: string, wanted: NewTry): Promise<Seated> => seated(`/challenges/${id}/tries`, wanted);

/** One's own record, and what winners buy. */
export const statistics = (): Promise<Stats> => get("/stats");
