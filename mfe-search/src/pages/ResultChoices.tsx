import { nativeNames } from '@webdocs/contracts/reader/locale';
import type { SearchPage } from '@webdocs/contracts/page/search-page';
import { definePiece, useLocale, useText } from '@webdocs/remote-kit';
import { Choices } from '../features/choices/Choices.tsx';
import { languageChoices } from '../features/choices/language-choices.ts';
import { sortChoices } from '../features/choices/sort-choices.ts';
import { areaChoices, kindChoices } from '../features/filters/filter-choices.ts';
import { ChosenFilters } from '../features/filters/ChosenFilters.tsx';
import { FilterList } from '../features/filters/FilterList.tsx';
import { FilterPanel } from '../features/filters/FilterPanel.tsx';
import words from '../features/filters/words/en-US.ftl';
import { shownSearch, useSearchAddress } from './use-search-address.ts';

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
  const areas = page.filters ? areaChoices(page.filters, text, addressOf) : [];
  const kinds = page.filters ? kindChoices(page.filters, text, addressOf) : [];
  const isSortable = page.source === 'index' && page.total > 1;
  if (areas.length + kinds.length + languages.length === 0 && !isSortable) return null;
  return (
    <FilterPanel
      count={[...areas, ...kinds].filter(({ isChosen }) => isChosen).length}
      clear={addressOf({ areas: [], kinds: [] })}
      shown={page.url}
    >
      <FilterList name={text('search-area')} choices={areas} hasSpines />
      <FilterList name={text('search-kind')} choices={kinds} />
      {languages.length > 0 && <Choices name={text('search-language')} choices={languages} />}
      {isSortable && (
        <Choices name={text('search-order')} choices={sortChoices(page.sort ?? 'best', text, (sort) => addressOf({ sort }))} />
      )}
    </FilterPanel>
  );
}

/** What was chosen, above the results. */
function ChosenChoices({ page, search }: ResultChoicesProps) {
  const text = useText();
  const addressOf = useSearchAddress(shownSearch(page, search));
  if (!page.filters) return null;
  return <ChosenFilters choices={[...areaChoices(page.filters, text, addressOf), ...kindChoices(page.filters, text, addressOf)]} />;
}

export const chosenChoices = definePiece({ component: ChosenChoices, messages: words });
export const resultChoices = definePiece({ component: ResultChoices, messages: words });
