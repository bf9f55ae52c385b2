import type { PageOf } from '@webdocs/contracts/page';
import { pageTitle, type PageContext } from './page-context.ts';

/** The frame of a page whose body its remote makes by itself. */
export function spaPage(slug: string, url: string, context: PageContext): PageOf<'Spa'> {
  return { renderer: 'Spa', url, slug, pageTitle: pageTitle(context, context.configuration.products.plus) };
}
