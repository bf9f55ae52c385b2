import { updateBrowserNames } from '@webdocs/contracts/api/update-browser-names';
import type { UpdateQuery } from '@webdocs/contracts/api/updates';
import type { FeedPlace } from './feed-items.ts';

/** What a feed is of. */
export type FeedView = Pick<UpdateQuery, 'stream' | 'q' | 'browsers' | 'category' | 'change'>;

/** With its filters by name: who follows three views tells them apart by their titles. */
export function feedTitle(
  { stream, q, browsers, category, change }: FeedView,
  { siteName, messages }: Pick<FeedPlace, 'siteName' | 'messages'>,
): string {
  const filters = [
    ...browsers.map((browser) => updateBrowserNames[browser]),
    ...category.map((one) => messages.text(`updates-category-${one}`)),
    ...change.map((one) => messages.text(`updates-change-${one}`)),
    ...(q === '' ? [] : [messages.text('updates-query', { query: q })]),
  ];
  if (filters.length === 0) return messages.text(`updates-title-${stream}`, { site: siteName });
  const list = new Intl.ListFormat(messages.locale, { style: 'short', type: 'unit' });
  return messages.text(`updates-filtered-${stream}`, { site: siteName, filters: list.format(filters) });
}
