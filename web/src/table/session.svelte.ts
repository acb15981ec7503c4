/** A sitting at a live table of any game: what is shown of it, and what this screen's players say to it. */

import { refusalWords } from "../app/api/refusal";
import type { Hint, PastMoment, Remark, Remarked, SeatInfo, Told, Wire } from "../app/api/types";
import { go, link } from "../app/router";
import { t } from "../app/words";
import type { Highlight, TableModule } from "../games/game";
import { introduced, seatName } from "../screens/parts/names";
import { announce } from "../ui/announce";
import { alertTurn } from "./alerts";
import { RefusedError, type LiveTable } from "./live";
import { Pace, type Moment } from "./pace.svelte";
import { Remarks } from "./remarks.svelte";
import { saw, unseen } from "./since";
import { play } from "./sound";
import { startedBy } from "./started";

const COMPLAINT_STAYS = 6000;
/** How long, in milliseconds, someone is away who is told on coming back what has happened. */
const ABSENCE = 60_000;
/** How long what matters is looked at unless it is pressed away. */
const HIGHLIGHT_STAYS = 1500;

export class Session {
  /** While someone is being taught: which of the legal moves are offered. */
  allow = $state.raw<((move: Wire["move"]) => boolean) | null>(null);
  /** What a strong bot would do, while that is shown; the moment it still thinks about, and how often it was asked. */
  hint = $state.raw<Hint | null>(null);
  thinking = $state<number | null>(null);
  question = 0;
  /** The moves that a hint names, best first, while it is shown. */
  hinted = $state.raw<readonly number[]>([]);
  /** What the server has refused, in words. */
  complaint = $state<string | null>(null);
  /** What has just happened that matters, one after the other; nothing goes on before all of it was seen. */
  highlights = $state.raw<readonly Highlight[]>([]);
  /** What has happened since the player last looked, until they have read it or played on. */
  missed = $state.raw<readonly Wire["line"][]>([]);
  /** An earlier moment that is looked at while the game goes on. */
  back = $state.raw<PastMoment | null>(null);
  /** What is said at the table. */
  readonly remarks: Remarks;
  /** The moment that was last asked for, while looking back. */
  #sought: number | null = null;
  #seeking = false;
  #unheard: () => void;
  /** The seat of this screen that has said it is there; for seats that share one. */
  #present = $state<number | null>(null);
  /** What this screen did and may take back: how many moves had been played before, and in words. */
  #done = $state.raw<readonly { at: number; words: string }[]>([]);
  #pace: Pace;
  #stop: () => void;
  #forget: ReturnType<typeof setTimeout> | undefined;
  #seen: ReturnType<typeof setTimeout> | undefined;
  #wasAsked = false;
  #wasOver = false;
  /** Whether this has been looked at, and when the page last went to the background. */
  #looked = false;
  #left = 0;

  constructor(
    readonly live: LiveTable,
    readonly game: TableModule,
    first: Told,
  ) {
    this.#present = startedBy(live.table);
    this.remarks = new Remarks(live.table);
    this.#unheard = live.onRemark((remark) => this.#remarked(remark));
    this.#pace = new Pace(momentOf(first, live.log), (next, before) => this.#heard(next, before));
    this.#stop = live.onChange((told) => this.#pace.add(momentOf(told, live.log)));
    document.addEventListener("visibilitychange", this.#look);
    this.#look();
  }

  /** The page comes to the front, or goes to the background. */
  #look = (): void => {
    const { id } = this.told.table;
    if (document.hidden) {
      this.#left = Date.now();
      return;
    }
    const back = !this.#looked || Date.now() - this.#left > ABSENCE;
    if (back && this.told.seats.length > 0) this.missed = unseen(id, this.log, this.told.seats);
    this.#looked = true;
    saw(id, this.log.length);
  };

