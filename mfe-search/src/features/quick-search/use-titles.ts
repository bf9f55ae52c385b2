import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { useConfiguration, useLocale, useReport } from '@webdocs/remote-kit';
import { useCallback, useState } from 'react';
import type { QuickTitles } from './quick-titles.ts';

export type Titles = QuickTitles | 'none' | 'failed';

/** The titles of this language, at the first use. */
export function useTitles(): { readonly titles: Titles; readonly prepare: () => void } {
  const locale = useLocale();
  const configuration = useConfiguration();
  const report = useReport();
  const [titles, setTitles] = useState<Titles>('none');

  const prepare = useCallback(() => {
    setTitles((known) => (known === 'failed' ? 'none' : known));
    loadTitles(locale, configuration).then(setTitles, (thrown: unknown) => {
      setTitles('failed');
      report('SEARCH_TITLES_UNAVAILABLE', thrown);
    });
  }, [locale, configuration, report]);

  return { titles, prepare };
}

const loaded = new Map<Locale, Promise<QuickTitles>>();

/** Fetched once a visit, with the code that looks through them; what failed is tried again at the next use. */
function loadTitles(locale: Locale, configuration: PublicConfiguration): Promise<QuickTitles> {
  const known = loaded.get(locale);
  if (known) return known;
  const titles = import(/* webpackChunkName: "search-titles" */ './quick-titles.ts').then(({ openQuickTitles }) =>
    openQuickTitles(locale, configuration),
  );
  loaded.set(locale, titles);
  titles.catch(() => loaded.delete(locale));
  return titles;
}
