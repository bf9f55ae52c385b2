import type { PageKind, SearchFilters } from '@webdocs/contracts/api/search';
import type { Area } from '@webdocs/contracts/api/area';
import type { FilterCounts } from '../search-result.ts';
import type { IndexedPage, LocaleIndex } from './locale-index.ts';

export const noFilters: SearchFilters = { areas: [], kinds: [] };

interface Narrowed {
  readonly found: number;
  readonly counts: FilterCounts;
}

/** Leaves of what was found only what the filters let through: others lose their scores and their names. */
export function narrow(
  index: LocaleIndex,
  scores: Float32Array,
  names: Map<IndexedPage, number>,
  { areas, kinds }: SearchFilters,
): Narrowed {
  const byArea = new Map<Area, number>();
  const byKind = new Map<PageKind, number>();
  let found = 0;
  for (const page of index.pages) {
    const isNamed = names.has(page);
    if (!isNamed && (scores[page.place] ?? 0) === 0) continue;
    const isInArea = areas.length === 0 || areas.includes(page.area);
    const isOfKind = kinds.length === 0 || kinds.includes(page.kind);
    if (isOfKind) byArea.set(page.area, (byArea.get(page.area) ?? 0) + 1);
    if (isInArea) byKind.set(page.kind, (byKind.get(page.kind) ?? 0) + 1);
    if (isInArea && isOfKind) {
      found += 1;
      continue;
    }
    scores[page.place] = 0;
    if (isNamed) names.delete(page);
  }
  return { found, counts: { areas: byArea, kinds: byKind } };
}

/** Of several languages together. */
export function sumOfCounts(all: readonly FilterCounts[]): FilterCounts {
  return { areas: sumOf(all.map(({ areas }) => areas)), kinds: sumOf(all.map(({ kinds }) => kinds)) };
}

function sumOf<Key>(maps: ReadonlyArray<ReadonlyMap<Key, number>>): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const map of maps) for (const [key, count] of map) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}
