import { expect, test } from "vitest";
import { expectDrawn, expectSymbols, listed } from "../../art/testing";
import * as symbols from "./symbols";
import { tileNames, tilePicture } from "./tiles";

const DATA = import.meta.glob<string>("../../../../../src/valewright/misty/data/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const IDS = ["resource", "encounter_tile", "ability", "tribe"].flatMap((table) => listed(DATA, table, "id")).concat("start");

test("every tile and ability has a drawing of its own, and no drawing is for nothing", () => {
  expect([...tileNames].sort()).toEqual([...IDS].sort());
  expect(new Set(IDS.map((id) => tilePicture(id))).size).toBe(24);
});

test("all are well-formed, fill their box, are small and refer to nothing outside", () => {
  for (const id of [...IDS, "nobody"]) expectDrawn(id, tilePicture(id), "0 0 100 100", 8_000);
});

test("symbols are drawn, and differ in shape, not only in colour", () => {
  expectSymbols(symbols);
});
