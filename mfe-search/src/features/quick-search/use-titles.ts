import { useLocale, useReport } from '@webdocs/remote-kit';
import { useCallback, useState } from 'react';
import { loadTitles } from '../../data/load-titles.ts';
import type { TitleIndex } from '../../data/title-index.ts';

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
