import type { Locale } from '@webdocs/contracts/reader/locale';
import { unpackSearchTitles } from '@webdocs/title-search/search-titles';

export interface TitleRow {
  readonly title: string;
  readonly url: string;
}

const timeoutMs = 15_000;

/** The titles of a language. A site that was exported as files has the plain list alone. */
export async function fetchTitles(locale: Locale): Promise<readonly TitleRow[]> {
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
