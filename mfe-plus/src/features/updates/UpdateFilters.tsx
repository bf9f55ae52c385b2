import type { ShownUpdates } from '@webdocs/contracts/api/shown-updates';
import { updateLimits } from '@webdocs/contracts/api/updates';
import { search } from '@webdocs/design/drawings';
import { FilterLinks } from '@webdocs/design/FilterLinks';
import { FilterSheet } from '@webdocs/design/FilterSheet';
import { Glyph } from '@webdocs/design/Glyph';
import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useId, type ReactNode } from 'react';
import styles from './UpdateFilters.module.css';
import { isNarrowed, parametersOf, unfiltered, viewAddress, viewOf } from './update-view.ts';
import { listFilters, useFilters } from './use-filters.ts';

/** What a reader may narrow the updates by: a field, and links that a form is not needed for. */
export function UpdateFilters({ shown, children }: { readonly shown: ShownUpdates; readonly children?: ReactNode }) {
  const text = useText();
  const locale = useLocale();
  const id = useId();
  const view = viewOf(shown);
  const filters = useFilters(shown);
  const { matching } = shown.changes;
  const count = view.browsers.length + view.category.length + view.change.length + view.collections.length + (view.q ? 1 : 0);
  const words = {
    open: count > 0 ? text('plus-updates-filters-chosen', { count }) : text('plus-updates-filters'),
    title: text('plus-updates-filters'),
    clear: text('plus-updates-clear'),
    close: text('plus-updates-close'),
    show: text(`plus-updates-show-${view.stream}`, { count: matching, shown: formatNumber(locale, matching) }),
  };
  const everything = viewAddress(locale, view, unfiltered);
  return (
    <FilterSheet id="updates-filters" words={words} clear={isNarrowed(view) ? everything : undefined}>
      <form className={styles.form} role="search" action={`/${locale}/plus/updates`}>
        <label htmlFor={id} className={styles.label}>
          {text('plus-updates-keyword')}
        </label>
        <span className={styles.field}>
          <Glyph of={search} size={18} className={styles.lens} />
          <input
            key={view.q}
            id={id}
            type="search"
            name="q"
            className={styles.input}
            defaultValue={view.q}
            maxLength={updateLimits.query}
            placeholder={text('plus-updates-keyword-hint')}
            enterKeyHint="search"
            spellCheck={false}
          />
        </span>
        {parametersOf({ ...view, q: '', page: 1 }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      {listFilters.map((filter) => (
        <FilterLinks key={filter} name={text(`plus-updates-${filter}`)} choices={filters[filter]} />
      ))}
      {children}
    </FilterSheet>
  );
}
