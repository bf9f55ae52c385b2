import {
  baselineChanges,
  updateBrowsers,
  updateCategories,
  updateChanges,
  type UpdateList,
  type UpdateStream,
} from '@webdocs/contracts/api/updates';
import type { Locale } from '@webdocs/contracts/reader/locale';

/** What a reader chose to see of the updates. */
export interface UpdateView {
  readonly stream: UpdateStream;
  readonly q: string;
  readonly browsers: readonly string[];
  readonly category: readonly string[];
  readonly change: readonly string[];
  /** Of the reader, by their ids. */
  readonly collections: readonly string[];
  readonly sort: 'desc' | 'asc';
  readonly page: number;
}

export type ListFilter = 'browsers' | 'category' | 'change';

export const everything: UpdateView = {
  stream: 'releases',
  q: '',
  browsers: [],
  category: [],
  change: [],
  collections: [],
  sort: 'desc',
  page: 1,
};

/** Which values a filter has, in the order in which they are listed. Browsers have no part in Baseline, and its changes are its own. */
export function valuesOf(filter: ListFilter, stream: UpdateStream): readonly string[] {
  if (filter === 'category') return updateCategories;
  if (stream === 'baseline') return filter === 'change' ? baselineChanges : [];
  return filter === 'browsers' ? updateBrowsers : updateChanges.filter((change) => !isOfBaseline(change));
}

export function viewOf({ query }: Pick<UpdateList, 'query'>): UpdateView {
  const { page, sort, stream, q = '', browsers = [], category = [], change = [], collections = [] } = query;
  return { page, sort, stream, q, browsers, category, change, collections };
}

/** The parameters of a view, as an address has them: what goes without saying is not said. */
export function parametersOf(view: UpdateView): Array<readonly [name: string, value: string]> {
  const { stream, q, browsers, category, change, collections, sort, page } = view;
  const given = {
    stream,
    q,
    browsers: browsers.join(),
    category: category.join(),
    change: change.join(),
    collections: collections.join(),
    sort,
    page: String(page),
  };
  const usual: Readonly<Record<string, string>> = { stream: everything.stream, sort: everything.sort, page: '1' };
  return Object.entries(given).filter(([name, value]) => value !== '' && value !== usual[name]);
}

/** Where the updates are that differ from a view in what is wished; other filters start at page one. */
export function viewAddress(locale: Locale, view: UpdateView, wish: Partial<UpdateView> = {}): string {
  const search = parametersOf({ ...view, page: 1, ...wish }).map((pair) => pair.map(encodeURIComponent).join('='));
  return `/${locale}/plus/updates${search.length > 0 ? `?${search.join('&').replaceAll('%2C', ',')}` : ''}`;
}

/** Where programs read the same, without an account: no collection is theirs. */
export function feedAddress(locale: Locale, view: UpdateView, file: FeedFile = 'rss.xml'): string {
  return viewAddress(locale, view, { collections: [] }).replace('/plus/updates', `/plus/updates/${file}`);
}

export type FeedFile = 'rss.xml' | 'atom.xml' | 'feed.json' | 'releases.ics';

export function updateAddress(locale: Locale, id: string): string {
  return `/${locale}/plus/updates/${encodeURIComponent(id)}`;
}

export function toggled(chosen: readonly string[], value: string): readonly string[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}

export function isNarrowed({ q, browsers, category, change, collections }: UpdateView): boolean {
  return q !== '' || browsers.length + category.length + change.length + collections.length > 0;
}

function isOfBaseline(change: string): boolean {
  return (baselineChanges as readonly string[]).includes(change);
}

/** A view without any filter, of the same stream and in the same order. */
export const unfiltered: Partial<UpdateView> = { q: '', browsers: [], category: [], change: [], collections: [] };
