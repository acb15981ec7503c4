import type { ClientMessage, Hint, LogLine, Move, Refused, ServerMessage, Told } from "../app/api/types";
import { keepToken, tokenOf } from "../app/api/tokens";

/** `open`: all is well. `lost`: trying again. `gone`: there is no such table, or one may not see it. */
export type LiveStatus = "connecting" | "open" | "lost" | "gone";

/** The server's no to something that was said at the table. */
export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text);
  }
}

/** The connection went before the server answered. */
export class LostError extends Error {}

type Hearer = (told: Told, before: Told | null) => void;
interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;
const GONE = [4403, 4404, 4409];

/** One table, as this browser's seats see it, kept up to date until it is closed. */
export class LiveTable {
  /** How the connection stands. */
  status = $state<LiveStatus>("connecting");
  #last = $state.raw<Told | null>(null);
  /** While someone is being taught: which of the legal moves are offered. */
  allow = $state.raw<((move: Move) => boolean) | null>(null);
  /** The table as it now is, with the moves that are offered. */
  told = $derived.by(() => {
    const [told, allow] = [this.#last, this.allow];
    return told === null || allow === null
      ? told
      : ({ ...told, moves: told.moves.filter(allow) } as Told);
  });
  /** All that has happened. */
  log = $state.raw<LogLine[]>([]);
  /** The seats that are connected. */
  here = $state.raw<number[]>([]);
  /** Why the table is `gone`. */
  reason = $state<Refused | null>(null);
  /** Whether something was sent and has not been answered. */
  busy = $state(false);

  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #ref = 0;
  #waiting = new Map<number, Waiting>();
  #advised = new Map<number, (hint: Hint) => void>();
  #asked = new Map<number, (error: Error) => void>();
  #hearers = new Set<Hearer>();
  #now = (): void => this.#reconnectNow();

  constructor(readonly table: string) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  /** The table with every legal move. */
  get whole(): Told | null {
    return this.#last;
  }

  /** Hear each change, with what was before; returns how to stop. */
  onChange(hearer: Hearer): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /** Play a legal move. Rejects with RefusedError when the server says no. */
  play(move: number): Promise<void> {
    return this.say({ type: "play", move, at: this.told?.at ?? 0 });
  }
  undo = (): Promise<void> => this.say({ type: "undo" });
  handOver = (seat: number, bot: string): Promise<void> =>
    this.say({ type: "hand_over", seat, bot });
  takeBack = (seat: number): Promise<void> => this.say({ type: "take_back", seat });
  resign = (seat: number): Promise<void> => this.say({ type: "resign", seat });
  rematch = (): Promise<void> => this.say({ type: "rematch" });

  /** Ask what a strong bot would do now. */
  hint(): Promise<Hint> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new LostError("not connected"));
    const ref = ++this.#ref;
    return new Promise((resolve, reject) => {
      this.#advised.set(ref, resolve);
      this.#asked.set(ref, reject);
      socket.send(JSON.stringify({ type: "hint", ref }));
    });
  }

  /** How many moves have been played. */
  get at(): number {
    return this.told?.at ?? 0;
  }

  /** Say something; resolves when the table has changed. */
  say(message: ClientMessage): Promise<void> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new LostError("not connected"));
    const ref = ++this.#ref;
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, { resolve, reject });
      this.busy = true;
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#retry);
    this.#stopBeat();
    this.#socket?.close();
    this.#fail(new LostError("closed"));
    this.#hearers.clear();
  }

  #connect(): void {
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const token = tokenOf(this.table);
    if (token !== null) address.searchParams.set("token", token);
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
    socket.onopen = () => this.#startBeat(socket);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
      case "update":
        this.#change(message);
        break;
      case "presence":
        this.here = message.here;
        break;
      case "pong":
        clearTimeout(this.#pong);
        this.#pong = undefined;
        break;
      case "hint":
        this.#advised.get(message.ref ?? 0)?.(message);
        this.#forget(message.ref ?? 0);
        break;
      case "error":
        this.#refused(message);
    }
  }

  #change(told: Told): void {
    if (told.type === "update" && told.log_from > this.log.length) {
      this.#socket?.close();
      return;
    }
    const before = this.#last;
    this.status = "open";
    this.reason = null;
    this.#tries = 0;
    this.here = told.here;
    this.log = [...this.log.slice(0, told.log_from), ...told.log];
    this.#last = told;
    for (const waiting of this.#waiting.values()) waiting.resolve();
    this.#waiting.clear();
    this.busy = false;
    this.#keepRematch(told.table.rematch);
    for (const hearer of this.#hearers) hearer(told, before);
  }

  /** The seats' token opens the rematch too. */
  #keepRematch(next: string | null): void {
    const token = tokenOf(this.table);
    if (next !== null && token !== null && tokenOf(next) === null) keepToken(next, token);
  }

  #forget(ref: number): void {
    this.#advised.delete(ref);
    this.#asked.delete(ref);
  }

  #refused(refused: Refused): void {
    this.#asked.get(refused.ref ?? 0)?.(new RefusedError(refused));
    this.#forget(refused.ref ?? 0);
    const ref = refused.ref ?? null;
    const waiting = ref === null ? undefined : this.#waiting.get(ref);
    if (waiting === undefined || ref === null) {
      this.reason = refused;
      return;
    }
    this.#waiting.delete(ref);
    this.busy = this.#waiting.size > 0;
    waiting.reject(new RefusedError(refused));
  }

  #fail(error: Error): void {
    for (const reject of this.#asked.values()) reject(error);
    this.#asked.clear();
    this.#advised.clear();
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
    this.busy = false;
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#stopBeat();
    this.#fail(new LostError("the connection was lost"));
    if (this.#closed) return;
    if (GONE.includes(code)) {
      this.status = "gone";
      return;
    }
    this.status = this.told === null && this.#tries === 0 ? "connecting" : "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #reconnectNow(): void {
    if (this.#closed || this.#socket !== null || document.hidden || this.status === "gone") return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  #startBeat(socket: WebSocket): void {
    this.#stopBeat();
    this.#beat = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify({ type: "ping" }));
      this.#pong ??= setTimeout(() => {
        if (this.#socket === socket) {
          socket.onclose = null;
          socket.close();
          this.#lost(1006);
        }
      }, PONG_WITHIN);
    }, PING_EVERY);
  }

  #stopBeat(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#pong);
    this.#pong = undefined;
  }
}
