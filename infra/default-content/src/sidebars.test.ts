import { readdirSync, readFileSync } from 'node:fs';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { parse } from 'yaml';
import { defaultContentRoot } from './default-content.ts';

const folder = `${defaultContentRoot}/files/sidebars`;
const named = readdirSync(folder)
  .map((file) => [file, parse(readFileSync(`${folder}/${file}`, 'utf8')) as { l10n?: Record<string, Record<string, string>> }] as const)
  .flatMap(([file, { l10n }]) => (l10n ? [[file, l10n] as const] : []));

test.each(named)('the headings of %s can be read in every language', (_, l10n) => {
  const keys = Object.keys(l10n['en-US'] ?? {}).sort();
  expect(keys.length).toBeGreaterThan(0);
  for (const locale of activeLocales) expect([locale, Object.keys(l10n[locale] ?? {}).sort()]).toEqual([locale, keys]);
});

test('the sidebars of translated pages are among them', () => {
  expect(named.map(([file]) => file)).toEqual(
    expect.arrayContaining(['learn.yaml', 'web.yaml', 'html.yaml', 'css.yaml', 'javascript.yaml', 'http.yaml', 'accessibility.yaml']),
  );
});
