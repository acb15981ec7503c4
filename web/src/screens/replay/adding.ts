/** Whole numbers beside each other that add up as what they stand for does. */

/** Rounds parts so that they add up to their rounded sum: where that takes a change, the part that it wrongs least has it. */
export function addingUp(parts: readonly number[]): number[] {
  const found = parts.map((part) => Math.round(part));
  const sum = Math.round(parts.reduce((one, other) => one + other, 0));
  let missing = sum - found.reduce((one, other) => one + other, 0);
  while (missing !== 0) {
    const step = Math.sign(missing);
    const wrong = parts.map((part, i) => Math.abs(part - (found[i] ?? 0) - step));
    const at = wrong.indexOf(Math.min(...wrong));
    found[at] = (found[at] ?? 0) + step;
    missing -= step;
  }
  return found.map((one) => one + 0); // no minus before nothing
}
