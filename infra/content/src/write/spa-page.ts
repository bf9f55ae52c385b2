import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { PageFacts } from '@webdocs/contracts/remote/page-facts';
import type { PageOf } from '@webdocs/contracts/page/page';
import { pseudoText } from '@webdocs/i18n/pseudo';
import { pageTitle, type PageContext } from './page-context.ts';
import type { PageAtAddress } from './page-at-address.ts';

/** The frame of a page whose body its remote makes by itself. */
export function spaPage({ slug, url, page }: PageAtAddress & { kind: 'spa' }, locale: Locale, context: PageContext): PageOf<'Spa'> {
  const { products } = context.configuration;
  const { title, description } = titledWords(page, locale, context);
  const product = page.product ? products[page.product] : '';
  return {
    renderer: 'Spa',
    url,
    slug,
    pageTitle: pageTitle(context, title, product),
    ...(description === undefined ? {} : { pageDescription: description }),
    ...(page.private ? { noIndexing: true } : {}),
  };
}

/** What a page is called and what it is for, as its remote says it in a language. */
export function titledWords(
  { title, description }: Pick<PageFacts, 'title' | 'description'>,
  locale: Locale,
  context: PageContext,
): { readonly title: string; readonly description: string | undefined } {
  return {
    title: title ? wordsIn(locale, title, context) : '',
    description: description ? wordsIn(locale, description, context) : undefined,
  };
}

/** Its title or description in the words of its remote, in English where the language has none. */
function wordsIn(locale: Locale, id: string, { configuration, declared: { titles } }: PageContext): string {
  const words = titles[locale]?.[id] ?? titles[fallbackLocale]?.[id] ?? id;
  return configuration.pseudoLocale ? pseudoText(words) : words;
}
