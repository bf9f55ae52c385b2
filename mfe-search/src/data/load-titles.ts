import type { Locale } from '@webdocs/contracts/locale';
import { titleIndex, type TitleIndex, type TitleRow } from './title-index.ts';

const timeoutMs = 15_000;
const loaded = new Map<Locale, Promise<TitleIndex>>();

/** The titles of a language, fetched once a visit; what failed is tried again by the next who asks. */
export function loadTitles(locale: Locale): Promise<TitleIndex> {
  const known = loaded.get(locale);
  if (known) return known;
  const index = fetchRows(locale).then(titleIndex);
  loaded.set(locale, index);
  index.catch(() => loaded.delete(locale));
  return index;
}

async function fetchRows(locale: Locale): Promise<TitleRow[]> {
  const response = await fetch(`/${locale}/search-index.json`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${response.status} on ${response.url}`);
  return (await response.json()) as TitleRow[];
}
