/** A socket to the server that is kept up until it is closed: asked, answered, lost and found again. */

import type { Refused } from "./types";

/** `open`: all is well. `lost`: trying again. `gone`: there is nothing there, or one may not see it. */
export type LiveStatus = "connecting" | "open" | "lost" | "gone";

/** The server's no to something that was said. */
export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text);
  }
}

/** The connection went before the server answered. */
export class LostError extends Error {}

interface Waiting<A> {
  resolve: (answer: A) => void;
  /** Hears of an answer that is not yet as good as it gets. */
  improved?: (answer: A) => void;
  reject: (error: Error) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;
const GONE = [4403, 4404, 4409];

/** `C` is what this end says, `S` what the server says, `A` what of that answers a question. */
export abstract class Connection<C extends object, S extends { type: string }, A> {
  /** How the connection stands. */
  status = $state<LiveStatus>("connecting");
  /** Why it is `gone`. */
  reason = $state<Refused | null>(null);

  #path: string;
  #socket: WebSocket | null = null;
  #closed = false;
  #opened = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #ref = 0;
  #waiting = new Map<number, Waiting<A>>();
  #now = (): void => {
    this.#ping();
    this.#reconnectNow();
  };

  /** `path` is the socket's address below `/api`. */
  constructor(path: string) {
    this.#path = path;
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  /** The first message, which says who one is: not in the address, for addresses end up in logs. */
  protected abstract introduction(): C;

  /** Take in what the server says. */
  protected abstract heard(message: S): void;

  /** Say something, and wait for what the server says to that. */
  protected ask(message: C, improved?: (answer: A) => void): Promise<A> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new LostError("not connected"));
    const ref = ++this.#ref;
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, { resolve, reject, ...(improved && { improved }) });
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  /** All that there is has been told. */
  protected caughtUp(): void {
    this.status = "open";
    this.reason = null;
    this.#opened = true;
    this.#tries = 0;
  }

  /** Something was missed: begin anew. */
  protected again(): void {
    this.#socket?.close();
  }

  /** A question was answered. */
  protected answered(ref: number | null, answer: A): void {
    this.#asker(ref)?.resolve(answer);
  }

  /** A question was answered, but not as well as it will be. */
  protected improved(ref: number | null, answer: A): void {
    this.#waiting.get(ref ?? -1)?.improved?.(answer);
  }

  protected refused(refused: Refused): void {
    const asker = this.#asker(refused.ref);
    if (asker === undefined) this.reason = refused;
    else asker.reject(new RefusedError(refused));
  }

  protected pong(): void {
    clearTimeout(this.#pong);
    this.#pong = undefined;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#retry);
    this.#stopBeat();
    this.#socket?.close();
    this.#fail(new LostError("closed"));
  }

  #connect(): void {
    const address = new URL(`/api${this.#path}`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (event) => {
      const message: S = JSON.parse(String(event.data));
      this.heard(message);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
    socket.onopen = () => {
      socket.send(JSON.stringify(this.introduction()));
      this.#startBeat(socket);
      if (document.hidden) this.#ping();
    };
  }

  /** Whoever asked the question that was answered. */
  #asker(ref: number | null): Waiting<A> | undefined {
    const found = ref === null ? undefined : this.#waiting.get(ref);
    if (ref !== null) this.#waiting.delete(ref);
    return found;
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
    this.status = !this.#opened && this.#tries === 0 ? "connecting" : "lost";
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
