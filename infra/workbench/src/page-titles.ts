import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import type { Release } from '@webdocs/contracts/remote/release';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { createMessages } from '@webdocs/i18n';
import { inRepository } from './repository.ts';

/** The titles and descriptions that a definition names, out of `titles/` beside it: by language and message. */
export async function pageTitlesOf({ name, pages = {} }: Pick<RemoteDefinition, 'name' | 'pages'>): Promise<Release['titles']> {
  const wanted = Object.values(pages).flatMap(({ title, description }) => [title ?? [], description ?? []].flat());
  if (wanted.length === 0) return undefined;
  const byLocale = activeLocales.map(async (locale) => {
    const file = inRepository(name, `titles/${locale}.ftl`);
    if (!existsSync(file)) return [];
    const { text } = createMessages(locale, [await readFile(file, 'utf8')]);
    return [[locale, Object.fromEntries(wanted.map((id) => [id, text(id)]))] as const];
  });
  return Object.fromEntries((await Promise.all(byLocale)).flat());
}
