import type { CodeMemory, RunWatcher } from '../features/interactive-example/interactive-example.ts';
import type { StartExample } from './example-starters.ts';

interface Checked {
  readonly watcher?: RunWatcher;
  readonly memory?: CodeMemory;
}

/** What checks and remembers the work of a learner in an example: where it has a list of marks behind it, it is an exercise. */
export async function sampleChecksOf(place: HTMLElement, surroundings: Parameters<StartExample>[1]): Promise<Checked> {
  const list = place.nextElementSibling;
  if (!(list instanceof HTMLElement && list.matches('.sample-marks'))) return {};
  const { startSampleChecks, exerciseMemory } = await import(/* webpackChunkName: "docs-sample-marks" */ './exercise.ts');
  const memory = exerciseMemory(surroundings.page, place.getAttribute('name') ?? '');
  return { watcher: await startSampleChecks(list, { ...surroundings, onResults: memory.keepResults }), memory };
}
