export { LostError, RefusedError, type LiveStatus } from "../app/api/connection";
export { LiveTable } from "./live.svelte";
