import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveTable, LostError, RefusedError } from "./live";
import type { Told, Wire } from "../app/api/types";

/** A socket that the test speaks for. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: URL) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const line = (text: string): Wire["line"] => ({ kind: "passed", seat: 0, name: "", n: 0, text });
const told = (type: Told["type"], at: number, from: number, ...log: string[]): unknown => ({
  type,
  at,
  seq: at,
  here: [0],
  watchers: 0,
  table: { rematch: null },
  moves: [],
  log_from: from,
  log: log.map(line),
});
const socket = (): FakeSocket => FakeSocket.made[FakeSocket.made.length - 1] as FakeSocket;

let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", new URL("https://table.example/#/table/abc"));
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ abc: "secret" }) });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("document", { addEventListener: vi.fn(), removeEventListener: vi.fn(), hidden: false });
  live = new LiveTable("abc");
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sit(): void {
  socket().open();
  socket().tell(told("snapshot", 2, 0, "one", "two"));
}

describe("a live table", () => {
  test("connects with the token of its seats", () => {
    expect(String(socket().address)).toBe("wss://table.example/api/tables/abc/live");
    expect(live.status).toBe("connecting");
    sit();
    expect(socket().sent).toEqual([{ type: "sit", token: "secret", keys: [] }]);
    expect(live.status).toBe("open");
    expect(live.told?.at).toBe(2);
  });

  test("keeps the log up to date, also when moves are taken back", () => {
    sit();
    socket().tell(told("update", 3, 2, "three"));
    expect(live.log.map((each) => each.text)).toEqual(["one", "two", "three"]);
    socket().tell(told("update", 1, 1, "other"));
    expect(live.log.map((each) => each.text)).toEqual(["one", "other"]);
  });

  test("asks for everything again when an update is missing", () => {
    sit();
    socket().tell(told("update", 9, 8, "nine"));
    expect(live.told?.at).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("a move is sent with what was seen, and is done when the server says so", async () => {
    sit();
    let answered = false;
    const done = live.play(7, 2).then(() => (answered = true));
    expect(socket().sent.slice(1)).toEqual([{ type: "play", move: 7, at: 2, ref: 1 }]);
    expect(live.busy).toBe(true);
    socket().tell(told("update", 3, 2, "three"));
    await Promise.resolve();
    expect(answered).toBe(false);
    socket().tell({ type: "done", ref: 1 });
    await done;
    expect(live.busy).toBe(false);
  });

  test("what follows need not wait for the answer once the table has moved on", () => {
    sit();
    void live.play(7, 2).catch(() => undefined);
    void live.handOver(1, "random").catch(() => undefined);
    expect(live.busy).toBe(true);
    socket().tell(told("update", 3, 2, "three"));
    expect(live.told?.at).not.toBe(2);
    expect(live.busy).toBe(false);
  });

  test("every answer goes to whoever asked", async () => {
    sit();
    const undo = live.undo();
    const shares: number[] = [];
    const hint = live.hint(null, (better) => shares.push(better.share));
    const move = live.play(1, 2);
    socket().tell({ type: "done", ref: 3 });
    await expect(move).resolves.toBeUndefined();
    expect(live.busy).toBe(true);
    socket().tell({ type: "error", code: "refused", text: "no", ref: 1 });
    await expect(undo).rejects.toBeInstanceOf(RefusedError);
    expect(live.busy).toBe(false);
    expect(live.reason).toBeNull();
    socket().tell({ type: "hint", at: 2, share: 0.2, options: [], ref: 2 });
    socket().tell({ type: "hint", at: 2, share: 0.5, options: [], ref: 2 });
    expect(shares).toEqual([0.2, 0.5]);
    socket().tell({ type: "hint", at: 2, share: 1, options: [], ref: 2 });
    await expect(hint).resolves.toMatchObject({ at: 2, share: 1 });
  });

  test("what waits when the connection goes is told so, and the table comes back", async () => {
    sit();
    const waiting = live.play(1, 2);
    socket().close(1006);
    await expect(waiting).rejects.toBeInstanceOf(LostError);
    expect(live.status).toBe("lost");
    await expect(live.undo()).rejects.toBeInstanceOf(LostError);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    sit();
    expect(live.status).toBe("open");
  });

  test("waits longer each time", () => {
    sit();
    const waits: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const made = FakeSocket.made.length;
      socket().close(1006);
      let waited = 0;
      while (FakeSocket.made.length === made) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits[0]).toBeLessThan(700);
    expect(waits[5]).toBeGreaterThan(5000);
    expect(waits[5]).toBeLessThan(10_100);
  });

  test("says when the page goes to the background, and when it comes back", () => {
    sit();
    const seen = vi.mocked(document.addEventListener).mock.calls.find(([name]) => name === "visibilitychange")?.[1];
    for (const hidden of [true, false]) {
      Object.assign(document, { hidden });
      if (typeof seen === "function") seen(new Event("visibilitychange"));
    }
    expect(socket().sent.slice(1)).toEqual([true, false].map((hidden) => ({ type: "ping", hidden })));
  });

  test("a silent connection is given up", () => {
    sit();
    vi.advanceTimersByTime(20_000);
    expect(socket().sent.slice(1)).toEqual([{ type: "ping", hidden: false }]);
    socket().tell({ type: "pong", ref: null });
    vi.advanceTimersByTime(20_000);
    expect(live.status).toBe("open");
    vi.advanceTimersByTime(8000);
    expect(live.status).toBe("lost");
  });

  test("a table that is not there is not asked for again", () => {
    socket().open();
    socket().tell({ type: "error", code: "not_found", text: "there is no such table", ref: null });
    socket().close(4404);
    expect(live.status).toBe("gone");
    expect(live.reason?.text).toBe("there is no such table");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
