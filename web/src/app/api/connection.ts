export { Connection, LostError, RefusedError, type LiveStatus } from "./connection.svelte";
