/**
 * The drawing language of the silhouettes.
 *
 * A drawing is a string of layers separated by `;`. A layer is a role (one letter, which the palette turns into a
 * colour), an operation, and numbers in a frame of 100 by 100 whose floor is near y = 98:
 *
 *     k 10,20 30,40! 50,60      closed outline through the points, smooth, but sharp at a point marked `!`
 *     k= 50,10 60,20 70,90      the same, given as its right half from top to bottom: the left half mirrors it
 *     kt 10,90,6 20,50,4 30,20,0    a limb: a line through the points that has the given width at each
 *     l- 10,20 30,40            a line of the common weight; `l-2` one twice as heavy
 *     ao 50,50,5                circles
 *     ae 50,50,8,4              ellipses
 *
 * `|` before the role draws the layer and its mirror image about x = 50. Neighbouring layers of one role unite; `+` before
 * the role keeps a layer apart.
 */
export interface Placing {
  x: number;
  y: number;
  scale: number;
  flip?: boolean;
  turn?: number;
}

export interface Ink {
  fill: string;
  outline?: string;
  opacity?: number;
}

export type Inks = (role: string) => Ink;

export interface Point {
  x: number;
  y: number;
  sharp: boolean;
  width: number;
}

export const LINE = 0.8;

const FRAME = { x: 50, y: 98 };

/** Paths are written in fifths of a unit, so that whole numbers suffice: they are the shortest. */
export const FINE = 5;

const round = (value: number): number => Math.round(value * FINE) / FINE;

export function num(value: number): string {
  return String(Math.round(value * FINE));
}

/** Numbers one after another, as short as path data allows. */
function pack(values: readonly number[]): string {
  let out = "";
  for (const value of values) {
    const text = num(value);
    out += out && !text.startsWith("-") ? " " + text : text;
  }
  return out;
}

function parse(body: string): Point[] {
  return body
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0, width = 0] = word.replace("!", "").split(",").map(Number);
      return { x, y, width, sharp: word.endsWith("!") };
    });
}

function mirrored(points: readonly Point[]): Point[] {
  return points.map((p) => ({ ...p, x: 100 - p.x }));
}

/** The right half and its mirror image, as one outline; points on the axis are not repeated. */
function whole(half: readonly Point[]): Point[] {
  const left = mirrored(half)
    .reverse()
    .filter((p) => Math.abs(p.x - 50) > 0.01);
  return [...half, ...left];
}

function direction(from: Point, to: Point): [number, number, number] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length, length];
}

/** The outline of a limb that has its own width at each point. */
function limb(points: readonly Point[]): Point[] {
  const right: Point[] = [];
  const left: Point[] = [];
  points.forEach((p, i) => {
    const before = points[Math.max(0, i - 1)] ?? p;
    const after = points[Math.min(points.length - 1, i + 1)] ?? p;
    const [dx, dy] = direction(before, after);
    const w = p.width / 2;
    const end = i === points.length - 1;
    if (w < 0.3) {
      right.push({ ...p, sharp: true });
      return;
    }
    if (i === 0) right.push({ ...p, x: p.x - dx * w * 0.8, y: p.y - dy * w * 0.8, sharp: false });
    right.push({ x: p.x - dy * w, y: p.y + dx * w, sharp: false, width: 0 });
    left.push({ x: p.x + dy * w, y: p.y - dx * w, sharp: false, width: 0 });
    if (end) right.push({ ...p, x: p.x + dx * w * 0.8, y: p.y + dy * w * 0.8, sharp: false });
  });
  return [...right, ...left.reverse()];
}

function area(points: readonly Point[]): number {
  return points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    return sum + p.x * q.y - q.x * p.y;
  }, 0);
}

/** All outlines run the same way round, so that overlapping ones unite. */
function oriented(points: Point[]): Point[] {
  return area(points) < 0 ? [...points].reverse() : points;
}

function at(points: readonly Point[], i: number, closed: boolean): Point {
  const n = points.length;
  const index = closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i));
  return points[index] as Point;
}

