import { needWords } from "../../../app/words";
import type { FieldWords } from "../../game";
import { fieldName, valueWords } from "./say";

/** The fields of cards in words, once those are there. */
export async function fields(): Promise<FieldWords> {
  await needWords("mystic/box");
  return { fieldName, valueWords };
}
