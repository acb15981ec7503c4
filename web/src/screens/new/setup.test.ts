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
const { myBox } = await import("../../games/mystic/box/store.svelte");
const { emptyBox, withField } = await import("../../games/mystic/box/box");
const { covers, randomSix, Setup, tidy } = await import("./setup.svelte");

const option = (name: string, kind: string, value: unknown) => ({ name, kind, default: value, words: "", choices: [] });
const game = {
  name: "mystic-vale" as const,
  title: "Mystic Vale",
  fewest: 2,
  most: 6,
  options: [
    option("players", "number", 2),
    option("sets", "names", ["base"]),
    option("buy_vp", "flag", false),
    option("pool", "number", null),
  ],
  bots: ["novice", "apprentice"],
  sets: ["base", "mana-storm"],
  conclaves: [],
};

beforeEach(() => kept.clear());

describe("a box of one's own", () => {
  const cards = { ...game, options: [...game.options, option("cards", "text", null)] };
  const conclaves = [{ name: "Homeland", grants_vp: true, advancements: ["Stag"], vales: [] }];
  const box = withField(
    withField(emptyBox(), "advancement", "Stag", "cost", 9),
    "conclave",
    "Homeland",
    "advancements",
    ["Hawk"],
  );

  beforeEach(() => {
    vi.useFakeTimers();
    myBox.replace(box);
  });

  test("goes to the server as a card file, and only when it is wanted", () => {
    const setup = new Setup(cards);
    expect(setup.takesBox).toBe(true);
    expect(setup.wanted().options).toEqual({});
    setup.box = true;
    expect(setup.wanted().options).toEqual({ cards: myBox.text });
    expect(myBox.text).toContain('name = "Stag"\ncost = 9');
  });

  test("is remembered, unless there is nothing in it any more", () => {
    const setup = new Setup(cards);
    setup.box = true;
    setup.keep();
    expect(new Setup(cards).box).toBe(true);
    myBox.replace(emptyBox());
    expect(new Setup(cards).box).toBe(false);
  });

  test("says what its conclaves hold", () => {
    const setup = new Setup({ ...cards, conclaves });
    expect(setup.conclaves).toEqual(conclaves);
    setup.box = true;
    expect(setup.conclaves).toEqual([{ ...conclaves[0], advancements: ["Hawk"] }]);
  });

  test("is for a game that takes card files", () => {
    expect(new Setup(game).takesBox).toBe(false);
    expect(new Setup({ ...cards, name: "misty-valley" as const }).takesBox).toBe(false);
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
    setup.options.sets = ["base", "mana-storm"];
    setup.options.buy_vp = false;
    setup.seats[1] = { kind: "here", name: "  Bea   Bee ", bot: "novice" };
    setup.seed = " 12 ";
    const wanted = setup.wanted();
    expect(wanted.options).toEqual({ sets: ["base", "mana-storm"] });
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

  test("six different ones at random", () => {
    const from = ["a", "b", "c", "d", "e", "f", "g", "h"];
    for (const value of [0, 0.5, 0.999]) {
      const six = randomSix(from, () => value);
      expect(new Set(six).size).toBe(6);
      expect(from.filter((each) => six.includes(each))).toEqual(six);
    }
  });

  test("of kept settings, what makes no sense is dropped", () => {
    expect(
      valid({ language: "tlh", textSize: 900, motion: "wild", palette: "distinct", sound: "yes", name: 7 }),
    ).toEqual({ textSize: 200, palette: "distinct" });
    expect(valid({ language: "ca", textSize: 50, motion: "reduced", sound: true })).toEqual({
      language: "ca",
      textSize: 80,
      motion: "reduced",
      sound: true,
    });
  });
});
