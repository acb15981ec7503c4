export { go, route } from "./router.svelte";
export { link, parse, type Route } from "./routes";
