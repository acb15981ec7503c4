import { expect, test } from "vitest";
import { emptyBox, withField } from "../box/box";
import { randomSix, withBox } from "./conclaves";

test("an owner's box says what conclaves hold", () => {
  const homeland = { id: "Homeland", name: "Homeland", grants_vp: true, advancements: ["Stag"], vales: [], provenance: {}, facts: [] };
  const box = withField(emptyBox(), "conclave", "Homeland", "advancements", ["Hawk"]);
  expect(withBox([homeland], emptyBox())).toEqual([homeland]);
  expect(withBox([homeland], box)).toEqual([{ ...homeland, advancements: ["Hawk"] }]);
});

test("six different ones at random", () => {
  const from = ["a", "b", "c", "d", "e", "f", "g", "h"];
  for (const value of [0, 0.5, 0.999]) {
    const six = randomSix(from, () => value);
    expect(new Set(six).size).toBe(6);
    expect(from.filter((each) => six.includes(each))).toEqual(six);
  }
});
