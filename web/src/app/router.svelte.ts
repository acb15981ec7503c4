import { parse, type Route } from "./routes";

let current = $state.raw<Route>(parse(location.hash));
addEventListener("hashchange", () => (current = parse(location.hash)));

/** Where the page is; `route.current` is reactive. */
export const route = {
  get current(): Route {
    return current;
  },
};

/** Go to an address such as `#/table/abc`; `replace` leaves no step back to where one was. */
export function go(address: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", address);
    current = parse(address);
  } else {
    location.hash = address;
  }
}
