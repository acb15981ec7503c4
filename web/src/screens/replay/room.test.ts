import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RoomComment, RoomState } from "../../app/api/types";

vi.mock("../../app/settings", () => ({ settings: { name: " Ann " } }));
vi.mock("../../app/words", () => ({ t: (id: string, { n }: { n: number }) => `${id} ${n}` }));
const { SharedReplay } = await import("./room.svelte");

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: URL) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
}

let room: InstanceType<typeof SharedReplay>;
const socket = (): FakeSocket | undefined => FakeSocket.made[0];

function tell(message: unknown): void {
  socket()?.onmessage?.({ data: JSON.stringify(message) });
  flushSync();
}

const state = (more: Partial<RoomState> = {}): RoomState => ({
  type: "room", you: 2, table: "abc", leader: 1, at: 3, seat: null, arrows: [], trial: null, may_comment: true,
  members: [{ n: 1, name: "Bob" }, { n: 2, name: "Ann" }], ...more,
});
const comment = (id: number, by: number): RoomComment => ({ id, at: 3, by, name: "Bob", text: `text ${id}` });

beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", new URL("https://table.example/"));
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("document", { addEventListener: vi.fn(), removeEventListener: vi.fn(), hidden: false });
  room = new SharedReplay("r1");
  socket()?.onopen?.();
});

afterEach(() => {
  room.close();
  vi.unstubAllGlobals();
});

test("one enters by name, and knows who leads", () => {
  expect(socket()?.address.href).toBe("wss://table.example/api/rooms/r1/live");
  expect(socket()?.sent).toEqual([{ type: "enter", name: "Ann" }]);
  tell(state());
  expect([room.status, room.leading, room.nameOf(1), room.nameOf(9)]).toEqual(["open", false, "Bob", "room-guest 9"]);
  tell(state({ leader: 2 }));
  expect(room.leading).toBe(true);
});

test("what others write is heard once, and what was there before is not", () => {
  const heard: number[] = [];
  room.onComment(({ id }) => heard.push(id));
  tell(state());
  tell({ type: "comments", comments: [comment(1, 1), comment(2, 1)] });
  tell({ type: "comments", comments: [comment(1, 1), comment(2, 1), comment(3, 1), comment(4, 2)] });
  tell({ type: "comments", comments: [comment(2, 1), comment(3, 1), comment(4, 2)] });
  expect(heard).toEqual([3]);
  expect(room.comments.map((one) => one.id)).toEqual([2, 3, 4]);
});
