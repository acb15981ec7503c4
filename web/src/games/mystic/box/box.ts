/** An owner's box: what the cards in their hand say, and the file that holds it. */
import type { BoxCheck } from "../../../app/api/types";
import { inline, key, quoted, type Plain } from "./toml";

export const KINDS = ["advancement", "vale", "leader", "amulet", "conclave"] as const;
export type Kind = (typeof KINDS)[number];

/** The fields that can be read off a component, in the order they are asked for and written. */
export const FIELDS = {
  advancement: ["cost", "symbols", "vp_end", "slots", "longwise", "eclipse"],
  vale: ["cost", "vp_end"],
  leader: ["upgrade_cost", "start.symbols", "start.vp_end", "upgraded.symbols", "upgraded.vp_end"],
  amulet: ["vp_end"],
  conclave: ["advancements", "vales"],
} as const satisfies Record<Kind, readonly string[]>;
export type Field = (typeof FIELDS)[Kind][number];

export type Counts = Record<string, number>;
/** What was typed: text where a number was wanted is kept, for the server to say what is wrong with it. */
export type Value = Plain;
export type Entries = Record<string, Record<string, Value>>;

export interface Box {
  name: string;
  /** By kind and component: the fields that were filled in, those of a leader's sides with their side. */
  values: Record<Kind, Entries>;
  /** What a file said beyond these fields; it is kept and written again. */
  rest: { components: Record<Kind, Entries>; tables: Record<string, Plain> };
}

function perKind(): Record<Kind, Entries> {
  return { advancement: {}, vale: {}, leader: {}, amulet: {}, conclave: {} };
}

export function emptyBox(): Box {
  return { name: "", values: perKind(), rest: { components: perKind(), tables: {} } };
}

export function isEmpty(box: Box): boolean {
  return (
    KINDS.every((kind) => names(box, kind).length === 0) && Object.keys(box.rest.tables).length === 0
  );
}

/** The fields that were filled in of a component. */
export function filled(box: Box, kind: Kind, name: string): Record<string, Value> {
  return own(box.values[kind], name) ?? {};
}

function own<T>(from: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(from, name) ? from[name] : undefined;
}

/** The box with a field filled in; without a value, with the field left open again. */
export function withField(box: Box, kind: Kind, name: string, field: string, value?: Value): Box {
  const { [field]: _, ...others } = filled(box, kind, name);
  const entry = value === undefined ? others : { ...others, [field]: value };
  const { [name]: __, ...left } = box.values[kind];
  const entries = Object.keys(entry).length === 0 ? left : { ...left, [name]: entry };
  return { ...box, values: { ...box.values, [kind]: entries } };
}

/** How many fields are filled in, in all. */
export function countFilled(box: Box): number {
  return KINDS.reduce(
    (sum, kind) =>
      sum + Object.values(box.values[kind]).reduce((n, entry) => n + Object.keys(entry).length, 0),
    0,
  );
}

function names(box: Box, kind: Kind): string[] {
  const all = new Set([...Object.keys(box.values[kind]), ...Object.keys(box.rest.components[kind])]);
  return [...all].sort();
}

/** What the server read out of a card file, as a box. */
export function fromCheck(found: Pick<BoxCheck, "name" | "values" | "components" | "tables">): Box {
  const rest = { components: found.components, tables: found.tables };
  return valid({ name: found.name, values: found.values, rest });
}

/** Two boxes as one; where both say something, the second is right. */
export function merged(one: Box, other: Box): Box {
  const both = (first: Record<Kind, Entries>, second: Record<Kind, Entries>): Record<Kind, Entries> => {
    const found = perKind();
    for (const kind of KINDS) {
      found[kind] = { ...first[kind] };
      for (const [name, entry] of Object.entries(second[kind]))
        found[kind][name] = { ...own(first[kind], name), ...entry };
    }
    return found;
  };
  return {
    name: other.name || one.name,
    values: both(one.values, other.values),
    rest: {
      components: both(one.rest.components, other.rest.components),
      tables: { ...one.rest.tables, ...other.rest.tables },
    },
  };
}

