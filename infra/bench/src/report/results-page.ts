import type { SoakRun } from '@webdocs/workbench/soak-runs';
import type { Figure } from '../figure.ts';
import { missed, type Measurement, type Report } from './measurement.ts';
import { soakSection } from './soak-section.ts';
import { verdict, writtenUnit, writtenValue } from './written-value.ts';

/** RESULTS.md: the figures, what they were measured on and with, and why a budget was missed. */
export function resultsPage(report: Report, causes: Readonly<Record<string, string>>, soaked: readonly SoakRun[]): string {
  const { command, machine, measurements } = report;
  return [
    '# Results',
    '',
    `Written by \`${command}\`. KB are 1,024 bytes, brotli unless it says otherwise; times are medians unless it says otherwise.`,
    'Budgets are those of the design. Reference systems were measured elsewhere with the same method: ratios to them are indicative.',
    'Not measured: Lighthouse is not among the packages of this project.',
    '',
    ...machine.map(([fact, value]) => `- ${fact}: ${value}`),
    '',
    ...missedSection(missed(report), causes),
    ...measurements.flatMap(section),
    ...soakSection(soaked),
  ].join('\n');
}

function missedSection(figures: readonly Figure[], causes: Readonly<Record<string, string>>): string[] {
  if (figures.length === 0) return ['Every budget is met.', ''];
  return [
    '## Missed budgets',
    '',
    ...figures.map(
      (figure) =>
        `- **${figure.what}**: ${writtenValue(figure)} ${writtenUnit(figure)}, budget ${figure.budget}. Cause: ${causes[figure.what] ?? 'not measured yet.'}`,
    ),
    '',
  ];
}

function section({ name, asks, figures, failure }: Measurement): string[] {
  const rows = figures.map((figure) =>
    [figure.what, `${writtenValue(figure)} ${writtenUnit(figure)}`.trim(), figure.budget ?? '', verdict(figure), figure.note ?? '']
      .map((cell) => cell.replaceAll('|', '\\|'))
      .join(' | '),
  );
  const table = ['| Figure | Value | Budget | | Note |', '|---|--:|--:|---|---|', ...rows.map((row) => `| ${row} |`)];
  return [`## ${name}`, '', asks, '', ...(rows.length > 0 ? table : ['Skipped.']), ...(failure ? ['', `Failed: ${failure}`] : []), ''];
}
