import type { RunWatcher } from '../features/interactive-example/interactive-example.ts';
import type { StartExample } from './example-starters.ts';

/** What checks the work of a learner in an example: the list of marks behind it, where it has one. */
export async function sampleChecksOf(place: HTMLElement, surroundings: Parameters<StartExample>[1]): Promise<RunWatcher | undefined> {
  const list = place.nextElementSibling;
  if (!(list instanceof HTMLElement && list.matches('.sample-marks'))) return undefined;
  const { startSampleChecks } = await import(/* webpackChunkName: "docs-sample-marks" */ '../features/sample-checks/sample-checks.ts');
  return startSampleChecks(list, surroundings);
}
