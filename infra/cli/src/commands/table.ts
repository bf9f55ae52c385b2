/** Lines of a table whose columns are under each other. */
export function table(rows: ReadonlyArray<readonly string[]>): string[] {
  const widths = rows.reduce<number[]>((widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)), []);
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
