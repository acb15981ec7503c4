/**
 * The pictures of every game as one compressed file each, `GAME.json.gz`, for programs other than the page:
 * `node scripts/art.js FOLDER`, from web/.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { pictures } from "./pictures.js";

const [folder = "art"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [game, drawn] of Object.entries(await pictures()))
  writeFileSync(join(folder, `${game}.json.gz`), gzipSync(JSON.stringify(drawn), { level: 9 }));