/** Path data of a smooth line through the points: short commands, relative numbers, one decimal. */
export function outline(points: readonly Point[], closed: boolean): string {
  const start = at(points, 0, closed);
  let px = round(start.x);
  let py = round(start.y);
  let out = "M" + pack([px, py]);
  let last = "";
  let before = 0;
  const count = closed ? points.length : points.length - 1;
  for (let i = 0; i < count; i++) {
    const a = at(points, i, closed);
    const b = at(points, i + 1, closed);
    const [sx, sy, length] = direction(a, b);
    const reach = length * 0.34;
    const [ax, ay] = a.sharp ? [sx, sy] : direction(at(points, i - 1, closed), b);
    const [bx, by] = b.sharp ? [sx, sy] : direction(a, at(points, i + 2, closed));
    const end = [b.x - px, b.y - py];
    const second = [b.x - bx * reach - px, b.y - by * reach - py];
    const first = [a.x + ax * reach - px, a.y + ay * reach - py];
    const even = before > length * 0.6 && before < length * 1.6 && last !== "l" && !a.sharp;
    const command = a.sharp && b.sharp ? "l" : even ? "s" : "c";
    const text = pack(command === "l" ? end : command === "s" ? [...second, ...end] : [...first, ...second, ...end]);
    out += command !== last ? command + text : text.startsWith("-") ? text : " " + text;
    last = command;
    before = length;
    px = round(px + round(b.x - px));
    py = round(py + round(b.y - py));
  }
  return closed ? out + "z" : out;
}

function circle(x: number, y: number, rx: number, ry: number): string {
  const w = num(rx);
  const h = num(ry);
  return `M${pack([x - rx, y])}a${w} ${h} 0 1 1 ${num(2 * rx)} 0a${w} ${h} 0 1 1 ${num(-2 * rx)} 0z`;
}

type Placed = (p: Point) => Point;

function placer(placing: Placing): Placed {
  const turn = ((placing.turn ?? 0) * Math.PI) / 180;
  const cos = Math.cos(turn) * placing.scale;
  const sin = Math.sin(turn) * placing.scale;
  const side = placing.flip ? -1 : 1;
  return (p) => {
    const dx = (p.x - FRAME.x) * side;
    const dy = p.y - FRAME.y;
    return { x: placing.x + dx * cos - dy * sin, y: placing.y + dx * sin + dy * cos, sharp: p.sharp, width: 0 };
  };
}

function shape(op: string, body: string, mirror: boolean, place: Placed, scale: number): string {
  if (op === "o" || op === "e") {
    return body
      .trim()
      .split(/\s+/)
      .map((word) => {
        const [x = 0, y = 0, rx = 1, ry = rx] = word.split(",").map(Number);
        const p = place({ x: mirror ? 100 - x : x, y, width: 0, sharp: false });
        return circle(p.x, p.y, rx * scale, ry * scale);
      })
      .join("");
  }
  let points = parse(body);
  if (mirror) points = mirrored(points);
  if (op === "=") points = whole(points);
  if (op === "t") points = limb(points);
  const placed = points.map(place);
  return op.startsWith("-") ? outline(placed, false) : outline(oriented(placed), true);
}

interface Layer {
  role: string;
  op: string;
  data: string;
}

const LAYER = /^([|+]?)([a-z])([=oet]|-[\d.]*)?\s+([^]*)$/;

function layers(drawing: string, placing: Placing): Layer[] {
  const place = placer(placing);
  const found: Layer[] = [];
  for (const part of drawing.split(";")) {
    const match = LAYER.exec(part.trim());
    if (!match) continue;
    const [, sign, role = "k", op = "", body = ""] = match;
    let data = shape(op, body, false, place, placing.scale);
    if (sign === "|") data += shape(op, body, true, place, placing.scale);
    const kind = op.startsWith("-") ? op : "";
    const before = found.at(-1);
    if (before?.role === role && before.op === kind && sign !== "+") before.data += data;
    else found.push({ role, op: kind, data });
  }
  return found;
}

/** A drawing as SVG paths: neighbouring layers of one role become one path with one outline. */
export function paint(drawing: string, placing: Placing, inks: Inks): string {
  return layers(drawing, placing)
    .map(({ role, op, data }) => {
      const ink = inks(role);
      const faint = ink.opacity === undefined ? "" : ` opacity="${ink.opacity}"`;
      const look = op
        ? `fill="none" stroke="${ink.fill}" stroke-width="${num(LINE * (Number(op.slice(1)) || 1))}"`
        : `fill="${ink.fill}"`;
      const rim = ink.outline && !op ? ` stroke="${ink.outline}" stroke-width="${num(LINE * 2)}"` : "";
      return `<path d="${data}" ${look}${rim}${faint}/>`;
    })
    .join("");
}
