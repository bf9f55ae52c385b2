import { search } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { isComposing } from '@webdocs/design/is-composing';
import { useNavigate } from '@webdocs/remote-kit';
import type { FormEvent, InputHTMLAttributes, KeyboardEvent, ReactNode, RefObject } from 'react';
import styles from './SearchForm.module.css';

interface SearchFormWords {
  /** Of the landmark: a page may have several forms that search. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
}

interface SearchFormProps {
  /** Of the input: where skip links and labels lead. */
  readonly id: string;
  readonly size: 'header' | 'page' | 'large';
  readonly words: SearchFormWords;
  /** Where a query is answered; without a query, where the form is sent to. */
  readonly addressOf: (query?: string) => string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly query?: string;
  /** What makes more of the input than a field to type in. */
  readonly field?: Pick<InputHTMLAttributes<HTMLInputElement>, 'role' | 'onInput' | 'onFocus' | 'onKeyDown'>;
  /** Parameters that a search keeps, for where no script runs. */
  readonly kept?: ReadonlyArray<readonly [string, string]>;
  /** Whether the reader came to type: the browser puts the focus there. */
  readonly startsHere?: boolean;
  /** Shown at the end of the field. */
  readonly children?: ReactNode;
}

/** A plain form of the browser: it needs no script to search. */
export function SearchForm(props: SearchFormProps) {
  const { id, size, words, addressOf, input, query = '', field = {}, kept = [], startsHere = false, children } = props;
  const navigate = useNavigate();

  function searchWithoutReload(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = input.current?.value.trim();
    if (!wanted) return;
    input.current?.blur();
    navigate(addressOf(wanted));
  }

  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    field.onKeyDown?.(event);
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.currentTarget.value = '';
    event.currentTarget.blur();
  }

  return (
    <form
      role="search"
      aria-label={words.name}
      action={addressOf()}
      className={styles.form}
      data-size={size}
      onSubmit={searchWithoutReload}
    >
      <Glyph of={search} size={size === 'large' ? 20 : 18} />
      <label htmlFor={id} className="visually-hidden">
        {words.label}
      </label>
      <input
        {...field}
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        name="q"
        defaultValue={query}
        required
        autoFocus={startsHere}
        size={40}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={words.placeholder}
        onKeyDown={pressed}
      />
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
