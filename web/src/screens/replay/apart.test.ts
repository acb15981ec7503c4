import { describe, expect, it } from "vitest";
import { apart } from "./apart";

describe("apart", () => {
  it("leaves what is far enough apart where it is", () => {
    expect(apart([300, 50, 120], 44, 390)).toEqual([300, 50, 120]);
  });

  it("moves what is too close, in the order in which it is wanted", () => {
    expect(apart([110, 100], 44, 390)).toEqual([144, 100]);
  });

  it("keeps within the width", () => {
    expect(apart([390, 389, 0], 44, 390)).toEqual([368, 324, 22]);
  });

  it("shares what there is when the width does not suffice", () => {
    expect(apart([9, 9, 9], 44, 90)).toEqual([15, 45, 75]);
  });
});
