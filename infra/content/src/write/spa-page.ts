import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { PageOf } from '@webdocs/contracts/page/page';
import { pseudoText } from '@webdocs/i18n/pseudo';
import { pageTitle, type PageContext } from './page-context.ts';
import type { PageAtAddress } from './page-at-address.ts';

/** The frame of a page whose body its remote makes by itself. */
export function spaPage({ slug, url, page }: PageAtAddress & { kind: 'spa' }, locale: Locale, context: PageContext): PageOf<'Spa'> {
  const { products } = context.configuration;
  const title = page.title ? wordsIn(locale, page.title, context) : '';
  const product = page.product ? products[page.product] : '';
  return {
    renderer: 'Spa',
    url,
    slug,
    pageTitle: pageTitle(context, title, product),
    ...(page.description ? { pageDescription: wordsIn(locale, page.description, context) } : {}),
    ...(page.private ? { noIndexing: true } : {}),
  };
}

/** Its title or description in the words of its remote, in English where the language has none. */
function wordsIn(locale: Locale, id: string, { configuration, declared: { titles } }: PageContext): string {
  const words = titles[locale]?.[id] ?? titles[fallbackLocale]?.[id] ?? id;
  return configuration.pseudoLocale ? pseudoText(words) : words;
}
