import type { ShownUpdate, ShownUpdates } from '@webdocs/contracts/api/shown-updates';
import type { Page } from '@webdocs/contracts/page/page';

/** What the loader found: a list, one of the updates, or no answer. */
export type UpdatesData = { readonly list: ShownUpdates } | { readonly one: ShownUpdate } | { readonly failed: true };

/** The page was made by the loader of this release, so its data have this form. */
export function updatesData(page: Page): UpdatesData {
  return ((page.renderer === 'Spa' ? page.data : undefined) as UpdatesData | undefined) ?? { failed: true };
}
