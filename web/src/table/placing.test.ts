import { describe, expect, test } from "vitest";
import { freeBand, hidden, placeFor } from "./placing";

const room = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

describe("where something floats", () => {
  test("beside what it is about", () => {
    expect(placeFor(size, room, box(400, 200, 100, 100), [])).toEqual({ left: 514, top: 200, hides: 0 });
  });
  test("not on what must stay in sight", () => {
    const kept = [box(500, 0, 500, 600), box(400, 200, 100, 100)];
    const { left, hides } = placeFor(size, room, box(400, 200, 100, 100), kept);
    expect([left, hides]).toEqual([186, 0]);
  });
  test("where it hides least, if everything is taken", () => {
    const kept = [box(0, 0, 1000, 500), box(0, 500, 990, 100)];
    const { left, top, hides } = placeFor(size, room, null, kept);
    expect(hides).toBe(hidden(box(left, top, 200, 100), kept));
    expect(left).toBe(792);
  });
  test("rather on what matters less, and anywhere before on what matters", () => {
    const kept = [{ ...box(0, 0, 1000, 420), weight: 3 }, box(0, 420, 1000, 180)];
    expect(placeFor(size, room, null, kept).top).toBeGreaterThanOrEqual(420);
    const free = [box(0, 0, 560, 600), box(850, 0, 150, 600), box(560, 0, 290, 300), box(560, 460, 290, 140)];
    expect(placeFor(size, room, null, free).hides).toBe(0);
  });
  test("in the tallest stretch that is free, if it would hide something anywhere", () => {
    const kept = [box(0, 0, 300, 40), box(300, 500, 100, 60), box(0, 520, 50, 60), box(0, 700, 1000, 60)];
    expect(freeBand(room, kept)).toEqual({ top: 48, height: 444 });
    expect(freeBand(room, [])).toEqual({ top: 8, height: 584 });
    expect(freeBand(room, [box(0, 0, 1000, 600)])).toEqual({ top: 8, height: 0 });
  });
  test("within the window", () => {
    expect(placeFor({ width: 380, height: 300 }, { width: 390, height: 844 }, box(0, 800, 390, 44), [])).toMatchObject({ left: 8, top: 536 });
  });
});
