import type { SoakRun } from '@webdocs/workbench/soak-runs';
import type { Report } from './measurement.ts';
import { resultsPage } from './results-page.ts';

const missedTitle = 'Missed budgets';

/**
 * RESULTS.md after a run of some benchmarks: their sections take the place of the former ones and say when they were
 * measured; what was not measured again stays as it was.
 */
export function renewedResults(
  former: string,
  report: Report,
  causes: Readonly<Record<string, string>>,
  soaked: readonly SoakRun[],
): string {
  const sections = sectionsOf(former);
  const fresh = sectionsOf(resultsPage(report, causes, soaked));
  const facts = new Map(report.machine);
  for (const { name } of report.measurements) {
    const [title = '', ...rest] = (fresh.get(name) ?? '').split('\n');
    sections.set(
      name,
      [title, '', `Measured ${facts.get('date')} at commit ${facts.get('commit')} by \`${report.command}\``, ...rest].join('\n'),
    );
  }
  const soak = fresh.get('soak');
  if (soak) sections.delete('soak');
  const measured = report.measurements.flatMap(({ figures }) => figures.map(({ what }) => what));
  sections.set(missedTitle, missedSection(sections.get(missedTitle), fresh.get(missedTitle), measured));
  return [...sections.values(), ...(soak ? [soak] : [])].join('');
}

/** By title; what is before the first has none. */
function sectionsOf(page: string): Map<string, string> {
  return new Map(page.split(/^(?=## )/m).map((section) => [/^## (.*)/.exec(section)?.[1] ?? '', section]));
}

/** What was measured again counts as it is now. */
function missedSection(former = '', fresh = '', measured: readonly string[]): string {
  const isMeasured = (line: string) => measured.some((what) => line.startsWith(`- **${what}**`));
  const lines = (section: string) => section.split('\n').filter((line) => line.startsWith('- **'));
  const kept = [...lines(former).filter((line) => !isMeasured(line)), ...lines(fresh)];
  return [`## ${missedTitle}`, '', ...(kept.length > 0 ? kept : ['None.']), '', ''].join('\n');
}
