import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SeatInfo, Told, Wire } from "../app/api/types";
import type { TableModule } from "../games/game";

const heard = vi.hoisted(() => ({ said: [] as string[], alerts: 0, tunes: [] as string[], moves: true, went: "" }));

vi.mock("../app/words", () => ({
  t: (id: string) => `«${id}»`,
  hasWords: () => false,
}));
vi.mock("../app/settings", () => ({ motionAllowed: () => heard.moves, settings: { remarks: true } }));
vi.mock("../app/router", () => ({
  go: (address: string) => (heard.went = address),
  link: (...parts: string[]) => `#/${parts.join("/")}`,
}));
vi.mock("../ui/announce", () => ({ announce: (text: string) => heard.said.push(text) }));
vi.mock("./alerts", () => ({ alertTurn: () => (heard.alerts += 1) }));
vi.mock("./sound", () => ({ play: (tune: string) => heard.tunes.push(tune) }));

const { LiveTable, RefusedError } = await import("./live");
const { Session } = await import("./session.svelte");
const { startedHere } = await import("./started");

const BEAT = 750;

const seat = (n: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: n, name: `P${n}`, kind: "person", bot: null, resigned: false, mine: n === 0, ...more,
});
const move = (code: number): Wire["move"] => ({ move: code, words: `m${code}`, act: `act-${code}` });
const line = (text: string): Wire["line"] => ({ kind: text, seat: 0, name: "", n: 0, text });

interface Moment {
  type?: Told["type"];
  at: number;
  moves?: number[];
  log?: string[];
  from?: number;
  seats?: SeatInfo[];
  view?: number | null;
  undo?: boolean;
  over?: boolean;
}

function told({ type = "update", at, moves = [], log = [], from = 0, seats = [seat(0), seat(1)], view = 0, undo = false, over = false }: Moment): Told {
  return {
    type,
    seq: at,
    at,
    table: {
      id: "abc", game: "nim", options: {}, box: null, status: over ? "over" : "playing", seq: at, to_act: 0, created: 0, changed: 0,
      seats, host: true, invite: null, rematch: null, lesson: null, challenge: null, practice: false, listing: null, hints: true, days: 0, overdue: "bot", due: null, webhook: null,
      deal: { commitment: "f00d", salt: null, known: false, looked_ahead: false }, seed: null,
    },
    here: [0],
    watchers: 0,
    seats: seats.filter((each) => each.mine).map((each) => each.seat),
    undo,
    guests: [],
    view: { game: "nim", seat: view, to_act: 0, decision: "take" },
    decision: "take",
    moves: moves.map(move),
    log_from: from,
    log: log.map(line),
    result: over ? { scores: [1, 0], winners: [0], lines: [[], []] } : null,
  };
}

const game: TableModule = {
  Board: () => ({}),
  logWords: (each) => each.text,
  moveWords: (each) => each.words,
  scoreWords: () => "",
  decisionWords: (decision) => decision,
  keys: () => [],
  sound: (each) => (each.kind === "crash" ? "loss" : null),
  highlights: ({ lines }) => lines.filter((each) => ["crash", "luck"].includes(each.kind)).map((each) => ({ words: `${each.kind}!` })),
};

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
}

let live: InstanceType<typeof LiveTable>;
let session: InstanceType<typeof Session>;

function tell(message: unknown): void {
  FakeSocket.made[0]?.onmessage?.({ data: JSON.stringify(message) });
  flushSync();
}

function sit(first: Moment): void {
  const snapshot = told({ ...first, type: "snapshot" });
  tell(snapshot);
  session = new Session(live, game, snapshot);
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(heard, { said: [], alerts: 0, tunes: [], moves: true, went: "" });
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", new URL("https://table.example/"));
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("document", { addEventListener: vi.fn(), removeEventListener: vi.fn(), hidden: false });
  live = new LiveTable("abc");
});

