import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { Release } from '@webdocs/contracts/remote/release';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { createMessages } from '@webdocs/i18n';
import { inRepository } from './repository.ts';

/** The titles and descriptions that a definition names, out of `titles/` beside it: by language and message. */
export async function pageTitlesOf({ name, pages = {} }: Pick<RemoteDefinition, 'name' | 'pages'>): Promise<Release['titles']> {
  const wanted = Object.values(pages).flatMap(({ title, description }) => [title ?? [], description ?? []].flat());
  if (wanted.length === 0) return undefined;
  const written = activeLocales
    .map((locale) => [locale, inRepository(name, `titles/${locale}.ftl`)] as const)
    .filter(([, file]) => existsSync(file))
    .map(async ([locale, file]) => [locale, await readFile(file, 'utf8')] as const);
  return titlesIn(new Map(await Promise.all(written)), wanted);
}

/** In each language that has titles; those that one lacks are English. */
export function titlesIn(catalogues: ReadonlyMap<Locale, string>, wanted: readonly string[]): NonNullable<Release['titles']> {
  const english = catalogues.get(fallbackLocale) ?? '';
  return Object.fromEntries(
    [...catalogues].map(([locale, own]) => {
      const { text } = createMessages(locale, [english, own]);
      return [locale, Object.fromEntries(wanted.map((id) => [id, text(id)]))];
    }),
  );
}
