import { useLocale, useText } from '@webdocs/remote-kit';
import type { ReactNode, RefObject } from 'react';
import { QuickResults } from '../features/quick-search/QuickResults.tsx';
import { useQuickSearch } from '../features/quick-search/use-quick-search.ts';
import { KeyHint } from '../features/search-form/KeyHint.tsx';
import { searchAddress } from '../features/search-form/search-address.ts';
import { SearchForm } from '../features/search-form/SearchForm.tsx';
import styles from './QuickSearchBox.module.css';

interface QuickSearchBoxProps {
  readonly id: string;
  readonly size: 'header' | 'large';
  readonly name: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly children?: ReactNode;
}

/** The box of the header and of the hero: a form that answers while the reader types. */
export function QuickSearchBox({ id, size, name, input, children }: QuickSearchBoxProps) {
  const text = useText();
  const locale = useLocale();
  const addressOf = (query?: string) => searchAddress(locale, query);
  const quick = useQuickSearch(id, input, addressOf);
  const words = { name, label: text('search-label'), placeholder: text('search-placeholder') };

  return (
    <div
      className={styles.box}
      onPointerEnter={quick.prepare}
      onSubmit={quick.send}
      onBlur={({ relatedTarget }) => quick.leave(relatedTarget)}
    >
      <SearchForm id={id} size={size} words={words} addressOf={addressOf} input={input} field={quick.field}>
        <KeyHint>{quick.situation === 'closed' ? '/' : text('search-key-leave')}</KeyHint>
        {children}
      </SearchForm>
      <QuickResults id={id} quick={quick} />
    </div>
  );
}
