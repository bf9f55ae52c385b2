import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { sitePagesOf, type SitePages } from '@webdocs/contracts/remote/site-pages';
import { pageTitlesOf } from './page-titles.ts';
import { deployableNames, inRepository } from './repository.ts';

/** What the remotes of this repository say of their pages: for work on content that no site serves. */
export async function sitePagesHere(): Promise<SitePages> {
  const remotes = deployableNames().map(async (name) => {
    const { definition } = (await import(inRepository(name, 'definition.ts'))) as { definition: RemoteDefinition };
    return { definition, titles: await pageTitlesOf(definition) };
  });
  return sitePagesOf(await Promise.all(remotes));
}
