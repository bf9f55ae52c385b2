import { updateCategories, type UpdateQuery } from '@webdocs/contracts/api/updates';
import { mentionedKinds } from './feature-mentions.ts';
import type { ModelGroup } from './model-group.ts';
import type { UpdateModel } from './update-model.ts';

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

/** Each change of a feature that is meant is counted for the filters that it passes all others of. */
export function findReleases(model: UpdateModel, filters: Filters): FoundReleases {
  const isBrowserWanted = among(filters.browsers, model.browserNames);
  const counted = countedMentions(model, filters, isBrowserWanted);
  const byBrowser = new Int32Array(model.browserNames.length);
  const groups: ModelGroup[] = [];
  let matching = 0;
  for (let group = 0; group < counted.inGroup.length; group++) {
    const count = counted.inGroup[group] as number;
    if (count === 0) continue;
    const browser = model.browsers[group] as number;
    byBrowser[browser] = (byBrowser[browser] as number) + count;
    if (isBrowserWanted[browser] === 0) continue;
    matching += count;
    groups.push(model.groups[group] as ModelGroup);
  }
  return {
    groups,
    matching,
    wanted: (feature) => counted.isMeant[feature] === 1,
    counts: {
      browsers: namedCounts(model.browserNames, byBrowser),
      category: namedCounts(updateCategories, counted.byCategory),
      change: namedCounts(mentionedKinds, counted.byKind),
    },
  };
}

interface CountedMentions {
  /** Features that word, pages and category leave. */
  readonly isMeant: Uint8Array;
  readonly byCategory: Int32Array;
  readonly byKind: Int32Array;
  /** In each release, of whatever browser. */
  readonly inGroup: Int32Array;
}

function countedMentions(model: UpdateModel, filters: Filters, isBrowserWanted: Uint8Array): CountedMentions {
  const meant = meantFeatures(model, filters);
  const isCategoryWanted = among(filters.category, updateCategories);
  const isKindWanted = among(filters.change, mentionedKinds);
  const isMeant = new Uint8Array(model.paths.length);
  const byCategory = new Int32Array(updateCategories.length);
  const byKind = new Int32Array(mentionedKinds.length);
  const inGroup = new Int32Array(model.groups.length);
  const { starts, mentions } = model.mentions;
  // By place: over a million numbers an iterator takes three times as long.
  for (let index = 0; index < meant.length; index++) {
    const feature = meant[index] as number;
    const category = model.categories[feature] as number;
    const isOfCategory = isCategoryWanted[category] as number;
    isMeant[feature] = isOfCategory;
    const end = starts[feature + 1] as number;
    for (let place = starts[feature] as number; place < end; place++) {
      const mention = mentions[place] as number;
      const group = mention >> 1;
      const kind = mention & 1;
      const isOfBrowser = isBrowserWanted[model.browsers[group] as number] as number;
      const isOfKind = isKindWanted[kind] as number;
      byCategory[category] = (byCategory[category] as number) + (isOfBrowser & isOfKind);
      byKind[kind] = (byKind[kind] as number) + (isOfBrowser & isOfCategory);
      inGroup[group] = (inGroup[group] as number) + (isOfKind & isOfCategory);
    }
  }
  return { isMeant, byCategory, byKind, inGroup };
}

/** Of each name, 1 where a filter lets it through. */
function among(wanted: readonly string[], names: readonly string[]): Uint8Array {
  return Uint8Array.from(names, (name) => Number(isAmong(wanted, name)));
}

function namedCounts(names: readonly string[], counts: Int32Array): Record<string, number> {
  return withoutNone(Object.fromEntries(names.map((name, place) => [name, counts[place] ?? 0])));
}

/** Features that the word and the pages of the user leave. */
function meantFeatures({ paths, searchedPaths }: UpdateModel, { q, paths: own }: Filters): Int32Array {
  const found = searchedPaths.withWord(q);
  if (!own) return found;
  const roots = new Set(own);
  return found.filter((feature) => isBelow(paths[feature] ?? '', roots));
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
