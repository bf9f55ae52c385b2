import type { UpdateList } from '@webdocs/contracts/api/updates';
import type { FilterChoice } from '@webdocs/design/FilterLinks';
import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { browserMark } from './browser-marks.ts';
import { toggled, valuesOf, viewAddress, viewOf, type ListFilter } from './update-view.ts';

export const listFilters: readonly ListFilter[] = ['browsers', 'category', 'change'];

/** The values of each filter, with the address that adds it to those that were chosen, or takes it away. */
export function useFilters({ query, counts }: Pick<UpdateList, 'query' | 'counts'>): Readonly<Record<ListFilter, readonly FilterChoice[]>> {
  const text = useText();
  const locale = useLocale();
  const view = viewOf({ query });
  const choicesOf = (filter: ListFilter): FilterChoice[] =>
    valuesOf(filter, view.stream)
      // What never has anything, such as a browser of which the data know no release, is no choice.
      .filter((value) => value in counts[filter] || view[filter].includes(value))
      .map((value) => {
        const count = counts[filter][value] ?? 0;
        return {
          id: value,
          name: nameOf(filter, value),
          isProperName: filter === 'browsers',
          count: formatNumber(locale, count),
          isEmpty: count === 0,
          isChosen: view[filter].includes(value),
          href: viewAddress(locale, view, { [filter]: toggled(view[filter], value) }),
        };
      });
  const nameOf = (filter: ListFilter, value: string): string =>
    filter === 'browsers' ? browserMark(value).name : text(`plus-updates-${filter}-${value}`);
  return { browsers: choicesOf('browsers'), category: choicesOf('category'), change: choicesOf('change') };
}
