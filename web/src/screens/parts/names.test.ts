import { describe, expect, it, vi } from "vitest";
import type { SeatInfo } from "../../app/api/types";

vi.mock("../../app/words", () => ({
  t: (id: string) => (id === "bot-adept.names" ? "Alder, Birch" : `«${id}»`),
  hasWords: (id: string) => id === "bot-adept",
}));
const { botWords, introduced, personName, seatName } = await import("./names");

function seat(name: string, kind: SeatInfo["kind"] = "bot"): SeatInfo {
  return { seat: 0, name, kind, bot: null, resigned: false, mine: false };
}

describe("who sits in a seat", () => {
  it("is a bot with a name of its own, the second and third of a level too", () => {
    expect(["Adept", "Adept 2", "Adept 3"].map((name) => seatName(seat(name)))).toEqual(["Alder", "Birch", "Alder 2"]);
  });
  it("is introduced with the level of a bot, and nobody else with one", () => {
    expect(introduced(seat("Adept 2"))).toBe("Birch · «bot-adept»");
    expect(introduced(seat("Ann"))).toBe("Ann");
    expect(introduced(seat("Adept", "person"))).toBe("Adept");
  });
  it("may be a bot that another package brings", () => {
    expect(seatName(seat("Grumpy 2"))).toBe("Grumpy 2");
    expect(botWords("grumpy")).toBe("grumpy");
    expect(botWords("adept@1")).toBe("«bot-adept»");
  });
  it("is a person without a name, as each reader would call them", () => {
    expect(seatName(seat("Player 1", "person"))).toBe("«shell-seat-name-usual»");
    expect(seatName(seat("Player 2", "person"))).toBe("Player 2");
    expect(personName({ seat: 1, name: "Player 2" })).toBe("«shell-seat-name-usual»");
  });
  it("is a person, or whoever a record names, by their own name", () => {
    expect(seatName(seat("Adept", "person"))).toBe("Adept");
    expect(seatName(seat("Ann"))).toBe("Ann");
  });
});
