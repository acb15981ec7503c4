import type {
  ClientMessage,
  Done,
  Hint,
  Listing,
  PastMoment,
  Remark,
  Remarked,
  ServerMessage,
  Told,
  Wire,
} from "../app/api/types";
import { Connection, LostError } from "../app/api/connection";
import { deviceKeys, keepToken, tokenOf } from "../app/api/tokens";
import { carryMuted } from "./muted";

type Hearer = (told: Told) => void;
/** What the server answers a question with. */
type Answer = Done | Hint | PastMoment;

/** One table, as this browser's seats see it, kept up to date until it is closed. */
export class LiveTable extends Connection<ClientMessage, ServerMessage, Answer> {
  /** The table as it now is. */
  told = $state.raw<Told | null>(null);
  /** All that has happened. */
  log = $state.raw<readonly Wire["line"][]>([]);
  /** The seats that are connected. */
  here = $state.raw<number[]>([]);
  /** How many are connected without a seat. */
  watchers = $state(0);
  /** For all that changes the table and has not been answered: how many moves there were then. */
  #open = $state.raw<readonly number[]>([]);

  #hearers = new Set<Hearer>();
  #listeners = new Set<(remark: Remarked) => void>();

  constructor(readonly table: string) {
    super(`/tables/${table}/live`);
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

  /** Hear what people at the table say; returns how to stop. */
  onRemark(listener: (remark: Remarked) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
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

  /** Say something to all at the table. */
  async remark(seat: number, remark: Remark["remark"]): Promise<void> {
    await this.ask({ type: "remark", seat, remark });
  }

  /** Ask how the table was after so many moves. */
  async lookBack(at: number): Promise<PastMoment> {
    const answer = await this.ask({ type: "look_back", at });
    if (answer.type !== "moment") throw new LostError("the server answered something else");
    return answer;
  }

  /** Ask what a strong bot would do now, and what some other move would cost; `improved` hears of each better answer. */
  async hint(instead: number | null = null, improved?: (hint: Hint) => void): Promise<Hint> {
    const answer = await this.ask({ type: "hint", instead }, (better) => better.type === "hint" && improved?.(better));
    if (answer.type !== "hint") throw new LostError("the server answered something else");
    return answer;
  }

  async #change(message: ClientMessage): Promise<void> {
    const at = this.told?.at ?? 0;
    this.#open = [...this.#open, at];
    try {
      await this.ask(message);
    } finally {
      this.#open = this.#open.toSpliced(this.#open.indexOf(at), 1);
    }
  }

  override close(): void {
    super.close();
    this.#hearers.clear();
    this.#listeners.clear();
  }

  protected introduction(): ClientMessage {
    return { type: "sit", token: tokenOf(this.table), keys: deviceKeys() };
  }

  protected heard(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
      case "update":
        this.#told(message);
        break;
      case "presence":
        this.here = message.here;
        this.watchers = message.watchers;
        break;
      case "remark":
        for (const listener of this.#listeners) listener(message);
        break;
      case "pong":
        this.pong();
        break;
      case "hint":
        if (message.share < 1) this.improved(message.ref, message);
        else this.answered(message.ref, message);
        break;
      case "moment":
      case "done":
        this.answered(message.ref, message);
        break;
      case "error":
        this.refused(message);
    }
  }

  #told(told: Told): void {
    if (told.type === "update" && told.log_from > this.log.length) {
      this.again();
      return;
    }
    this.caughtUp();
    this.here = told.here;
    this.watchers = told.watchers;
    this.log = [...this.log.slice(0, told.log_from), ...told.log];
    this.told = told;
    this.#keepRematch(told.table.rematch);
    for (const hearer of this.#hearers) hearer(told);
  }

  /** The seats' token opens the rematch too, and who is muted stays so. */
  #keepRematch(next: string | null): void {
    const token = tokenOf(this.table);
    if (next !== null) carryMuted(this.table, next);
    if (next !== null && token !== null && tokenOf(next) === null) keepToken(next, token);
  }
}
