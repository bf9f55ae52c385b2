import type { RemoteDefinition } from './definition.ts';
import { declaredPages, type DeclaredPage } from './page-facts.ts';
import type { Release } from './release.ts';

/** What the live remotes say together of the pages of the site. Plain data: threads get it as it is. */
export interface SitePages {
  readonly pages: readonly DeclaredPage[];
  /** By language and message. */
  readonly titles: NonNullable<Release['titles']>;
  /** Pages of this site, without their language, to which frame and placements lead. */
  readonly links: readonly string[];
}

/** A release as far as its pages go, and so does a definition in the sources with the titles beside it. */
export interface PagesOfRemote {
  readonly definition: Pick<RemoteDefinition, 'pages' | 'links'>;
  readonly titles?: Release['titles'];
}

export const noPages: SitePages = { pages: [], titles: {}, links: [] };

export function sitePagesOf(remotes: readonly PagesOfRemote[]): SitePages {
  const titles: Record<string, Record<string, string>> = {};
  for (const { titles: own = {} } of remotes)
    for (const [locale, texts] of Object.entries(own)) titles[locale] = { ...titles[locale], ...texts };
  return {
    pages: remotes.flatMap(({ definition }) => declaredPages(definition)),
    titles,
    links: [...new Set(remotes.flatMap(({ definition }) => definition.links ?? []))],
  };
}
