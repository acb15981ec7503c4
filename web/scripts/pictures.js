/** The pictures of every game that brings some, by the name of its folder: `kind/name` and an `<svg>`. */
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "vite";

export async function pictures() {
  const vite = await createServer({ root: ".", appType: "custom", logLevel: "warn", server: { middlewareMode: true } });
  const found = {};
  for (const game of readdirSync("src/games")) {
    const path = `src/games/${game}/art/all.ts`;
    if (existsSync(path)) found[game] = await (await vite.ssrLoadModule(`/${path}`)).all();
  }
  await vite.close();
  return found;
}
