/** The numbers of the moves at which another player begins to move. */
export function turnStarts(movers: readonly number[]): number[] {
  return movers.flatMap((mover, i) => (i === 0 || mover !== movers[i - 1] ? [i] : []));
}
