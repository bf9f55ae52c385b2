import { updateCategories, type UpdateQuery } from '@webdocs/contracts/api/updates';
import type { ModelGroup, UpdateModel } from './update-model.ts';

/** What filters, without the page and the order. */
export type Filters = Pick<UpdateQuery, 'q' | 'browsers' | 'category' | 'change'> & {
  /** Paths of pages of the user: these and what is below them. */
  readonly paths?: readonly string[];
};

export interface Counts {
  readonly browsers: Readonly<Record<string, number>>;
  readonly category: Readonly<Record<string, number>>;
  readonly change: Readonly<Record<string, number>>;
}

/** Which releases match, newest first, and how many changes there are with each value of a filter. */
export interface FoundReleases {
  readonly groups: readonly ModelGroup[];
  /** Whether a feature is meant, by its number. */
  readonly wanted: (feature: number) => boolean;
  readonly matching: number;
  readonly counts: Counts;
}

const kinds = ['added', 'removed'] as const;

/** One pass over all releases: each change is counted for the filters that it passes all others of. */
export function findReleases(model: UpdateModel, filters: Filters): FoundReleases {
  const base = meantFeatures(model, filters);
  const categoryWanted = Uint8Array.from(updateCategories, (name) => Number(isAmong(filters.category, name)));
  const byBrowser: Record<string, number> = {};
  const byCategory = new Float64Array(updateCategories.length);
  const byChange = { added: 0, removed: 0 };
  const groups: ModelGroup[] = [];
  let matching = 0;
  for (const group of model.groups) {
    const { browser } = group.detail;
    const isBrowserWanted = isAmong(filters.browsers, browser);
    let inGroup = 0;
    for (const kind of kinds) {
      const isKindWanted = isAmong(filters.change, kind);
      let wanted = 0;
      const features = group[kind];
      // By place: over a million numbers an iterator takes three times as long.
      for (let place = 0; place < features.length; place++) {
        const feature = features[place] as number;
        if (base && base[feature] === 0) continue;
        const category = model.categories[feature] as number;
        if (isBrowserWanted && isKindWanted) byCategory[category] = (byCategory[category] ?? 0) + 1;
        wanted += categoryWanted[category] as number;
      }
      if (isBrowserWanted) byChange[kind] += wanted;
      if (isKindWanted) inGroup += wanted;
    }
    if (inGroup === 0) continue;
    byBrowser[browser] = (byBrowser[browser] ?? 0) + inGroup;
    if (!isBrowserWanted) continue;
    matching += inGroup;
    groups.push(group);
  }
  const category = Object.fromEntries(updateCategories.map((name, place) => [name, byCategory[place] ?? 0]));
  return {
    groups,
    matching,
    wanted: (feature) => (!base || base[feature] === 1) && categoryWanted[model.categories[feature] as number] === 1,
    counts: { browsers: byBrowser, category: withoutNone(category), change: withoutNone(byChange) },
  };
}

/** Features that the word and the pages of the user leave; nothing where neither is given. */
function meantFeatures({ paths, loweredPaths }: UpdateModel, { q, paths: own }: Filters): Uint8Array | undefined {
  if (q === '' && !own) return undefined;
  const word = q.toLowerCase();
  const roots = own && new Set(own);
  return Uint8Array.from(loweredPaths, (lowered, feature) =>
    Number((word === '' || lowered.includes(word)) && (!roots || isBelow(paths[feature] ?? '', roots))),
  );
}

/** Whether a path or something that it is part of is among the given ones. */
export function isBelow(path: string, roots: ReadonlySet<string>): boolean {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) if (roots.has(path.slice(0, end))) return true;
  return false;
}

/** A filter that names nothing lets everything through. */
export function isAmong(names: readonly string[], name: string): boolean {
  return names.length === 0 || names.includes(name);
}

export function withoutNone(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
