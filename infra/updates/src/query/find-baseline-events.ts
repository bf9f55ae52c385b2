import type { KeptBaselineEvent } from '../derive/baseline-events.ts';
import { isAmong, isBelow, withoutNone, type Counts, type Filters } from './find-releases.ts';
import { categoryOf, type UpdateModel } from './update-model.ts';

export interface FoundBaselineEvents {
  readonly events: readonly KeptBaselineEvent[];
  readonly counts: Counts;
}

/** Which Baseline events match, newest first. The day on which a feature becomes widely available may be still to come. */
export function findBaselineEvents(model: UpdateModel, filters: Filters, today: string): FoundBaselineEvents {
  const roots = filters.paths && new Set(filters.paths);
  const category: Record<string, number> = {};
  const change: Record<string, number> = {};
  const events: KeptBaselineEvent[] = [];
  for (const place of model.searchedEvents.withWord(filters.q)) {
    const event = model.baselineEvents[place] as KeptBaselineEvent;
    if (!hasCome(event, today)) continue;
    if (roots && !event.paths.some((path) => isBelow(path, roots))) continue;
    const isChangeWanted = isAmong(filters.change, event.change);
    const categories = [...new Set(event.paths.map(categoryOf))];
    const isCategoryWanted = filters.category.length === 0 || categories.some((name) => isAmong(filters.category, name));
    if (isChangeWanted) for (const name of categories) category[name] = (category[name] ?? 0) + 1;
    if (isCategoryWanted) change[event.change] = (change[event.change] ?? 0) + 1;
    if (isChangeWanted && isCategoryWanted) events.push(event);
  }
  return { events, counts: { browsers: {}, category: withoutNone(category), change: withoutNone(change) } };
}

export function hasCome({ date }: KeptBaselineEvent, today: string): boolean {
  return date === undefined || date <= today;
}
