import { featureName } from './feature-name.ts';
import { baselineChanges } from './updates.ts';
import type { News } from './watching.ts';

/** What something happened to, as lists call it: the page, the feature as Baseline has it, or a path of the compatibility data. */
export function newsName({ kind, subject, change, name, feature }: Pick<News, 'kind' | 'subject' | 'change' | 'name' | 'feature'>): string {
  const isOfBaseline = (baselineChanges as readonly string[]).includes(change);
  return kind === 'page' || isOfBaseline ? name : (feature ?? featureName(subject).name);
}