/** The box as the file that `--cards` takes. The same box gives the same text. */
export function written(box: Box): string {
  const parts: string[] = [];
  if (box.name !== "") parts.push(`[box]\nname = ${quoted(box.name)}\n`);
  for (const kind of KINDS)
    for (const name of names(box, kind)) parts.push(component(box, kind, name));
  for (const name of Object.keys(box.rest.tables).sort()) parts.push(table(name, box.rest.tables[name]));
  return parts.join("\n");
}

function component(box: Box, kind: Kind, name: string): string {
  const values = filled(box, kind, name);
  const rest = own(box.rest.components[kind], name) ?? {};
  const known: readonly string[] = FIELDS[kind];
  const lines = known.flatMap((field) => line(field, values[field]));
  const others = Object.keys(rest).sort().flatMap((field) => line(field, rest[field]));
  const called = Object.hasOwn(rest, "name") ? "id" : "name"; // a file may give it another name
  return [`[[${kind}]]`, `${called} = ${quoted(name)}`, ...lines, ...others, ""].join("\n");
}

function line(field: string, value: Plain | undefined): string[] {
  return value === undefined ? [] : [`${sided(field)} = ${inline(value)}`];
}

/** `start.vp_end` is a field of the table `start`; other dots are part of a name. */
function sided(field: string): string {
  const [, side, inner] = /^(start|upgraded)\.(.*)$/s.exec(field) ?? [];
  return side === undefined || inner === undefined ? key(field) : `${side}.${key(inner)}`;
}

function table(name: string, value: Plain | undefined): string {
  const inside = typeof value === "object" && !Array.isArray(value) ? value : {};
  const lines = Object.keys(inside).sort().flatMap((field) => line(field, inside[field]));
  return [`[${key(name)}]`, ...lines, ""].join("\n");
}

/** Of what was kept in a browser, the part that still makes sense. */
export function valid(found: unknown): Box {
  const box = emptyBox();
  if (!isTable(found)) return box;
  if (typeof found.name === "string") box.name = found.name;
  const rest = isTable(found.rest) ? found.rest : {};
  for (const kind of KINDS) {
    box.values[kind] = entries(isTable(found.values) ? found.values[kind] : null, FIELDS[kind]);
    box.rest.components[kind] = entries(isTable(rest.components) ? rest.components[kind] : null, null);
  }
  if (isTable(rest.tables)) box.rest.tables = tables(rest.tables);
  return box;
}

function tables(found: Record<string, unknown>): Record<string, Plain> {
  return Object.fromEntries(
    Object.entries(found).filter((pair): pair is [string, Plain] => isTable(pair[1]) && isPlain(pair[1])),
  );
}

function entries(found: unknown, fields: readonly string[] | null): Entries {
  if (!isTable(found)) return {};
  const good: [string, Record<string, Value>][] = [];
  for (const [name, entry] of Object.entries(found)) {
    if (!isTable(entry)) continue;
    const kept = Object.entries(entry).filter(
      (pair): pair is [string, Value] => isPlain(pair[1]) && (fields === null || fields.includes(pair[0])),
    );
    if (kept.length > 0) good.push([name, Object.fromEntries(kept)]);
  }
  return Object.fromEntries(good);
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPlain(value: unknown): value is Plain {
  if (Array.isArray(value)) return value.every(isPlain);
  if (isTable(value)) return Object.values(value).every(isPlain);
  return ["string", "boolean"].includes(typeof value) || (typeof value === "number" && Number.isSafeInteger(value));
}

/** What was typed into a field for a number: the number, or the text as it stands. */
export function typed(text: string): number | string {
  const tidy = text.trim().replace(/^[\u2212\u2013]/, "-");
  return /^-?\d{1,9}$/.test(tidy) ? Number(tidy) : tidy;
}

/** Counts with one of them changed; what is none is left out. */
export function counted(counts: Counts, name: string, n: number): Counts {
  const { [name]: _, ...others } = counts;
  return n === 0 ? others : { ...others, [name]: n };
}

/** Whether two values say the same; in counts the order does not matter, and none is as good as 0. */
export function same(one: unknown, other: unknown): boolean {
  if (isTable(one) && isTable(other)) {
    const all = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...all].every((name) => same(one[name] ?? 0, other[name] ?? 0));
  }
  return JSON.stringify(one) === JSON.stringify(other);
}
