import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { sitePagesOf, type SitePages } from '@webdocs/contracts/remote/site-pages';

const root = join(import.meta.dirname, '../../..');

/** The definitions of this repository: what is live where all of it is. */
export async function definitionsHere(): Promise<RemoteDefinition[]> {
  const files = readdirSync(root).flatMap((name) =>
    existsSync(join(root, name, 'definition.ts')) ? [join(root, name, 'definition.ts')] : [],
  );
  return Promise.all(files.map(async (file) => ((await import(file)) as { definition: RemoteDefinition }).definition));
}

/** What they say of their pages, with the titles beside them. */
export async function sitePagesHere(): Promise<SitePages> {
  return sitePagesOf((await definitionsHere()).map((definition) => ({ definition, titles: titlesOf(definition.name) })));
}

function titlesOf(name: string): SitePages['titles'] {
  const read = (locale: string) => {
    const file = join(root, name, `titles/${locale}.ftl`);
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    return Object.fromEntries(lines.filter((line) => / = /.test(line)).map((line) => line.split(' = ') as [string, string]));
  };
  return Object.fromEntries(activeLocales.map((locale) => [locale, read(locale)]));
}
