import { headingId } from '@webdocs/contracts/page/document-ids';
import type { SearchPage } from '@webdocs/contracts/page/search-page';
import { Button } from '@webdocs/design/Button';
// The server renders what is fetched later: its styles come with the page.
import '@webdocs/design/ChosenLinks.module.css';
import { EmptyState } from '@webdocs/design/EmptyState';
import '@webdocs/design/FilterLinks.module.css';
import '@webdocs/design/FilterSheet.module.css';
import { definePart, latePiece, Slot, useText, type PartProps } from '@webdocs/remote-kit';
import { useRef, type ReactNode } from 'react';
import { choicesOf } from '../features/search-form/search-address.ts';
import { SearchForm } from '../features/search-form/SearchForm.tsx';
import { useSearchShortcut } from '../features/shortcuts/use-search-shortcut.ts';
import '../areas/Spine.module.css';
import '../features/choices/Choices.module.css';
import words from '../features/results/words/en-US.ftl';
import styles from './results-page.module.css';
import { SearchAnswer } from './SearchAnswer.tsx';
import { shownSearch, useSearchAddress } from './use-search-address.ts';

/** Links of the server's HTML until then, so nothing waits for it. */
const ResultChoices = latePiece(async () => (await import(/* webpackChunkName: "results-choices" */ './ResultChoices.tsx')).resultChoices);
const ChosenChoices = latePiece(async () => (await import(/* webpackChunkName: "results-choices" */ './ResultChoices.tsx')).chosenChoices);
const AskOffer = latePiece(async () => (await import(/* webpackChunkName: "results-choices" */ './ResultChoices.tsx')).askOffer);

function ResultsPage({ page, address }: PartProps) {
  const answer = page.renderer === 'Search' ? page : undefined;
  const shown = shownSearch(answer, address.search);
  const { query } = shown;
  const addressOf = useSearchAddress(shown);

  return (
    <div className={styles.columns}>
      <div className={styles.opening}>
        <Opening
          query={query}
          page={answer?.page ?? 1}
          kept={choicesOf({ ...shown, sort: 'best' })}
          addressOf={(words) => addressOf({ query: words ?? '', sort: 'best' })}
        />
      </div>
      <div className={styles.choices}>{answer && query && <ResultChoices page={answer} search={address.search} />}</div>
      <div className={styles.answer} data-glean="site-search">
        {query && <AskOffer query={query} />}
        {answer ? (
          <SearchAnswer
            page={answer}
            query={query}
            addressOf={addressOf}
            isExplained={new URLSearchParams(address.search).has('debug')}
            chosen={<ChosenChoices page={answer} search={address.search} />}
          />
        ) : (
          <NoAnswer url={address.pathname + address.search} />
        )}
      </div>
      <Slot name="ad-side" className={styles.rail} />
    </div>
  );
}

interface OpeningProps {
  readonly query: string;
  readonly page: SearchPage['page'];
  /** Parameters that another search keeps. */
  readonly kept: ReadonlyArray<readonly [string, string]>;
  readonly addressOf: (query?: string) => string;
}

function Opening({ query, page, kept, addressOf }: OpeningProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(true, () => {
    input.current?.focus();
    input.current?.select();
  });
  const words = { name: text('search-in-page'), label: text('search-field'), placeholder: text('search-field-placeholder') };
  return (
    <>
      <h1 id={headingId} className={styles.title}>
        {headingOf(text, query, page)}
      </h1>
      <div className={styles.form}>
        <SearchForm
          key={query}
          id="page-search-q"
          size="page"
          words={words}
          addressOf={addressOf}
          kept={kept}
          input={input}
          query={query}
          // Who comes without a query comes from the magnifier of a page where no script runs, to type one.
          startsHere={query === ''}
        />
      </div>
    </>
  );
}

function headingOf(text: ReturnType<typeof useText>, query: string, page: number): ReactNode {
  if (!query) return text('search-title-empty');
  return page > 1 ? text('search-title-page', { query, page: String(page) }) : text('search-title', { query });
}

function NoAnswer({ url }: { readonly url: string }) {
  const text = useText();
  return (
    <EmptyState title={text('search-broken')} action={<Button href={url}>{text('search-broken-reload')}</Button>}>
      {text('search-broken-hint')}
    </EmptyState>
  );
}

export const resultsPage = definePart({ component: ResultsPage, messages: words, late: [ResultChoices, ChosenChoices, AskOffer] });
