import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import {
  translationOrders,
  translationStates,
  type TranslationCounts,
  type TranslationRow,
  type TranslationsPage,
  type TranslationState,
} from '@webdocs/contracts/page/translations-page';
import { PageLinks } from '@webdocs/design/PageLinks';
import { formatDate, formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { listAddress, listId } from './list-address.ts';
import styles from './TranslationProgress.module.css';

/** Every page with its state, to be narrowed to one state and put into another order: links, so that they work without a script. */
export function PageList({ page }: { readonly page: TranslationsPage }) {
  const text = useText();
  const { filter, rows, total, pages, page: current } = page;
  return (
    <section aria-labelledby={listId}>
      <h2 id={listId}>{text('docs-progress-list')}</h2>
      <Choices page={page} />
      <p className={styles.total}>{text('docs-progress-pages', { count: total })}</p>
      {rows.length === 0 ? (
        <p>{text('docs-progress-none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" aria-sort={filter.order === 'title' ? 'ascending' : undefined}>
                {text('docs-progress-page')}
              </th>
              <th scope="col" aria-sort={filter.order === 'lag' ? 'descending' : undefined}>
                {text('docs-progress-state')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.slug} row={row} />
            ))}
          </tbody>
        </table>
      )}
      <PageLinks
        current={current}
        count={pages}
        addressOf={(number) => listAddress(page, { ...filter, page: number })}
        words={{
          name: text('docs-progress-page-links'),
          previous: text('docs-progress-previous'),
          next: text('docs-progress-next'),
          page: (number) => text('docs-progress-page-number', { number }),
        }}
      />
    </section>
  );
}

function Choices({ page }: { readonly page: TranslationsPage }) {
  const text = useText();
  const locale = useLocale();
  const { filter, hasViews } = page;
  const counts = countsOf(page, locale);
  const states = translationStates.filter((state) => !counts || counts[state] > 0 || state === filter.state);
  const orders = translationOrders.filter((order) => order !== 'views' || hasViews);
  return (
    <>
      <nav aria-label={text('docs-progress-show')}>
        <ul className={styles.choices}>
          {[undefined, ...states].map((state) => (
            <li key={state ?? 'all'}>
              <a href={listAddress(page, { ...filter, state })} aria-current={state === filter.state ? 'true' : undefined}>
                {state ? text(`docs-progress-state-${state}`) : text('docs-progress-state-any')}
                {state && counts && <span className={styles.count}>{formatNumber(locale, counts[state])}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={text('docs-progress-order')} className={styles.orders}>
        <span aria-hidden="true">{text('docs-progress-order')}</span>
        <ul>
          {orders.map((order) => (
            <li key={order}>
              <a href={listAddress(page, { ...filter, order })} aria-current={order === filter.order ? 'true' : undefined}>
                {text(`docs-progress-order-${order}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Of the pages that are listed: those of the section, or all of the language. */
function countsOf({ section, sections, languages }: TranslationsPage, locale: string): TranslationCounts | undefined {
  if (section) return sections.find(({ slug }) => slug === section.slug)?.counts;
  return languages.find((language) => language.locale === locale)?.counts;
}

function Row({ row }: { readonly row: TranslationRow }) {
  const { title, slug, state, rank, source } = row;
  const text = useText();
  const locale = useLocale();
  const isThere = state !== 'missing';
  const english = `/${fallbackLocale}/docs/${slug}`;
  return (
    <tr>
      <th scope="row">
        {isThere ? (
          <a href={`/${locale}/docs/${slug}`}>{title}</a>
        ) : (
          <a href={english} lang={fallbackLocale} hrefLang={fallbackLocale}>
            {title}
          </a>
        )}
        {isThere && (
          <span className={styles.links}>
            {state !== 'orphaned' && <a href={`/${locale}/side-by-side/${slug}`}>{text('docs-progress-beside')}</a>}
            {source && (
              <a href={source} hrefLang={fallbackLocale}>
                {text('docs-progress-source')}
              </a>
            )}
          </span>
        )}
      </th>
      <td>
        <StateOf state={state} />
        <Lag row={row} />
        {rank !== undefined && <span className={styles.lag}>{text('docs-progress-rank', { rank })}</span>}
      </td>
    </tr>
  );
}

function StateOf({ state }: { readonly state: TranslationState }) {
  const text = useText();
  return (
    <span className={styles.state} data-state={state}>
      {text(`docs-progress-state-${state}`)}
    </span>
  );
}

function Lag({ row: { changes, since, days } }: { readonly row: TranslationRow }) {
  const text = useText();
  const locale = useLocale();
  return (
    <>
      {changes !== undefined && <span className={styles.lag}>{text('docs-progress-changes', { count: changes })}</span>}
      {since !== undefined && (
        <span className={styles.lag}>
          <time dateTime={since}>{text('docs-progress-since', { date: formatDate(locale, since) })}</time>
          {days !== undefined && days > 0 && ` · ${text('docs-progress-days', { count: days })}`}
        </span>
      )}
    </>
  );
}
