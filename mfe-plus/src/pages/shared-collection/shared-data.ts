import type { SharedCollection } from '@webdocs/contracts/api/shared-collections';
import type { Page } from '@webdocs/contracts/page/page';

/** What the loader found: a collection, or no answer. */
export type SharedData = { readonly collection: SharedCollection } | { readonly failed: true };

/** The page was made by the loader of this release, so its data have this form. */
export function sharedData(page: Page): SharedData {
  return ((page.renderer === 'Spa' ? page.data : undefined) as SharedData | undefined) ?? { failed: true };
}
