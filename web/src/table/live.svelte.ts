import type { ClientMessage, Done, Hint, Listing, Refused, ServerMessage, Told, Wire } from "../app/api/types";
import { deviceKeys, keepToken, tokenOf } from "../app/api/tokens";

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

type Hearer = (told: Told) => void;
/** What the server answers a question with. */
type Answer = Done | Hint;
interface Waiting {
  resolve: (answer: Answer) => void;
  /** Hears of a hint that is not yet as good as it gets. */
  improved?: (hint: Hint) => void;
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
  /** The table as it now is. */
  told = $state.raw<Told | null>(null);
  /** All that has happened. */
  log = $state.raw<readonly Wire["line"][]>([]);
  /** The seats that are connected. */
  here = $state.raw<number[]>([]);
  /** Why the table is `gone`. */
  reason = $state<Refused | null>(null);
  /** For all that changes the table and has not been answered: how many moves there were then. */
  #open = $state.raw<readonly number[]>([]);

  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #ref = 0;
  #waiting = new Map<number, Waiting>();
  #hearers = new Set<Hearer>();
  #now = (): void => {
    this.#ping();
    this.#reconnectNow();
  };

  constructor(readonly table: string) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  /** Whether something that changes the table was sent, and the table is as it was then. */
  get busy(): boolean {
    return this.#open.includes(this.told?.at ?? 0);
  }

  /** Hear each change; returns how to stop. */
  onChange(hearer: Hearer): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /** Play a legal move after so many. Rejects with RefusedError when the server says no. */
  play = (move: number, at: number): Promise<void> => this.#change({ type: "play", move, at });
  undo = (): Promise<void> => this.#change({ type: "undo" });
  handOver = (seat: number, bot: string): Promise<void> => this.#change({ type: "hand_over", seat, bot });
  takeBack = (seat: number): Promise<void> => this.#change({ type: "take_back", seat });
  resign = (seat: number): Promise<void> => this.#change({ type: "resign", seat });
  renewInvitation = (): Promise<void> => this.#change({ type: "renew_invitation" });
  takeSeat = (seat: number): Promise<void> => this.#change({ type: "take_seat", seat });
  list = (listing: Listing | null): Promise<void> => this.#change({ type: "list", listing });
  rematch = (): Promise<void> => this.#change({ type: "rematch" });

  /** Ask what a strong bot would do now, and what some other move would cost; `improved` hears of each better answer. */
  async hint(instead: number | null = null, improved?: (hint: Hint) => void): Promise<Hint> {
    const answer = await this.#ask({ type: "hint", instead }, improved);
    if (answer.type !== "hint") throw new LostError("the server answered something else");
    return answer;
  }

  async #change(message: ClientMessage): Promise<void> {
    const at = this.told?.at ?? 0;
    this.#open = [...this.#open, at];
    try {
      await this.#ask(message);
    } finally {
      this.#open = this.#open.toSpliced(this.#open.indexOf(at), 1);
    }
  }

  /** Say something, and wait for what the server says to that. */
  #ask(message: ClientMessage, improved?: (hint: Hint) => void): Promise<Answer> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new LostError("not connected"));
    const ref = ++this.#ref;
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, { resolve, reject, ...(improved && { improved }) });
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
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (event) => {
      const message: ServerMessage = JSON.parse(String(event.data));
      this.#hear(message);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
    socket.onopen = () => {
      // Not in the address: addresses end up in logs.
      socket.send(JSON.stringify({ type: "sit", token: tokenOf(this.table), keys: deviceKeys() }));
      this.#startBeat(socket);
      if (document.hidden) this.#ping();
    };
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
      case "update":
        this.#told(message);
        break;
      case "presence":
        this.here = message.here;
        break;
      case "pong":
        clearTimeout(this.#pong);
        this.#pong = undefined;
        break;
      case "hint":
        if (message.share < 1) this.#waiting.get(message.ref ?? -1)?.improved?.(message);
        else this.#answered(message.ref)?.resolve(message);
        break;
      case "done":
        this.#answered(message.ref)?.resolve(message);
        break;
      case "error":
        this.#refused(message);
    }
  }

  #told(told: Told): void {
    if (told.type === "update" && told.log_from > this.log.length) {
      this.#socket?.close();
      return;
    }
    this.status = "open";
    this.reason = null;
    this.#tries = 0;
    this.here = told.here;
    this.log = [...this.log.slice(0, told.log_from), ...told.log];
    this.told = told;
    this.#keepRematch(told.table.rematch);
    for (const hearer of this.#hearers) hearer(told);
  }

  /** The seats' token opens the rematch too. */
  #keepRematch(next: string | null): void {
    const token = tokenOf(this.table);
    if (next !== null && token !== null && tokenOf(next) === null) keepToken(next, token);
  }

  /** Whoever asked the question that was answered. */
  #answered(ref: number | null): Waiting | undefined {
    const found = ref === null ? undefined : this.#waiting.get(ref);
    if (ref !== null) this.#waiting.delete(ref);
    return found;
  }

  #refused(refused: Refused): void {
    const asker = this.#answered(refused.ref);
    if (asker === undefined) this.reason = refused;
    else asker.reject(new RefusedError(refused));
  }

  #fail(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
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

  /** Show that one is there, and say whether the page is in the background. */
  #ping(): void {
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ type: "ping", hidden: document.hidden }));
  }

  #startBeat(socket: WebSocket): void {
    this.#stopBeat();
    this.#beat = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      this.#ping();
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
