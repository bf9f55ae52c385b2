import type { Address } from '@webdocs/contracts/reader/address';
import type { OfflinePage } from '@webdocs/contracts/page/page';
import { pageTitle, type PageContext } from './page-context.ts';

/** The document into which the offline worker puts what it has. It says nothing of its own. */
export function offlinePage({ pathname }: Address, context: PageContext): OfflinePage {
  return { renderer: 'Offline', url: pathname, pageTitle: pageTitle(context), noIndexing: true };
}
