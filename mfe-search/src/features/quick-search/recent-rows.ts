import type { Locale } from '@webdocs/contracts/reader/locale';
import type { TitleRow } from '../../data/fetch-titles.ts';

const key = 'search-recent';
/** Of all languages together. */
const mostKept = 20;

export interface RecentRows {
  /** Those of this language, the last one first. */
  readonly all: () => readonly TitleRow[];
  readonly add: (row: TitleRow) => void;
  readonly clear: () => void;
}

/** Pages and searches to which the reader went from the list. They stay on the device. */
export function recentRows(locale: Locale): RecentRows {
  return {
    all: () => kept().filter(({ url }) => url.startsWith(`/${locale}/`)),
    add: ({ title, url }) => keep([{ title, url }, ...kept().filter((row) => row.url !== url)].slice(0, mostKept)),
    clear: () => keep([]),
  };
}

function kept(): TitleRow[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter(isRow) : [];
  } catch {
    // Blocked storage, or a text of something else: nothing is known.
    return [];
  }
}

function keep(rows: readonly TitleRow[]): void {
  try {
    if (rows.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(rows));
  } catch {
    // Blocked or full storage: nothing is kept.
  }
}

/** What is in a storage may be from anywhere: an address leads to a page of this site, or to none. */
function isRow(row: unknown): row is TitleRow {
  const { title, url } = (row ?? {}) as Partial<Record<keyof TitleRow, unknown>>;
  return typeof title === 'string' && typeof url === 'string' && /^\/[a-z]{2}[-A-Za-z]*\//.test(url);
}
