import { existsSync } from 'node:fs';
import { activeLocales, fallbackLocale } from '@webdocs/contracts/reader/locale';
import { folderOfSlug } from '@webdocs/content/slug-folder';
import { inRepository } from '@webdocs/workbench/repository';
import { readLocaleQueries } from './locale-queries.ts';

const others = activeLocales.filter((locale) => locale !== fallbackLocale);

test('every other language has ten queries or more, none twice', async () => {
  const judged = await readLocaleQueries();
  expect(Object.keys(judged).sort()).toEqual([...others].sort());
  for (const locale of others) {
    const queries = (judged[locale] ?? []).map(({ query }) => query);
    expect(queries.length).toBeGreaterThanOrEqual(10);
    expect(new Set(queries).size).toBe(queries.length);
  }
});

test('they accept pages of the default content in their own language', async () => {
  const judged = await readLocaleQueries();
  const wrong = others.flatMap((locale) =>
    (judged[locale] ?? []).flatMap(({ accept }) => accept.filter((address) => !isOfDefaultContent(address, locale))),
  );
  expect(wrong).toEqual([]);
});

function isOfDefaultContent(address: string, locale: string): boolean {
  const start = `/${locale}/docs/`;
  const folder = folderOfSlug(address.slice(start.length));
  return (
    address.startsWith(start) &&
    existsSync(inRepository('infra/default-content/content/files', fallbackLocale.toLowerCase(), folder, 'index.md'))
  );
}
