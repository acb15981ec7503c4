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
  | { name: "together"; room: string }
  | { name: "cards"; game: string | null; title: string | null }
  | { name: "box"; kind: string | null; title: string | null }
  | { name: "rules"; game: string | null; section: string | null }
  | { name: "settings" }
  | { name: "study" }
  | { name: "practise" }
  | { name: "exercise"; kind: "puzzle" | "mistake"; of: string; which: string }
  | { name: "position"; kind: "new" | "puzzle" | "moment" | "link"; of: string | null; which: string | null }
  | { name: "daily" }
  | { name: "stats" }
  | { name: "challenge"; challenge: string }
  | { name: "compare"; one: string; other: string }
  | { name: "lessons"; game: string | null }
  | { name: "tutorial"; game: string; lesson: string }
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
    case "study":
    case "practise":
    case "daily":
    case "stats":
    case "tables":
      return { name };
    case "new":
      return { name, game: first, box: second === "box" };
    case "tutorial":
      return first !== null && second !== null ? { name, game: first, lesson: second } : { name: "lessons", game: first };
    case "join":
      if (first !== null) return { name, table: first, invite: second };
      break;
    case "seats":
      return { name, ticket: first };
    case "table":
      if (first !== null) return { name, table: first };
      break;
    case "challenge":
      if (first !== null) return { name, challenge: first };
      break;
    case "compare":
      if (first !== null && second !== null) return { name, one: first, other: second };
      break;
    case "replay":
      if (first !== null) return { name, table: first, at: counted(second), review: third === "review" };
      break;
    case "exercise":
      if ((first === "puzzle" || first === "mistake") && second !== null && third !== null)
        return { name, kind: first, of: second, which: third };
      break;
    case "position":
      if (first === null || first === "new") return { name, kind: "new", of: second, which: null };
      if (first === "link" && second !== null) return { name, kind: first, of: second, which: null };
      if ((first === "puzzle" || first === "moment") && second !== null && third !== null)
        return { name, kind: first, of: second, which: third };
      break;
    case "together":
      if (first !== null) return { name, room: first };
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
