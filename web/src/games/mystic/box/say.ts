/** Values and facts of a box in words. */
import type { FactData } from "../wire";
import { SYMBOLS } from "../cards/cards";
import { cardName, hasWords, t } from "../../../app/words";
import { factsAt, type Item } from "./items";

const NAMES: Record<string, string> = {
  cost: "shell-card-cost",
  symbols: "shell-card-symbols",
  vp_end: "shell-card-vp",
  slots: "shell-card-slots",
  longwise: "symbol-longwise",
  eclipse: "symbol-eclipse",
  upgrade_cost: "shell-card-upgrade",
  advancements: "shell-kinds-advancement",
  vales: "shell-kinds-vale",
  level: "shell-card-level",
  set: "shell-card-set",
  copies: "shell-card-copies",
  grants_vp: "shell-conclaves-vp",
};

/** `start.vp_end` as people read it. */
export function fieldName(field: string): string {
  const [, side, inner] = /^(start|upgraded)\.(.*)$/.exec(field) ?? [];
  if (side !== undefined && inner !== undefined)
    return t("box-side", {
      side: t(side === "start" ? "shell-card-starting-side" : "shell-card-upgraded-side"),
      field: fieldName(inner),
    });
  const known = NAMES[field];
  if (known !== undefined) return t(known);
  const [name = "", n = ""] = field.split(".");
  const id = `box-field-${name.replaceAll("_", "-")}`;
  return hasWords(id) ? t(id, { n }) : field;
}

function isCounts(value: unknown): value is Record<string, number> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function countsWords(value: Record<string, number>): string {
  const shown = SYMBOLS.filter((name) => (value[name] ?? 0) > 0);
  return shown.map((name) => t(`amount-${name}`, { n: value[name] ?? 0 })).join(", ") || t("box-none");
}

function listWords(value: readonly unknown[]): string {
  const slots = ["top", "middle", "bottom"];
  const words = value.map((one) => {
    const text = typeof one === "string" ? one : JSON.stringify(one);
    return slots.includes(text) ? t("slot", { slot: text }) : cardName(text);
  });
  return words.join(", ") || t("box-none");
}

/** A value as people read it. */
export function valueWords(field: string, value: unknown): string {
  if (value === null || value === undefined) return t("box-none");
  if (typeof value === "boolean") return t(value ? "box-yes" : "box-no");
  if (Array.isArray(value)) return listWords(value);
  if (isCounts(value)) {
    const symbols = Object.keys(value).every((name) => (SYMBOLS as readonly string[]).includes(name));
    return symbols ? countsWords(value) : Object.entries(value).map(([name, n]) => `${name} ${n}`).join(", ");
  }
  if (field === "cost" || field === "upgrade_cost") return t("amount-mana", { n: Number(value) });
  if (typeof value === "number" && field.endsWith("vp_end")) return t("amount-vp", { n: value });
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}

/** What is documented, in a few words. */
function factWords(fact: FactData, title: string): string {
  const words = partWords(fact);
  if (fact.across.length === 0) return words;
  const others = fact.across.filter((name) => name !== title).map(cardName);
  return t("box-fact-together", { others: others.join(", "), what: words });
}

function partWords(fact: FactData): string {
  const field = fact.field.replace(/^(start|upgraded)\./, "");
  const part = /^(?:symbols|cost)\.(\w+)$/.exec(field)?.[1];
  if (part !== undefined && hasWords(`amount-${part}`)) return t(`amount-${part}`, { n: Number(fact.value) });
  const id = `box-fact-${field.replaceAll(/[._]/g, "-")}`;
  if (hasWords(id)) return t(id, { n: typeof fact.value === "number" ? fact.value : 0 });
  return valueWords(field, fact.value);
}

/** What is documented of a field, a line for each source. */
export function factLines(item: Item, field: string, sources: Record<string, string>): string[] {
  const bySource = new Map<string, string[]>();
  for (const fact of factsAt(item, field)) {
    const source = sourceWords(fact, sources);
    const whole = fact.field === field && fact.across.length === 0;
    bySource.set(source, [...(bySource.get(source) ?? []), ...(whole ? [] : [factWords(fact, item.name)])]);
  }
  return [...bySource].map(([source, what]) =>
    what.length === 0 ? t("box-source", { source }) : t("box-fact", { what: what.join(", "), source }),
  );
}

function sourceWords(fact: FactData, sources: Record<string, string>): string {
  const id = `box-source-${fact.source}`;
  return hasWords(id) ? t(id) : (sources[fact.source] ?? fact.source);
}
