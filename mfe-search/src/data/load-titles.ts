import type { Locale } from '@webdocs/contracts/reader/locale';
import { unpackSearchTitles } from '@webdocs/contracts/api/search-titles';
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

/** A site that was exported as files has the plain list alone. */
async function fetchRows(locale: Locale): Promise<readonly TitleRow[]> {
  const packed = await ask(`/${locale}/search-titles.txt`);
  const rows = packed.ok ? unpackSearchTitles(await packed.text()) : undefined;
  if (rows) return rows.map(({ title, slug }) => ({ title, url: `/${locale}/docs/${slug}` }));

  const listed = await ask(`/${locale}/search-index.json`);
  if (!listed.ok) throw new Error(`${listed.status} on ${listed.url}`);
  return (await listed.json()) as TitleRow[];
}

function ask(address: string): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
}
