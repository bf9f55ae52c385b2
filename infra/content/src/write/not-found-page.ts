import { type Address } from '@webdocs/contracts/reader/address';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { NotFoundPage } from '@webdocs/contracts/page/page';
import { pageTitle, type PageContext } from './page-context.ts';
import { movedAddress } from '../links/resolve-link.ts';
import { pageAtAddress, type PageAtAddress } from './page-at-address.ts';
import type { Titles } from './titles.ts';

const mostSuggestions = 5;

/** What a reader gets in place of a page: the English one if there is one, and pages of a similar address. */
export function notFoundPage({ locale, pathname }: Address, path: string, context: PageContext, titles: Titles): NotFoundPage {
  const alternatives = locale === fallbackLocale ? [] : englishAlternatives(path, context);
  const offered = new Set(alternatives.map(({ url }) => url));
  return {
    renderer: 'NotFound',
    url: pathname,
    pageTitle: pageTitle(context, context.wordsFor(locale)('content-page-not-found')),
    noIndexing: true,
    alternatives,
    suggestions: titles
      .closest(locale, path.replace(/^docs\//i, ''), mostSuggestions + offered.size)
      .filter(({ url }) => !offered.has(url))
      .slice(0, mostSuggestions)
      .map(({ title, url }) => ({ title, url })),
  };
}

function englishAlternatives(path: string, context: PageContext): NotFoundPage['alternatives'] {
  const { corpus } = context;
  const moved = movedAddress(`/${fallbackLocale}/${path}`, fallbackLocale, corpus);
  const place =
    pageAtAddress(fallbackLocale, path, context) ??
    (moved?.startsWith(`/${fallbackLocale}/`)
      ? pageAtAddress(fallbackLocale, (moved.split('#')[0] ?? '').slice(fallbackLocale.length + 2), context)
      : undefined);
  const title = place && titleOf(place);
  return place && title ? [{ url: place.url, title, locale: fallbackLocale }] : [];
}

function titleOf(place: PageAtAddress): string | undefined {
  if (place.kind === 'document') return place.record.title.replaceAll('`', '');
  if (place.kind === 'blog-post') return place.post.title;
  if (place.kind === 'blog-list') return place.list.name;
  if (place.kind === 'spotlight') return place.page.contributorName;
  return place.kind === 'generic' || place.kind === 'curriculum' ? place.page.title : undefined;
}
