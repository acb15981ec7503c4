import { beforeEach, describe, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal("addEventListener", vi.fn());
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));

const { Problem } = await import("../../app/api/http");
const { valid } = await import("../../app/settings");
const { covers, Setup, tidy } = await import("./setup.svelte");

const option = (name: string, kind: string, value: unknown) => ({ name, kind, default: value, words: "", choices: [] });
const game = {
  name: "nim",
  title: "Nim",
  fewest: 2,
  most: 6,
  options: [
    option("players", "number", 2),
    option("sets", "names", ["base"]),
    option("misere", "flag", false),
    option("pool", "number", null),
  ],
  bots: ["novice", "apprentice"],
};

beforeEach(() => kept.clear());

describe("a box of one's own", () => {
  const full = { empty: false, filled: 1, text: "cost = 9" };
  const empty = { empty: true, filled: 0, text: "" };

  test("goes to the server as a card file, and only when it is wanted", () => {
    const setup = new Setup(game, full);
    expect(setup.wanted().options).toEqual({});
    setup.box = true;
    expect(setup.wanted().options).toEqual({ cards: "cost = 9" });
  });

  test("is remembered, unless there is nothing in it any more", () => {
    const setup = new Setup(game, full);
    setup.box = true;
    setup.keep();
    expect(new Setup(game, full).box).toBe(true);
    expect(new Setup(game, empty).box).toBe(false);
    expect(new Setup(game).box).toBe(false);
  });
});

describe("what is remembered", () => {
  test("is told, all of it, and goes with a reset", () => {
    const before = new Setup(game);
    expect(before.chosen).toEqual([]);
    Object.assign(before.options, { misere: true, pool: 12 });
    before.keep();
    const setup = new Setup(game);
    expect(setup.chosen.map(({ option, value }) => [option.name, value])).toEqual([["misere", true], ["pool", 12]]);
    setup.reset();
    expect(setup.chosen).toEqual([]);
  });
});

describe("days for each decision", () => {
  test("are asked for where somebody is invited, and go with a reset", () => {
    const setup = new Setup(game);
    setup.days = 3;
    expect(setup.wanted()).not.toHaveProperty("days");
    setup.seats[1] = { kind: "open", name: "", bot: "" };
    expect(setup.wanted()).toMatchObject({ days: 3, overdue: "bot" });
    setup.reset();
    setup.seats[1] = { kind: "open", name: "", bot: "" };
    expect(setup.wanted()).not.toHaveProperty("days");
  });
});

describe("setting a table up", () => {
  test("as it comes, against the usual bot", () => {
    const wanted = new Setup(game).wanted();
    expect(wanted.seats.map((seat) => [seat.kind, seat.bot])).toEqual([
      ["me", undefined],
      ["bot", "apprentice"],
    ]);
    expect(wanted.options).toEqual({});
    expect(wanted.seed).toBeNull();
  });

  test("only what differs is asked for", () => {
    const setup = new Setup(game);
    expect(setup.names("sets")).toEqual(["base"]);
    setup.options.sets = ["base", "more"];
    setup.options.misere = false;
    setup.seats[1] = { kind: "here", name: "  Bea   Bee ", bot: "novice" };
    setup.seed = " 12 ";
    const wanted = setup.wanted();
    expect(wanted.options).toEqual({ sets: ["base", "more"] });
    expect(wanted.seats[1]).toEqual({ kind: "me", name: "Bea Bee" });
    expect(wanted.seed).toBe(12);
  });

  test("the last choices are taken up again, where they still exist", () => {
    const first = new Setup(game);
    first.options.pool = 12;
    first.addSeat();
    first.keep();
    const second = new Setup(game);
    expect(second.options.pool).toBe(12);
    expect(second.seats).toHaveLength(3);
    const third = new Setup({ ...game, bots: ["novice"] });
    expect(third.seats).toHaveLength(2);
    second.reset();
    expect(second.options.pool).toBeNull();
  });

  test("a refusal is shown at its field, or else by itself", () => {
    const setup = new Setup(game);
    setup.problem = new Problem(422, "sets, pool: not together");
    expect(setup.wrong("sets")).toBe("not together");
    expect(setup.wrong("pool")).toBe("not together");
    expect(setup.unplaced).toBeNull();
    setup.problem = new Problem(422, "seats.1.name: too long");
    expect(setup.wrong("seats.1")).toBe("too long");
    expect(setup.wrong("seats.0")).toBeNull();
    setup.problem = new Problem(503, "the server is stopping");
    expect(setup.unplaced).toBe(setup.problem);
  });
});

describe("small things", () => {
  test("names are tidied", () => {
    expect(tidy("  Ada  L ")).toBe("Ada L");
    expect(tidy("  ")).toBeNull();
    expect(tidy("x".repeat(60))).toHaveLength(40);
  });

  test("a field covers what is within it", () => {
    expect(covers("seats", "seats.1.name")).toBe(true);
    expect(covers("pool", "options.pool")).toBe(true);
    expect(covers("set", "sets")).toBe(false);
  });

  test("of kept settings, what makes no sense is dropped", () => {
    expect(
      valid({ language: "tlh", textSize: 900, motion: "wild", palette: "distinct", theme: "grey", sounds: "yes", volume: "loud", name: 7 }),
    ).toEqual({ textSize: 200, palette: "distinct" });
    expect(valid({ language: "ca", textSize: 50, motion: "reduced", theme: "light", sounds: false, volume: 900 })).toEqual({
      language: "ca",
      textSize: 80,
      motion: "reduced",
      theme: "light",
      sounds: false,
      volume: 100,
    });
  });
});
