/** What the live regions say; LiveRegion.svelte shows it to screen readers. */
export const spoken = $state({ polite: "", assertive: "" });

let queue: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tell screen readers something. Several things said at once are told together. */
export function announce(text: string, urgency: "polite" | "assertive" = "polite"): void {
  if (urgency === "assertive") {
    spoken.assertive = "";
    setTimeout(() => (spoken.assertive = text), 30);
    return;
  }
  queue.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const all = queue.join(" ");
    queue = [];
    // The same words twice would not be a change: a trailing space makes them one.
    spoken.polite = all === spoken.polite ? `${all} ` : all;
  }, 60);
}
