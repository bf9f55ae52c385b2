import type { SoakRun } from '@webdocs/workbench/soak-runs';

/** Soaks take hours together, so that each part has a date of its own. */
export function soakSection(runs: readonly SoakRun[]): string[] {
  if (runs.length === 0) return [];
  return [
    '## soak',
    '',
    'What `npm run soak` said when it ran last; it is not part of a run of the benchmarks',
    '',
    ...runs.flatMap(({ part, date, commit, passed, failed, lines }) => [
      `### ${part}, ${date}, commit ${commit}: ${passed} passed, ${failed} failed`,
      '',
      '```',
      ...lines,
      '```',
      '',
    ]),
  ];
}
