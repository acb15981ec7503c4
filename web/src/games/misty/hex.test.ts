import { describe, expect, it } from "vitest";
import { APOTHEM, SIDES, SIZE, boundingBox, middle, nearer, neighbour, nextCell, outline, towards } from "./hex";
import type { Cell } from "./wire";

describe("cells on the screen", () => {
  it("puts the neighbour across each side where the side points", () => {
    for (const side of SIDES) {
      const there = middle(neighbour([2, -1], side));
      const here = middle([2, -1]);
      const half = towards(side, 1);
      expect(there.x - here.x).toBeCloseTo(2 * half.x, 6);
      expect(there.y - here.y).toBeCloseTo(2 * half.y, 6);
    }
  });

  it("numbers sides clockwise from the upper right", () => {
    expect(towards(0, 1).x).toBeGreaterThan(0);
    expect(towards(0, 1).y).toBeLessThan(0);
    expect(towards(1, 1)).toEqual({ x: APOTHEM, y: 0 });
    expect(towards(2, 1).y).toBeGreaterThan(0);
    expect(towards(4, 1).x).toBeCloseTo(-APOTHEM, 6);
  });

  it("outlines a cell with six corners, one of them at the top", () => {
    const corners = outline().split(" ").map((pair) => pair.split(",").map(Number));
    expect(corners).toHaveLength(6);
    expect(Math.min(...corners.map(([, y]) => y ?? 0))).toBeCloseTo(-SIZE, 1);
  });

  it("boxes all cells", () => {
    const box = boundingBox([[0, 0], [3, -1]], 0);
    for (const cell of [[0, 0], [3, -1]] as Cell[]) {
      const { x, y } = middle(cell);
      expect(x - APOTHEM).toBeGreaterThanOrEqual(box.x - 0.01);
      expect(x + APOTHEM).toBeLessThanOrEqual(box.x + box.width + 0.01);
      expect(y + SIZE).toBeLessThanOrEqual(box.y + box.height + 0.01);
    }
  });
});

describe("the cursor", () => {
  const cells: Cell[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [3, 0]];

  it("goes to the nearest cell in the direction of the key", () => {
    expect(nextCell([0, 0], cells, 1, 0)).toEqual([1, 0]);
    expect(nextCell([1, 0], cells, 1, 0)).toEqual([3, 0]);
    expect(nextCell([0, 0], cells, -1, 0)).toEqual([-1, 0]);
  });

  it("stays where nothing lies that way", () => {
    expect(nextCell([3, 0], cells, 1, 0)).toBeNull();
  });
});

it("where not all fits, the part around what is looked at is shown, and never beyond the whole", () => {
  const whole = { x: 0, y: 0, width: 1000, height: 200 };
  const at = (x: number): { x: number; y: number; width: number; height: number } => ({ x, y: 90, width: 20, height: 20 });
  expect(nearer(whole, at(0), 500, 400, 0.5)).toEqual(whole);
  expect(nearer(whole, at(490), 400, 400, 0.5)).toEqual({ x: 100, y: 0, width: 800, height: 200 });
  expect(nearer(whole, at(980), 400, 400, 0.5)).toEqual({ x: 200, y: 0, width: 800, height: 200 });
});
