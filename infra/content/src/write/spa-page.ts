import type { Locale } from '@webdocs/contracts/reader/locale';
import type { PageOf } from '@webdocs/contracts/page/page';
import { pageTitle, type PageContext } from './page-context.ts';
import type { Place } from './place.ts';

/** The frame of a page whose body its remote makes by itself. */
export function spaPage({ slug, url, page }: Place & { kind: 'spa' }, locale: Locale, context: PageContext): PageOf<'Spa'> {
  const { plus } = context.configuration.products;
  const title = page.title ? context.wordsFor(locale)(page.title) : '';
  const product = slug.startsWith('plus') ? plus : '';
  return {
    renderer: 'Spa',
    url,
    slug,
    pageTitle: pageTitle(context, title, product),
    ...(page.isPrivate ? { noIndexing: true } : {}),
  };
}
