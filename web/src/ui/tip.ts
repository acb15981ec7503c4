export { hideTip, tip, type TipContent } from "./tip.svelte";
