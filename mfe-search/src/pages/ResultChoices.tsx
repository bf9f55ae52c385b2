import { nativeNames } from '@webdocs/contracts/reader/locale';
import type { SearchPage } from '@webdocs/contracts/page/search-page';
import { useLocale, useText } from '@webdocs/remote-kit';
import { Choices } from '../features/choices/Choices.tsx';
import { languageChoices } from '../features/choices/language-choices.ts';
import { sortChoices } from '../features/choices/sort-choices.ts';
import type { SearchAddressOf } from './use-search-address.ts';

/** What a reader may choose about the results. Titles that were scanned are in one order only. */
export function ResultChoices({ page, addressOf }: { readonly page: SearchPage; readonly addressOf: SearchAddressOf }) {
  const text = useText();
  const locale = useLocale();
  const both = text('search-language-both', { language: nativeNames[locale] });
  const languages = page.locales ? languageChoices(locale, page.locales, both, (locales) => addressOf({ locales })) : [];
  return (
    <>
      {languages.length > 0 && <Choices name={text('search-language')} choices={languages} />}
      {page.source === 'index' && page.total > 1 && (
        <Choices name={text('search-order')} choices={sortChoices(page.sort ?? 'best', text, (sort) => addressOf({ sort }))} />
      )}
    </>
  );
}
