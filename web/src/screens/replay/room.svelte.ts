/** A shared replay: who is there, who leads, what they show, point at, write and try out. */

import { Connection } from "../../app/api/connection";
import type { Done, RoomClientMessage, RoomComment, RoomServerMessage, RoomState } from "../../app/api/types";
import { settings } from "../../app/settings";
import { t } from "../../app/words";

export class SharedReplay extends Connection<RoomClientMessage, RoomServerMessage, Done> {
  /** The room as it now is. */
  state = $state.raw<RoomState | null>(null);
  comments = $state.raw<readonly RoomComment[]>([]);
  /** Whether this page shows what the leader shows. */
  following = $state(true);
  /** The last comment that was heard of. */
  #read: number | null = null;
  #hearers = new Set<(comment: RoomComment) => void>();

  constructor(readonly room: string) {
    super(`/rooms/${room}/live`);
  }

  leading = $derived.by(() => this.state !== null && this.state.you === this.state.leader);

  /** What a member is called, whether or not they are still here; who has said no name is a guest with a number. */
  nameOf(n: number, name = this.state?.members.find((member) => member.n === n)?.name ?? ""): string {
    return name || t("room-guest", { n });
  }

  /** Hear of comments that others have just written; returns how to stop. */
  onComment(hearer: (comment: RoomComment) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  show = (at: number, seat: number | null): Promise<unknown> => this.ask({ type: "show", at, seat });
  point = (start: string, end: string | null): Promise<unknown> => this.ask({ type: "point", start, end });
  clear = (): Promise<unknown> => this.ask({ type: "clear" });
  comment = (at: number, text: string): Promise<unknown> => this.ask({ type: "comment", at, text });
  uncomment = (comment: number): Promise<unknown> => this.ask({ type: "uncomment", comment });
  handOver = (to: number): Promise<unknown> => this.ask({ type: "lead", to });
  tryOut = (move: number | null): Promise<unknown> => this.ask({ type: "try", move });
  retract = (): Promise<unknown> => this.ask({ type: "retract" });
  endTrial = (): Promise<unknown> => this.ask({ type: "end_trial" });

  protected introduction(): RoomClientMessage {
    return { type: "enter", name: settings.name.trim() || null };
  }

  protected heard(message: RoomServerMessage): void {
    switch (message.type) {
      case "room":
        this.caughtUp();
        this.state = message;
        break;
      case "comments":
        this.#commented(message.comments);
        break;
      case "pong":
        this.pong();
        break;
      case "done":
        this.answered(message.ref, message);
        break;
      case "error":
        this.refused(message);
    }
  }

  #commented(comments: readonly RoomComment[]): void {
    const last = this.#read ?? Infinity; // what was there before one came is no news
    this.#read = Math.max(this.#read ?? 0, comments.at(-1)?.id ?? 0);
    this.comments = comments;
    const fresh = comments.filter((one) => one.id > last && one.by !== this.state?.you);
    for (const one of fresh) for (const hearer of this.#hearers) hearer(one);
  }
}
