export { announce, spoken } from "./announce.svelte";
