/** Every picture and symbol of the game by name, for programs other than the page. */
import { medal, symbolNames } from "./symbols";
import { tileNames, tilePicture } from "./tiles";

export function all(): Record<string, string> {
  return Object.fromEntries([
    ...tileNames.map((id) => [`tile/${id}`, tilePicture(id)]),
    ...symbolNames.map((name) => [`symbol/${name}`, medal(name)]),
  ]);
}
