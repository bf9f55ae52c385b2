import { existsSync } from 'node:fs';
import { readPage } from '@webdocs/contracts/page/read-page';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import type { Release } from '@webdocs/contracts/remote/release';
import { inRepository } from '../repository.ts';

/** Pages with which a site tries the parts before a release goes live, from `fixtures/part-pages.ts` beside the definition. */
export async function partFixturesOf({ name, parts }: Pick<RemoteDefinition, 'name' | 'parts'>): Promise<Release['fixtures']> {
  const file = inRepository(name, 'fixtures/part-pages.ts');
  if (!existsSync(file)) return undefined;
  const { partPages } = (await import(file)) as { partPages: Readonly<Record<string, readonly unknown[]>> };
  for (const [part, pages] of Object.entries(partPages)) {
    if (!Object.hasOwn(parts, part)) throw new Error(`${name}/fixtures/part-pages.ts has pages for ${part}, which is no part of it`);
    if (!pages.every(readPage)) throw new Error(`${name}/fixtures/part-pages.ts has something for ${part} that is no page`);
  }
  // As it will be read: what JSON leaves away is not signed.
  return JSON.parse(JSON.stringify(partPages)) as Release['fixtures'];
}