afterEach(() => {
  session.close();
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("pace", () => {
  test("what others do is shown a move at a time, and nothing is offered before all is shown", () => {
    sit({ at: 0 });
    tell(told({ at: 1, log: ["one"] }));
    tell(told({ at: 2, from: 1, log: ["two"], moves: [7] }));
    expect([session.told.at, session.behind, session.moves]).toEqual([0, 2, []]);
    vi.advanceTimersByTime(BEAT);
    expect([session.told.at, session.behind, session.moves]).toEqual([1, 1, []]);
    expect(session.log.map((each) => each.text)).toEqual(["one"]);
    vi.advanceTimersByTime(BEAT);
    expect([session.told.at, session.behind]).toEqual([2, 0]);
    expect(session.moves.map((each) => each.move)).toEqual([7]);
    expect(session.fresh).toBe(1);
  });

  test("one's own move is shown at once", () => {
    sit({ at: 0, moves: [1] });
    tell(told({ at: 1, log: ["mine"] }));
    vi.advanceTimersByTime(0);
    expect(session.told.at).toBe(1);
  });

  test("it can be skipped, and without motion there is none", () => {
    sit({ at: 0 });
    tell(told({ at: 1 }));
    tell(told({ at: 2 }));
    session.skip();
    expect([session.told.at, session.behind]).toEqual([2, 0]);
    heard.moves = false;
    tell(told({ at: 3 }));
    expect(session.told.at).toBe(3);
  });

  test("a snapshot is shown as it is, without telling what had happened before", () => {
    sit({ at: 5, log: ["old"] });
    expect(heard.said).toEqual([]);
    tell(told({ type: "snapshot", at: 9, log: ["old", "new"] }));
    expect(session.told.at).toBe(9);
    expect(heard.said).toEqual([]);
  });
});

describe("what matters", () => {
  const HELD = 1500;
  const shown = (): string[] => session.highlights.map((each) => each.words);

  test.each([true, false])("is held before anything goes on, with motion (%s) or without", (moves) => {
    heard.moves = moves;
    sit({ at: 0, moves: [1] });
    tell(told({ at: 1, log: ["crash"] }));
    tell(told({ at: 2, from: 1, moves: [3] }));
    vi.advanceTimersByTime(0);
    expect([session.told.at, session.behind, shown(), session.moves]).toEqual([1, 1, ["crash!"], []]);
    expect(heard.said).toContain("crash!");
    vi.advanceTimersByTime(HELD - 1);
    expect([session.told.at, shown()]).toEqual([1, ["crash!"]]);
    vi.advanceTimersByTime(2);
    expect([session.told.at, shown()]).toEqual([2, []]);
    expect(session.moves.map((each) => each.move)).toEqual([3]);
  });

  test("is let go by a press, one thing after the other", () => {
    sit({ at: 0, moves: [1] });
    tell(told({ at: 1, log: ["crash", "luck"] }));
    tell(told({ at: 2, from: 2 }));
    vi.advanceTimersByTime(0);
    expect(shown()).toEqual(["crash!", "luck!"]);
    session.dismiss();
    expect([session.told.at, shown()]).toEqual([1, ["luck!"]]);
    vi.advanceTimersByTime(HELD - 1);
    expect(session.told.at).toBe(1);
    session.dismiss();
    vi.advanceTimersByTime(0);
    expect([session.told.at, shown()]).toEqual([2, []]);
  });

  test("is the end of every game, once", () => {
    sit({ at: 0 });
    tell(told({ at: 1, over: true }));
    vi.advanceTimersByTime(BEAT);
    expect(shown()).toEqual(["«frame-over»"]);
    vi.advanceTimersByTime(HELD);
    tell(told({ at: 1, over: true }));
    vi.advanceTimersByTime(BEAT);
    expect(shown()).toEqual([]);
  });

  test("is not brought up by what is skipped, or was missed", () => {
    sit({ at: 0 });
    tell(told({ at: 1, log: ["crash"] }));
    tell(told({ at: 2, from: 1, log: ["luck"] }));
    session.skip();
    expect([session.told.at, shown()]).toEqual([2, []]);
    tell(told({ type: "snapshot", at: 3, log: ["crash", "luck", "crash"] }));
    expect([session.told.at, shown()]).toEqual([3, []]);
  });
});

describe("what is heard", () => {
  beforeEach(() => (heard.moves = false));

  test("each line is said and may sound, and whoever is to move is told so once", () => {
    sit({ at: 0 });
    tell(told({ at: 1, log: ["crash"], moves: [1] }));
    expect(heard.said).toEqual(["crash", "«frame-your-turn»: take", "crash!"]);
    expect(heard.tunes).toEqual(["loss"]);
    tell(told({ at: 2, from: 1, moves: [2] }));
    expect(heard.alerts).toBe(1);
  });

  test("the end sounds once", () => {
    sit({ at: 0 });
    tell(told({ at: 1, over: true }));
    tell(told({ at: 1, over: true }));
    expect(heard.tunes).toEqual(["end"]);
  });
});

describe("playing", () => {
  beforeEach(() => (heard.moves = false));

  test("a move goes out with what was shown, and only one at a time", () => {
    sit({ at: 4, moves: [1, 2] });
    session.play(9);
    session.play(2);
    session.play(1);
    expect(FakeSocket.made[0]?.sent).toEqual([{ type: "play", move: 2, at: 4, ref: 1 }]);
  });

  test("undo says what it takes back", async () => {
    sit({ at: 0, moves: [1] });
    expect(session.undone).toBeNull();
    session.play(1);
    tell(told({ at: 1, moves: [2], undo: true }));
    tell({ type: "done", ref: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.undone).toBe("m1");
    session.undo();
    tell(told({ at: 0, moves: [1], undo: true }));
    expect(session.undone).toBe("«frame-last-decision»");
  });

  test("a refusal is said, and goes with the next change", async () => {
    sit({ at: 0, moves: [1] });
    session.say(Promise.reject(new RefusedError({ type: "error", code: "refused", text: "no", reason: "moved-on", arguments: {}, ref: 1 })));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.complaint).toContain("refused-");
    tell(told({ at: 1 }));
    expect(session.complaint).toBeNull();
  });

  test("a lesson offers only what it teaches", () => {
    sit({ at: 0, moves: [1, 2] });
    session.allow = (each) => each.act === "act-2";
    expect(session.moves.map((each) => each.move)).toEqual([2]);
  });

  test("whoever asks for another game goes there", async () => {
    sit({ at: 0, over: true });
    session.rematch();
    const after = told({ at: 0, over: true });
    tell({ ...after, table: { ...after.table, rematch: "next" } });
    tell({ type: "done", ref: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.went).toBe("#/table/next");
  });
});

describe("one screen for several", () => {
  const both = [seat(0), seat(1, { mine: true })];
  beforeEach(() => (heard.moves = false));

  test("nothing is shown until the one whose view it is has said so", () => {
    sit({ at: 0, seats: both });
    expect(session.veiled).toBe(true);
    session.unveil();
    expect(session.veiled).toBe(false);
    tell(told({ at: 1, seats: both, view: 1 }));
    expect(session.veiled).toBe(true);
  });

  test("whoever has just set up the table is there", () => {
    startedHere("abc", 0);
    sit({ at: 0, seats: both });
    expect(session.veiled).toBe(false);
    tell(told({ at: 1, seats: both, view: 1 }));
    expect(session.veiled).toBe(true);
    startedHere("another", 0);
    session.close();
    sit({ at: 0, seats: both });
    expect(session.veiled).toBe(true);
  });

  test("there is no curtain for one, for onlookers, and at the end", () => {
    sit({ at: 0 });
    expect(session.veiled).toBe(false);
    tell(told({ at: 1, seats: both, view: null }));
    expect(session.veiled).toBe(false);
    tell(told({ at: 2, seats: both, view: 1, over: true }));
    expect(session.veiled).toBe(false);
    session.dismiss();
    tell(told({ at: 3, seats: [seat(0), seat(1, { mine: true, bot: "greedy" })] }));
    expect([session.veiled, session.standIn?.seat]).toEqual([false, 1]);
  });
});

describe("looking back", () => {
  const moment = (at: number, ref: unknown, seat: number | null = 0): unknown => ({
    type: "moment", at, view: { game: "nim", seat, to_act: 1, decision: "take" }, decision: "take", lines: at, ref,
  });
  const asked = (): Record<string, unknown>[] => (FakeSocket.made[0]?.sent ?? []).filter((each) => each["type"] === "look_back");
  const answer = async (seat: number | null = 0): Promise<void> => {
    const last = asked().at(-1);
    tell(moment(Number(last?.["at"]), last?.["ref"], seat));
    await Promise.resolve();
    await Promise.resolve();
  };

  test("a moment is asked for, one at a time, and nothing can be played meanwhile", async () => {
    sit({ at: 9, moves: [3] });
    session.lookBack(8);
    session.lookBack(7);
    session.lookBack(-2);
    expect(asked().map((each) => each["at"])).toEqual([8]);
    await answer();
    expect(asked().map((each) => each["at"])).toEqual([8, 0]);
    await answer();
    expect(session.back?.at).toBe(0);
    session.play(3);
    expect(FakeSocket.made[0]?.sent.some((each) => each["type"] === "play")).toBe(false);
    tell(told({ at: 10, moves: [4] }));
    vi.advanceTimersByTime(BEAT);
    expect([session.back?.at, session.told.at]).toEqual([0, 10]);
    session.lookNow();
    expect(session.back).toBeNull();
  });

  test("it ends where the moves were taken back, or another seat of this screen is shown", async () => {
    sit({ at: 9 });
    session.lookBack(9);
    await answer();
    expect(session.back?.at).toBe(9);
    tell(told({ at: 8 }));
    vi.advanceTimersByTime(BEAT);
    expect(session.back).toBeNull();
    session.lookBack(3);
    await answer(1);
    expect(session.back).toBeNull();
  });
});

test("what is said is announced", () => {
  sit({ at: 0 });
  tell({ type: "remark", seat: 1, remark: "hello" });
  expect(heard.said).toContain("«talk-line»");
});
