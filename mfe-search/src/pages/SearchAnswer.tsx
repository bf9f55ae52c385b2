import type { SearchPage } from '@webdocs/contracts/page/search-page';
import { Button } from '@webdocs/design/Button';
import { EmptyState } from '@webdocs/design/EmptyState';
import { Note } from '@webdocs/design/Note';
import { PageLinks } from '@webdocs/design/PageLinks';
import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import { pageCount, resultsPerPage } from '../features/pagination/page-count.ts';
import { Problems } from '../features/problems/Problems.tsx';
import { ResultList } from '../features/results/ResultList.tsx';
import { Suggestion } from '../features/suggestion/Suggestion.tsx';
import styles from './results-page.module.css';
import type { SearchAddressOf } from './use-search-address.ts';

interface SearchAnswerProps {
  readonly page: SearchPage;
  readonly query: string;
  readonly addressOf: SearchAddressOf;
  readonly isExplained: boolean;
  /** The filters that were chosen, to be taken away. */
  readonly chosen: ReactNode;
}

/** What a search found, or why it did not. */
export function SearchAnswer({ page, query, addressOf, isExplained, chosen }: SearchAnswerProps) {
  const text = useText();
  const { hits, page: current, problems, source, total } = page;
  const count = pageCount(total);
  const pages = {
    name: text('search-pages'),
    previous: text('search-previous'),
    next: text('search-next'),
    page: (number: number) => text('search-page', { page: number }),
  };
  const isFiltered = [...(page.filters?.areas ?? []), ...(page.filters?.kinds ?? [])].some(({ isChosen }) => isChosen);

  if (problems?.length) {
    const isQueryWrong = !query || problems.some(({ parameter }) => parameter === 'q');
    return (
      <Problems problems={problems}>
        {!isQueryWrong && (
          <p>
            <a href={addressOf({ sort: 'best', locales: [], areas: [], kinds: [] })}>{text('search-problems-action')}</a>
          </p>
        )}
      </Problems>
    );
  }
  if (!query) return <p className={styles.count}>{text('search-hint')}</p>;
  return (
    <>
      {/* What came of a filter is read out: both places are there before, or nothing in them would be. */}
      <div className={styles.head}>
        <div role="status">{total > 0 && <CountLine page={page} />}</div>
        {isFiltered && chosen}
      </div>
      {page.suggestion && <Meant suggestion={page.suggestion} addressOf={addressOf} />}
      <div role="status">{total === 0 && (isFiltered ? <NothingLeft addressOf={addressOf} /> : <Nothing query={query} />)}</div>
      {total > 0 && hits.length === 0 && (
        <EmptyState
          title={text('search-past-end', { page: current })}
          action={<Button href={addressOf({})}>{text('search-past-end-action')}</Button>}
        >
          {text('search-past-end-hint', { pages: count, query })}
        </EmptyState>
      )}
      {hits.length > 0 && (
        <>
          <ResultList hits={hits} start={(current - 1) * resultsPerPage + 1} isExplained={isExplained} />
          <PageLinks words={pages} current={current} count={count} addressOf={(number) => addressOf({ page: number })} />
          {total > count * resultsPerPage && <p className={styles.end}>{text('search-end')}</p>}
        </>
      )}
      {source === 'titles' && (
        <Note title={text('search-titles-note')} className={styles.note}>
          {text('search-titles-note-text')}
        </Note>
      )}
    </>
  );
}

function CountLine({ page: { source, total, more, took } }: { readonly page: SearchPage }) {
  const text = useText();
  const locale = useLocale();
  const message = more ? 'search-count-more' : source === 'titles' ? 'search-count-titles' : 'search-count';
  return (
    <p className={styles.count}>
      {text(message, { total, shown: formatNumber(locale, total) })}{' '}
      {took !== undefined && (
        <span className={styles.took}>{text('search-took', { milliseconds: formatNumber(locale, Math.max(1, Math.round(took))) })}</span>
      )}
    </p>
  );
}

interface MeantProps {
  readonly suggestion: NonNullable<SearchPage['suggestion']>;
  readonly addressOf: SearchAddressOf;
}

function Meant({ suggestion: { text: words, total, more }, addressOf }: MeantProps) {
  const text = useText();
  const locale = useLocale();
  const count = text(more ? 'search-count-more' : 'search-count', { total, shown: formatNumber(locale, total) });
  return <Suggestion words={words} href={addressOf({ query: words })} count={count} />;
}

function NothingLeft({ addressOf }: Pick<SearchAnswerProps, 'addressOf'>) {
  const text = useText();
  return (
    <EmptyState
      title={text('search-none-filtered')}
      action={<Button href={addressOf({ areas: [], kinds: [] })}>{text('search-problems-action')}</Button>}
    />
  );
}

function Nothing({ query }: { readonly query: string }) {
  const text = useText();
  const locale = useLocale();
  return (
    <EmptyState title={text('search-none', { query })} action={<Button href={`/${locale}/docs/Web`}>{text('search-none-action')}</Button>}>
      {text('search-none-hint')}
    </EmptyState>
  );
}
