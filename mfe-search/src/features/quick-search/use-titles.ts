import type { Locale } from '@webdocs/contracts/reader/locale';
import { useLocale, useReport } from '@webdocs/remote-kit';
import { useCallback, useState } from 'react';
import { fetchTitles } from '../../data/fetch-titles.ts';
import { titleIndex, type TitleIndex } from './title-index.ts';

export type Titles = TitleIndex | 'none' | 'failed';

/** The titles of this language, at the first use. */
export function useTitles(): { readonly titles: Titles; readonly prepare: () => void } {
  const locale = useLocale();
  const report = useReport();
  const [titles, setTitles] = useState<Titles>('none');

  const prepare = useCallback(() => {
    setTitles((known) => (known === 'failed' ? 'none' : known));
    loadTitles(locale).then(setTitles, (thrown: unknown) => {
      setTitles('failed');
      report('SEARCH_TITLES_UNAVAILABLE', thrown);
    });
  }, [locale, report]);

  return { titles, prepare };
}

const loaded = new Map<Locale, Promise<TitleIndex>>();

/** Fetched once a visit; what failed is tried again at the next use. */
function loadTitles(locale: Locale): Promise<TitleIndex> {
  const known = loaded.get(locale);
  if (known) return known;
  const index = fetchTitles(locale).then(titleIndex);
  loaded.set(locale, index);
  index.catch(() => loaded.delete(locale));
  return index;
}
