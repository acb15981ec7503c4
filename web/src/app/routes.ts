/** The page's addresses, all behind the hash. */
export type Route =
  | { name: "home" }
  | { name: "play" }
  | { name: "new"; game: string | null; box: boolean }
  | { name: "join"; table: string; invite: string | null }
  | { name: "tables" }
  | { name: "seats"; ticket: string | null }
  | { name: "table"; table: string }
  | { name: "replay"; table: string; at: number | null; review: boolean }
  | { name: "replays" }
  | { name: "cards"; game: string | null; title: string | null }
  | { name: "box"; kind: string | null; title: string | null }
  | { name: "rules"; game: string | null; section: string | null }
  | { name: "settings" }
  | { name: "tutorial"; game: string | null }
  | { name: "unknown"; address: string };

/** The route that an address such as `#/replay/abc/12` names. */
export function parse(hash: string): Route {
  const parts = hash.replace(/^#?\/?/, "").split("/").filter(Boolean).map(decoded);
  const [name = "", first = null, second = null, third = null] = parts;
  switch (name) {
    case "":
      return { name: "home" };
    case "play":
    case "replays":
    case "settings":
    case "tables":
      return { name };
    case "new":
      return { name, game: first, box: second === "box" };
    case "tutorial":
      return { name, game: first };
    case "join":
      if (first !== null) return { name, table: first, invite: second };
      break;
    case "seats":
      return { name, ticket: first };
    case "table":
      if (first !== null) return { name, table: first };
      break;
    case "replay":
      if (first !== null) return { name, table: first, at: counted(second), review: third === "review" };
      break;
    case "cards":
      return { name, game: first, title: second };
    case "box":
      return { name, kind: first, title: second };
    case "rules":
      return { name, game: first, section: second };
  }
  return { name: "unknown", address: hash };
}

/** The address of a route's parts: `link("replay", id, 3)` is `#/replay/<id>/3`. */
export function link(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function counted(part: string | null): number | null {
  return part !== null && /^\d+$/.test(part) ? Number(part) : null;
}
