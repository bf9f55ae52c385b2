import type { Measurement } from './measurement.ts';
import { verdict, writtenUnit, writtenValue } from './written-value.ts';

/** The figures of one benchmark in columns, each beside its budget. */
export function textTable({ name, asks, figures, failure }: Measurement): string {
  const rows = figures.map((figure) => [
    figure.what,
    writtenValue(figure),
    writtenUnit(figure),
    figure.budget ?? '',
    verdict(figure),
    figure.note ?? '',
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(0, ...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [`${name}: ${asks}`, ...lines.map((line) => `  ${line}`), ...(failure ? [`  FAILED: ${failure}`] : [])].join('\n');
}
