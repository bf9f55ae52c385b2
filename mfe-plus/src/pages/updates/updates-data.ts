import type { ShownUpdate, ShownUpdates } from '@webdocs/contracts/api/shown-updates';
import type { Page } from '@webdocs/contracts/page/page';

/** What the loader found: a list, one of the updates, or why there is neither. */
export type UpdatesData = { readonly list: ShownUpdates } | { readonly one: ShownUpdate } | { readonly away: 'failed' | 'preparing' };

/** The page was made by the loader of this release, so its data have this form. */
export function updatesData(page: Page): UpdatesData {
  return ((page.renderer === 'Spa' ? page.data : undefined) as UpdatesData | undefined) ?? { away: 'failed' };
}
