import type { ShownUpdates } from '@webdocs/contracts/api/shown-updates';
import { updateStreams } from '@webdocs/contracts/api/updates';
import { ChosenLinks } from '@webdocs/design/ChosenLinks';
import { rss } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import styles from './UpdatesHead.module.css';
import { feedAddress, isNarrowed, unfiltered, viewAddress, viewOf, type UpdateView } from './update-view.ts';
import { listFilters, useFilters } from './use-filters.ts';

const orders = ['desc', 'asc'] as const;

/** Which stream is shown, under which filters, in which order, and where programs read the same. */
export function UpdatesHead({ shown }: { readonly shown: ShownUpdates }) {
  const text = useText();
  const locale = useLocale();
  const view = viewOf(shown);
  const filters = useFilters(shown);
  const keyword = { id: 'q', name: view.q, isChosen: view.q !== '', href: viewAddress(locale, view, { q: '' }) };
  const collections = {
    id: 'collections',
    name: text('plus-updates-collections-chosen', { count: view.collections.length }),
    isChosen: view.collections.length > 0,
    href: viewAddress(locale, view, { collections: [] }),
  };
  const chosen = [keyword, collections, ...listFilters.flatMap((filter) => filters[filter])];
  const { matching, all } = shown.changes;
  return (
    <>
      <div className={styles.bar}>
        <nav aria-label={text('plus-updates-streams')} className={styles.streams}>
          {updateStreams.map((stream) => (
            <a
              key={stream}
              href={streamAddress(locale, view, stream)}
              aria-current={stream === view.stream ? 'page' : undefined}
              className={styles.stream}
            >
              {text(`plus-updates-stream-${stream}`)}
              <span className={styles.count}>{formatNumber(locale, shown.counts.stream[stream] ?? 0)}</span>
            </a>
          ))}
        </nav>
        <a href={feedAddress(locale, view)} className={styles.feed} data-external>
          <Glyph of={rss} size={18} />
          {text('plus-updates-feed')}
        </a>
      </div>
      <div className={styles.below}>
        <div className={styles.chosen}>
          <ChosenLinks choices={chosen} removes={(name) => text('plus-updates-remove', { name })} />
          {isNarrowed(view) && (
            <a href={viewAddress(locale, view, unfiltered)} className={styles.clear}>
              {text('plus-updates-reset')}
            </a>
          )}
        </div>
        <nav aria-label={text('plus-updates-order')} className={styles.orders}>
          {orders.map((sort) => (
            <a
              key={sort}
              href={viewAddress(locale, view, { sort })}
              aria-current={sort === view.sort || undefined}
              className={styles.order}
            >
              {text(`plus-updates-order-${sort}`)}
            </a>
          ))}
        </nav>
      </div>
      <p role="status" className={styles.status}>
        {matching > 0 &&
          text(matching === all ? `plus-updates-all-${view.stream}` : `plus-updates-matching-${view.stream}`, {
            all,
            shown: formatNumber(locale, all),
            matching: formatNumber(locale, matching),
          })}
      </p>
    </>
  );
}

/** Browsers and kinds of change are of one stream, the rest of both. */
function streamAddress(locale: Parameters<typeof viewAddress>[0], view: UpdateView, stream: UpdateView['stream']): string {
  return viewAddress(locale, view, stream === view.stream ? {} : { stream, browsers: [], change: [] });
}
