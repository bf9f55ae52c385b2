import { search } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useLocale, useNavigate, useText } from '@webdocs/remote-kit';
import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { searchAddress } from './search-address.ts';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** Of the input: where skip links and labels lead. */
  readonly id: string;
  readonly size: 'header' | 'page' | 'large';
  /** Of the landmark: a page may have several forms that search. */
  readonly name: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly query?: string;
  /** Stands at the end of the field. */
  readonly children?: ReactNode;
}

/** A plain form of the browser: it needs no script to search. */
export function SearchForm({ id, size, name, input, query = '', children }: SearchFormProps) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();

  function searchWithoutReload(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = input.current?.value.trim();
    if (!wanted) return;
    input.current?.blur();
    navigate(searchAddress(locale, wanted));
  }

  function clearOnEscape(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.currentTarget.value = '';
    event.currentTarget.blur();
  }

  return (
    <form
      role="search"
      aria-label={name}
      action={searchAddress(locale)}
      className={styles.form}
      data-size={size}
      onSubmit={searchWithoutReload}
    >
      <Glyph of={search} size={size === 'large' ? 20 : 18} />
      <label htmlFor={id} className="visually-hidden">
        {text('search-label')}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        name="q"
        defaultValue={query}
        required
        size={40}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={text('search-placeholder')}
        onKeyDown={clearOnEscape}
      />
      {children}
    </form>
  );
}
