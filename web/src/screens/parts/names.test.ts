import { describe, expect, it, vi } from "vitest";
import type { SeatInfo } from "../../app/api/types";

vi.mock("../../app/words", () => ({
  t: (id: string) => `«${id}»`,
  hasWords: (id: string) => id === "bot-adept",
}));
const { seatName } = await import("./names");

function seat(name: string, kind: SeatInfo["kind"] = "bot"): SeatInfo {
  return { seat: 0, name, kind, bot: null, resigned: false, mine: false };
}

describe("who sits in a seat", () => {
  it("is a bot by its name in the page's language", () => {
    expect(seatName(seat("Adept"))).toBe("«bot-adept»");
    expect(seatName(seat("Adept 2"))).toBe("«bot-adept» 2");
  });
  it("is a person without a name, as each reader would call them", () => {
    expect(seatName(seat("Player 1", "person"))).toBe("«shell-seat-name-usual»");
    expect(seatName(seat("Player 2", "person"))).toBe("Player 2");
  });
  it("is a person, or whoever a record names, by their own name", () => {
    expect(seatName(seat("Adept", "person"))).toBe("Adept");
    expect(seatName(seat("Ann"))).toBe("Ann");
  });
});
