import { close, filter } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import type { EntryCount } from './sidebar-state.ts';
import styles from './SidebarFilter.module.css';

interface SidebarFilterProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Counted in the browser: the tree is HTML that the server alone has seen. */
  readonly count: EntryCount | null;
  readonly onType: (typed: string) => void;
}

export function SidebarFilter({ input, count, onType }: SidebarFilterProps) {
  const text = useText();
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState('');

  function clear() {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    type('');
  }

  function type(words: string) {
    setTyped(words);
    onType(words);
  }

  function clearOnEscape(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || event.currentTarget.value === '') return;
    event.preventDefault();
    clear();
  }

  const words = count?.isFiltered && count.entries === 0 ? typed.trim() : '';
  return (
    <div className={styles.place}>
      <div className={styles.filter}>
        <Glyph of={filter} size={18} />
        <label htmlFor={id} className="visually-hidden">
          {text('docs-filter')}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          placeholder={text('docs-filter')}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={clearOnEscape}
        />
        <span className={styles.count}>
          {/* A number that nothing was done for is for the eye: it would be read out of the blue when it comes. */}
          {count && !count.isFiltered && <span aria-hidden="true">{count.entries}</span>}
          <output htmlFor={id}>{count?.isFiltered && text('docs-filter-matches', { count: count.entries })}</output>
        </span>
        <button type="button" className={styles.clear} aria-label={text('docs-filter-clear')} onClick={clear}>
          <Glyph of={close} size={16} />
        </button>
      </div>
      {words && (
        <a className={styles.search} href={`/${locale}/search?${new URLSearchParams({ q: words }).toString()}`}>
          {text('docs-filter-search', { words })}
        </a>
      )}
    </div>
  );
}
