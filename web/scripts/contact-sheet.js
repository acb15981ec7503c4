/**
 * All pictures and icons on one page, to look at: `node scripts/contact-sheet.js sheet.html`, from web/.
 * `--bare` leaves the names out, to see whether each subject is known without its name.
 */
import { writeFileSync } from "node:fs";
import { pictures } from "./pictures.js";

const [out = "sheet.html"] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const bare = process.argv.includes("--bare");

const body = [];
for (const [game, drawn] of Object.entries(await pictures())) {
  body.push(`<h2>${game}</h2><section>`);
  for (const [key, markup] of Object.entries(drawn)) {
    const [kind, name] = key.split("/");
    body.push(`<figure class="${kind}">${markup}${bare ? "" : `<figcaption>${name}</figcaption>`}</figure>`);
  }
  body.push("</section>");
}

const style = `body{margin:1rem;background:#0f1d17;color:#f3ead2;font:12px sans-serif}
section{display:flex;flex-wrap:wrap;gap:8px}figure{position:relative;margin:0;width:300px}
svg{display:block;width:100%;height:auto;border-radius:6px}figcaption{position:absolute;left:60px;top:6px;font:20px serif}
.leader{width:190px}.tile{width:180px}.symbol{width:56px}
.symbol figcaption,.tile figcaption{position:static;font:10px sans-serif}`;
writeFileSync(out, `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${body.join("")}`);
