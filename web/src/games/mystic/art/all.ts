/** Every picture and symbol of the game by name, for programs other than the page. */
import { ADVANCEMENTS } from "./advancements";
import { amuletNames } from "./amulets";
import { leaderNames } from "./leaders";
import { medal, picture, prepare, symbolNames } from "./index";
import { VALES } from "./vales";

export async function all(): Promise<Record<string, string>> {
  await prepare("leader", "amulet");
  return Object.fromEntries([
    ...Object.keys(ADVANCEMENTS).map((title) => [`advancement/${title}`, picture(title, "advancement")]),
    ...Object.keys(VALES).map((title) => [`vale/${title}`, picture(title, "vale")]),
    ...leaderNames.flatMap((title) => [
      [`leader/${title}`, picture(title, "leader")],
      [`leader/${title}/upgraded`, picture(title, "leader", { upgraded: true })],
    ]),
    ...amuletNames.map((title) => [`amulet/${title}`, picture(title, "amulet")]),
    ...symbolNames.map((name) => [`symbol/${name}`, medal(name)]),
  ]);
}
