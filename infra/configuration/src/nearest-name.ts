/** The known name that was probably meant, if any is within two slips of the given one. */
export function nearestName(given: string, known: readonly string[]): string | undefined {
  const ranked = known.map((name) => ({ name, slips: slipsBetween(given, name) })).sort((one, other) => one.slips - other.slips);
  const [best] = ranked;
  return best && best.slips <= 2 ? best.name : undefined;
}

/** Letters to add, drop or change, one row of the table at a time. */
function slipsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= other.length; column++) {
      const changed = (above[column - 1] ?? 0) + (other[column - 1] === letter ? 0 : 1);
      current[column] = Math.min(changed, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    }
    above = current;
  }
  return above[other.length] ?? 0;
}
