import { Problem } from "../../app/api/http";
import type { GameInfo, NewTable, OptionInfo, Overdue } from "../../app/api/types";
import { usualBot } from "../../app/quick";
import { settings } from "../../app/settings";
import type { OwnBox } from "../../games/game";

export type SeatKind = "me" | "here" | "open" | "bot";

export interface SeatPlan {
  kind: SeatKind;
  name: string;
  bot: string;
}

const KEY = "valewright.setup";
/** How many days a player may have for a decision; 0 is no limit. */
export const DAYS = [0, 1, 3, 7, 14] as const;

interface Kept {
  seats: SeatPlan[];
  box?: boolean;
  options: Record<string, unknown>;
}

/** What a table of one game is going to be. */
export class Setup {
  seats = $state<SeatPlan[]>([]);
  options = $state<Record<string, unknown>>({});
  seed = $state("");
  /** Whether players may ask for hints. */
  hints = $state(true);
  /** How many days each player has for a decision, and what happens then. */
  days = $state(0);
  overdue = $state<Overdue>("bot");
  /** Whether the values of one's own box take the place of those that come with the game. */
  box = $state(false);
  problem = $state.raw<unknown>(null);

  /** `mine` is the owner's box, where the game can be played with one. */
  constructor(
    readonly game: GameInfo,
    readonly mine: OwnBox | null = null,
  ) {
    this.#usual();
    this.#remember();
  }

  get limits(): { fewest: number; most: number } {
    return { fewest: this.game.fewest, most: this.game.most };
  }

  /** The options besides the number of players, which the seats tell. */
  get offered(): OptionInfo[] {
    return this.game.options.filter((option) => option.name !== "players");
  }

  /** Whether somebody is invited, who may be away for long. */
  get invites(): boolean {
    return this.seats.some((seat) => seat.kind === "open");
  }

  /** Whether one person plays against bots alone, and chance deals. */
  get solo(): boolean {
    const people = this.seats.filter((seat) => seat.kind !== "bot");
    return people.length === 1 && people[0]?.kind === "me" && this.seats.length > 1 && this.seed.trim() === "";
  }

  /** Whether each player's time is limited. */
  get limited(): boolean {
    return this.invites && this.days > 0;
  }

  /** The names that were chosen for an option. */
  names(option: string): readonly string[] {
    const found = this.options[option];
    return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  }

  /** What is not as it comes; a card file aside, which has words of its own. */
  get chosen(): { option: OptionInfo; value: unknown }[] {
    return this.offered.flatMap((option) => {
      const value = this.options[option.name];
      return option.kind === "text" || same(value, option.default) ? [] : [{ option, value }];
    });
  }

  reset(): void {
    this.#usual();
    this.problem = null;
  }

  addSeat(): void {
    this.seats.push({ kind: "bot", name: "", bot: usualBot(this.game) });
  }

  removeSeat(at: number): void {
    this.seats.splice(at, 1);
  }

  /** What the server said is wrong with a field: `sets`, `seats.1.name`. */
  wrong(field: string): string | null {
    return this.problem instanceof Problem && this.problem.fields.some((name) => covers(field, name))
      ? this.problem.words
      : null;
  }

  /** A complaint that belongs to none of the fields on screen. */
  get unplaced(): unknown {
    if (this.problem === null) return null;
    const fields = [...this.offered.map((option) => option.name), "seats", "players", "seed"];
    return fields.some((field) => this.wrong(field) !== null) ? null : this.problem;
  }

  /** What is asked of the server. */
  wanted(): NewTable {
    const options = this.offered
      .filter((option) => !same(this.options[option.name], option.default))
      .map((option): [string, unknown] => [option.name, $state.snapshot(this.options[option.name])]);
    if (this.box && this.mine !== null && !this.mine.empty) options.push(["cards", this.mine.text]);
    const seed = this.seed.trim();
    return {
      game: this.game.name,
      seats: this.seats.map((seat) => ({
        kind: seat.kind === "here" ? "me" : seat.kind,
        name: seat.kind === "bot" || seat.kind === "open" ? null : tidy(seat.name),
        ...(seat.kind === "bot" ? { bot: seat.bot } : {}),
      })),
      options: Object.fromEntries(options),
      seed: seed === "" ? null : Number(seed),
      hints: this.hints,
      ...(this.limited ? { days: this.days, overdue: this.overdue } : {}),
    };
  }

  /** Remember the choices for next time. */
  keep(): void {
    const me = this.seats.find((seat) => seat.kind === "me");
    if (me !== undefined) settings.name = tidy(me.name) ?? "";
    const { cards: _, ...options } = $state.snapshot(this.options);
    const all = { ...kept(), [this.game.name]: { seats: $state.snapshot(this.seats), options, box: this.box } };
    localStorage.setItem(KEY, JSON.stringify(all));
  }

  #usual(): void {
    this.seats = [
      { kind: "me", name: settings.name, bot: usualBot(this.game) },
      { kind: "bot", name: "", bot: usualBot(this.game) },
    ];
    this.options = Object.fromEntries(this.offered.map((option) => [option.name, copy(option.default)]));
    this.seed = "";
    this.hints = true;
    this.days = 0;
    this.overdue = "bot";
    this.box = false;
  }

  /** Take up the last choices, as far as they still exist. */
  #remember(): void {
    const found = kept()[this.game.name];
    if (found === undefined) return;
    const { fewest, most } = this.limits;
    const seats = found.seats.filter((seat) => seat.kind !== "bot" || this.game.bots.includes(seat.bot));
    if (seats.length >= fewest && seats.length <= most) this.seats = seats;
    this.box = found.box === true && this.mine !== null && !this.mine.empty;
    for (const option of this.offered)
      if (option.name in found.options && option.kind !== "text")
        this.options[option.name] = found.options[option.name];
  }
}

function kept(): Record<string, Kept> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, Kept>;
  } catch {
    return {};
  }
}

function copy(value: unknown): unknown {
  return Array.isArray(value) ? [...(value as unknown[])] : value;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** A name as the server takes it, or null where there is none. */
export function tidy(name: string): string | null {
  return name.trim().replace(/\s+/g, " ").slice(0, 40) || null;
}

/** Whether a complaint about `name` belongs at `field`: `seats.1.name` at `seats.1` and at `seats`. */
export function covers(field: string, name: string): boolean {
  const bare = name.replace(/^options\./, "");
  return bare === field || bare.startsWith(`${field}.`);
}
