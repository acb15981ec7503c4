export { LiveTable, LostError, RefusedError, type LiveStatus } from "./live.svelte";