  close(): void {
    document.removeEventListener("visibilitychange", this.#look);
    this.#pace.close();
    this.#stop();
    this.#unheard();
    this.remarks.close();
    clearTimeout(this.#forget);
    clearTimeout(this.#seen);
  }

  /** The table as it is shown. */
  get told(): Told {
    return this.#pace.now.told;
  }

  get log(): readonly Wire["line"][] {
    return this.#pace.now.log;
  }

  /** The first line of the log that is new. */
  get fresh(): number {
    return this.#pace.now.fresh;
  }

  /** How many moves are yet to be shown. */
  get behind(): number {
    return this.#pace.behind;
  }

  names = $derived.by(() => this.told.table.seats.map(seatName));
  introduced = $derived.by(() => this.told.table.seats.map(introduced));

  /** What may be played now: nothing before all has been shown. */
  moves = $derived.by((): readonly Wire["move"][] => {
    if (this.behind > 0) return [];
    return this.allow === null ? this.told.moves : this.told.moves.filter(this.allow);
  });

  /** What undo takes back, in words; null when there is nothing. */
  undone = $derived.by(() => (this.told.undo && this.back === null ? (this.#done.at(-1)?.words ?? t("frame-last-decision")) : null));

  /** Whether nothing may be shown until the next of several players at this screen is ready. */
  veiled = $derived.by(() => {
    const people = this.told.table.seats.filter((seat) => seat.mine && !seat.bot && !seat.resigned);
    const { seat } = this.told.view;
    return people.length > 1 && seat !== null && seat !== this.#present && this.told.result === null;
  });

  watching = $derived.by(() => this.told.seats.length === 0);

  /** A seat of this screen that a bot plays for now. */
  get standIn(): SeatInfo | undefined {
    if (this.told.table.status !== "playing") return undefined;
    return this.told.table.seats.find((seat) => seat.mine && seat.bot && !seat.resigned);
  }

  /** What happened meanwhile has been read, or does not matter. */
  caughtUp(): void {
    this.missed = [];
  }

  unveil(): void {
    this.#present = this.told.view.seat;
  }

  /** Say something to all at the table, as the seat that this screen shows. */
  remark(remark: Remark["remark"]): void {
    const seat = this.told.view.seat ?? this.told.seats[0];
    if (seat !== undefined) this.say(this.live.remark(seat, remark));
  }

  /** What someone has said, in words. */
  remarkWords(seat: number, remark: Remark["remark"]): string {
    return t("talk-line", { who: this.names[seat] ?? "", what: t(`remark-${remark}`) });
  }

  #remarked(remark: Remarked): void {
    const spoken = this.remarks.hear(remark, this.told.seats);
    if (spoken !== null) announce(this.remarkWords(spoken.seat, spoken.remark));
  }

  /** Whether there is someone to say something to: phrases are for people. */
  company = $derived.by(() => this.told.table.seats.some((seat) => seat.kind !== "bot" && !seat.mine));

  canLookBack = $derived.by(() => this.told.result === null && this.told.at > 0 && this.back === null);

  /** Look at the table as it was after so many moves, or before the last one, while it goes on. */
  lookBack(at = this.told.at - 1): void {
    this.#sought = Math.max(0, Math.min(this.told.at, at));
    if (!this.#seeking) this.say(this.#seek());
  }

  /** Look at the table as it is. */
  lookNow(): void {
    this.#sought = null;
    this.back = null;
  }

  /** One question at a time, until the moment that was asked for last is here. */
  async #seek(): Promise<void> {
    this.#seeking = true;
    try {
      while (this.#sought !== null && this.#sought !== this.back?.at) {
        const found = await this.live.lookBack(this.#sought);
        if (this.#sought === null || found.view.seat !== this.told.view.seat) this.lookNow();
        else this.back = found;
      }
    } catch (error) {
      this.lookNow();
      throw error;
    } finally {
      this.#seeking = false;
    }
  }

  /** Show everything at once. */
  skip(): void {
    clearTimeout(this.#seen);
    this.highlights = [];
    this.#pace.skip();
  }

  /** The highlight that is shown has been seen: on to the next, or on with the game. */
  dismiss(): void {
    clearTimeout(this.#seen);
    this.highlights = this.highlights.slice(1);
    if (this.highlights.length > 0) this.#hold();
    else this.#pace.letGo();
  }

  #hold(): void {
    this.#pace.hold();
    this.#seen = setTimeout(() => this.dismiss(), HIGHLIGHT_STAYS);
  }

  play(code: number): void {
    const move = this.moves.find((found) => found.move === code);
    if (move === undefined || this.live.busy || this.back !== null) return;
    const { at } = this.told;
    this.caughtUp();
    this.#done = [...this.#done, { at, words: this.game.moveWords(move, this.names) }];
    this.say(this.live.play(code, at));
  }

  undo(): void {
    if (this.undone !== null && !this.live.busy) this.say(this.live.undo());
  }

  /** Set up another game, and go there. */
  rematch(): void {
    const work = this.live.rematch().then(() => {
      const next = this.live.told?.table.rematch ?? null;
      if (next !== null) go(link("table", next));
    });
    this.say(work);
  }

  /** Say something to the table; if it is refused, the player is told why. */
  say(work: Promise<unknown>): void {
    this.complaint = null;
    work.catch((error: unknown) => {
      this.complaint = error instanceof RefusedError ? refusalWords(error.refused) : t("frame-lost");
      announce(this.complaint, "assertive");
      clearTimeout(this.#forget);
      this.#forget = setTimeout(() => (this.complaint = null), COMPLAINT_STAYS);
    });
  }

  #heard({ told, log, fresh }: Moment, before: Moment | null): void {
    const names = told.table.seats.map(seatName);
    if (!document.hidden && this.#looked) saw(told.table.id, log.length);
    this.complaint = null;
    this.#done = this.#done.filter((step) => step.at < told.at);
    if (this.back !== null && (this.back.at > told.at || this.back.view.seat !== told.view.seat)) this.lookNow();
    for (const line of log.slice(fresh)) {
      announce(this.game.logWords(line, names));
      const tune = this.game.sound?.(line);
      if (tune) play(tune);
    }
    const asked = told.moves.length > 0;
    if (asked && !this.#wasAsked) {
      announce(`${t("frame-your-turn")}: ${this.game.decisionWords(told.decision)}`);
      if (told.type === "update") alertTurn(t("frame-your-turn"), told.table.id);
    }
    const over = told.result !== null;
    const ends = over && !this.#wasOver && told.type === "update";
    if (ends) play("end");
    [this.#wasAsked, this.#wasOver] = [asked, over];
    if (before === null) return;
    const happened = { before: before.told.view, after: told.view, lines: log.slice(fresh), names, mine: told.seats };
    const found = [...(this.game.highlights?.(happened) ?? []), ...(ends ? [{ words: t("frame-over") }] : [])];
    if (found.length === 0) return;
    for (const { words } of found) announce(words);
    this.highlights = [...this.highlights, ...found];
    clearTimeout(this.#seen);
    this.#hold();
  }
}

function momentOf(told: Told, log: readonly Wire["line"][]): Moment {
  return { told, log, fresh: told.type === "snapshot" ? log.length : told.log_from };
}
