import type { SearchPage } from '@webdocs/contracts/search-page';
import { Button } from '@webdocs/design/Button';
import { EmptyState } from '@webdocs/design/EmptyState';
import { formatNumber } from '@webdocs/i18n';
import { definePart, Slot, useLocale, useText, type PartProps } from '@webdocs/remote-kit';
import { useRef, type ReactNode } from 'react';
import { pageCount, resultsPerPage } from '../features/pagination/page-numbers.ts';
import { Pagination } from '../features/pagination/Pagination.tsx';
import { ResultList } from '../features/results/ResultList.tsx';
import { searchAddress } from '../features/search-form/search-address.ts';
import { SearchForm } from '../features/search-form/SearchForm.tsx';
import { messages } from '../messages.ts';
import styles from './results-page.module.css';

function ResultsPage({ page, address }: PartProps) {
  const query = page.renderer === 'Search' ? page.query.trim() : (new URLSearchParams(address.search).get('q') ?? '').trim();
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {page.renderer === 'Search' ? (
          <Answer page={page} query={query} />
        ) : (
          <NoAnswer query={query} url={address.pathname + address.search} />
        )}
      </div>
      <Slot name="ad-side" className={styles.rail} />
    </div>
  );
}

function Answer({ page, query }: { readonly page: SearchPage; readonly query: string }) {
  const text = useText();
  const locale = useLocale();
  const { hits, page: current, source, total } = page;
  const count = pageCount(total);
  const addressOf = (number: number) => searchAddress(locale, query, number);

  if (!query) {
    return (
      <Opening title={text('search-title-empty')} query={query}>
        <p className={styles.count}>{text('search-hint')}</p>
      </Opening>
    );
  }
  const title = current > 1 ? text('search-title-page', { query, page: String(current) }) : text('search-title', { query });
  if (total === 0) {
    return (
      <Opening title={title} query={query}>
        <EmptyState
          title={text('search-none', { query })}
          action={<Button href={`/${locale}/docs/Web`}>{text('search-none-action')}</Button>}
        >
          {text('search-none-hint')}
        </EmptyState>
      </Opening>
    );
  }
  if (hits.length === 0) {
    return (
      <Opening title={title} query={query}>
        <EmptyState title={text('search-past-end')} action={<Button href={addressOf(1)}>{text('search-past-end-action')}</Button>}>
          {text('search-past-end-hint', { pages: count, query })}
        </EmptyState>
      </Opening>
    );
  }
  return (
    <>
      <Opening title={title} query={query}>
        <p className={styles.count}>
          {text(source === 'titles' ? 'search-count-titles' : 'search-count', { total, shown: formatNumber(locale, total) })}
        </p>
      </Opening>
      <ResultList hits={hits} query={query} start={(current - 1) * resultsPerPage + 1} />
      <Pagination current={current} count={count} addressOf={addressOf} />
    </>
  );
}

function NoAnswer({ query, url }: { readonly query: string; readonly url: string }) {
  const text = useText();
  return (
    <Opening title={query ? text('search-title', { query }) : text('search-title-empty')} query={query}>
      <EmptyState title={text('search-broken')} action={<Button href={url}>{text('search-broken-reload')}</Button>}>
        {text('search-broken-hint')}
      </EmptyState>
    </Opening>
  );
}

function Opening({ title, query, children }: { readonly title: string; readonly query: string; readonly children: ReactNode }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.form}>
        <SearchForm key={query} id="page-search-q" size="page" name={text('search-in-page')} input={input} query={query} />
      </div>
      {children}
    </>
  );
}

export const resultsPage = definePart({ component: ResultsPage, messages });
