import { nativeNames } from '@webdocs/contracts/reader/locale';
import type { SearchPage } from '@webdocs/contracts/page/search-page';
import { ChosenLinks } from '@webdocs/design/ChosenLinks';
import { FilterLinks } from '@webdocs/design/FilterLinks';
import { FilterSheet } from '@webdocs/design/FilterSheet';
import { formatNumber } from '@webdocs/i18n';
import { definePiece, useConfiguration, useLocale, useText } from '@webdocs/remote-kit';
import { Choices } from '../features/choices/Choices.tsx';
import { languageChoices } from '../features/choices/language-choices.ts';
import { sortChoices } from '../features/choices/sort-choices.ts';
import { areaChoices, kindChoices } from '../features/filters/filter-choices.tsx';
import words from '../features/filters/words/en-US.ftl';
import { askAddress, canAsk } from '../questions/ask-address.ts';
import styles from '../features/suggestion/Suggestion.module.css';
import { shownSearch, useSearchAddress, type SearchAddressOf } from './use-search-address.ts';

interface ResultChoicesProps {
  readonly page: SearchPage;
  /** The part of the address behind the question mark. */
  readonly search: string;
}

/** What a reader may choose about the results. Titles that were scanned are in one order only, and cannot be narrowed. */
function ResultChoices({ page, search }: ResultChoicesProps) {
  const text = useText();
  const addressOf = useSearchAddress(shownSearch(page, search));
  const locale = useLocale();
  const both = text('search-language-both', { language: nativeNames[locale] });
  const languages = page.locales ? languageChoices(locale, page.locales, both, (locales) => addressOf({ locales })) : [];
  const { areas, kinds } = useFilters(page, addressOf);
  const isSortable = page.source === 'index' && page.total > 1;
  if (areas.length + kinds.length + languages.length === 0 && !isSortable) return null;
  const count = [...areas, ...kinds].filter(({ isChosen }) => isChosen).length;
  const words = {
    open: count > 0 ? text('search-filters-chosen', { count }) : text('search-filters'),
    title: text('search-filters'),
    clear: text('search-filters-clear'),
    close: text('search-filters-close'),
    show: text('search-filters-show', { count: page.total, shown: formatNumber(locale, page.total) }),
  };
  return (
    <FilterSheet id="search-filters" words={words} clear={count > 0 ? addressOf({ areas: [], kinds: [] }) : undefined}>
      <FilterLinks name={text('search-area')} choices={areas} />
      <FilterLinks name={text('search-kind')} choices={kinds} />
      {languages.length > 0 && <Choices name={text('search-language')} choices={languages} />}
      {isSortable && (
        <Choices name={text('search-order')} choices={sortChoices(page.sort ?? 'best', text, (sort) => addressOf({ sort }))} />
      )}
    </FilterSheet>
  );
}

/** What was chosen, above the results. */
function ChosenChoices({ page, search }: ResultChoicesProps) {
  const text = useText();
  const { areas, kinds } = useFilters(page, useSearchAddress(shownSearch(page, search)));
  return <ChosenLinks choices={[...areas, ...kinds]} removes={(name) => text('search-filter-remove', { name })} />;
}

/** Above what was found for a question: the way to ask it. */
function AskOffer({ query }: { readonly query: string }) {
  const text = useText();
  const mayAsk = canAsk(useConfiguration());
  const address = askAddress(useLocale(), query);
  if (!mayAsk || !address) return null;
  return (
    <p className={styles.suggestion}>
      <a href={address}>{text('search-ask', { query })}</a>
    </p>
  );
}

function useFilters({ filters }: SearchPage, addressOf: SearchAddressOf) {
  const choosing = { text: useText(), number: formatNumber.bind(undefined, useLocale()), addressOf };
  return { areas: filters ? areaChoices(filters, choosing) : [], kinds: filters ? kindChoices(filters, choosing) : [] };
}

export const askOffer = definePiece({ component: AskOffer, messages: words });
export const chosenChoices = definePiece({ component: ChosenChoices, messages: words });
export const resultChoices = definePiece({ component: ResultChoices, messages: words });
