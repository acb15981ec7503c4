/**
 * All pictures and icons on one page, to look at: `node scripts/contact-sheet.js sheet.html`, from web/.
 * `--bare` leaves the names out, to see whether each subject is known without its name.
 */
import { writeFileSync } from "node:fs";
import { createServer } from "vite";

const [out = "sheet.html"] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const bare = process.argv.includes("--bare");

const vite = await createServer({ root: ".", appType: "custom", logLevel: "warn", server: { middlewareMode: true } });
const load = (name) => vite.ssrLoadModule(`/src/games/${name}.ts`);
const [art, { ADVANCEMENTS }, { VALES }, { leaderNames }, { amuletNames }, { tileNames }] = await Promise.all(
  ["art/index", "mystic/art/advancements", "mystic/art/vales", "mystic/art/leaders", "mystic/art/amulets", "misty/art/tiles"].map(load),
);
await art.prepare("leader", "amulet", "tile", "start");

const figure = (kind, name, markup) =>
  `<figure class="${kind}">${markup}${bare ? "" : `<figcaption>${name}</figcaption>`}</figure>`;
const pictures = (kind, names) => names.map((name) => figure(kind, name, art.picture(name, kind))).join("");
const sections = {
  Advancements: pictures("advancement", Object.keys(ADVANCEMENTS)),
  Vales: pictures("vale", Object.keys(VALES)),
  Leaders: leaderNames
    .flatMap((name) => [false, true].map((upgraded) => figure("leader", name, art.picture(name, "leader", { upgraded }))))
    .join(""),
  Amulets: pictures("amulet", amuletNames),
  Tiles: pictures("tile", tileNames),
  Symbols: art.symbolNames.map((name) => figure("icon", name, art.symbol(name))).join(""),
  "Symbols at 14 px": art.symbolNames.map((name) => figure("small", name, art.symbol(name))).join(""),
  Medals: art.symbolNames.map((name) => figure("icon", name, art.medal(name))).join(""),
};
await vite.close();

const style = `body{margin:1rem;background:#0f1d17;color:#f3ead2;font:12px sans-serif}
section{display:flex;flex-wrap:wrap;gap:8px}figure{position:relative;margin:0;width:300px}
svg{display:block;width:100%;height:auto;border-radius:6px}figcaption{position:absolute;left:60px;top:6px;font:20px serif}
.leader{width:190px}.tile{width:180px}.icon{width:56px}.small{width:14px}
.icon figcaption,.tile figcaption{position:static;font:10px sans-serif}.small figcaption{display:none}`;
const body = Object.entries(sections).map(([name, inner]) => `<h2>${name}</h2><section>${inner}</section>`);
writeFileSync(out, `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${body.join("")}`);
console.log(`${out}: ${Object.keys(ADVANCEMENTS).length} advancements, ${Object.keys(VALES).length} vales and the rest`);
