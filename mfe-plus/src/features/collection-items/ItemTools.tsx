import type { CollectionQuery } from '@webdocs/contracts/api/collections';
import { Field } from '@webdocs/design/Field';
import { Glyph } from '@webdocs/design/Glyph';
import { Select } from '@webdocs/design/Select';
import { search } from '@webdocs/design/drawings';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import styles from './ItemTools.module.css';

interface ItemToolsProps {
  readonly sort: CollectionQuery['sort'];
  /** Called when the reader has paused in typing. */
  readonly onSearch: (words: string) => void;
  readonly onSort: (sort: CollectionQuery['sort']) => void;
}

const pauseMs = 300;

/** Finds an article among many. */
export function ItemTools({ sort, onSearch, onSort }: ItemToolsProps) {
  const text = useText();
  const [words, setWords] = useState('');
  const newest = useRef(onSearch);
  useEffect(() => {
    newest.current = onSearch;
  });
  useEffect(() => {
    const pause = setTimeout(() => newest.current(words.trim()), pauseMs);
    return () => clearTimeout(pause);
  }, [words]);

  return (
    <div role="search" className={styles.tools}>
      <Field
        type="search"
        label={text('plus-items-search')}
        labelHidden
        placeholder={text('plus-items-search')}
        maxLength={200}
        value={words}
        before={<Glyph of={search} size={18} />}
        className={styles.search}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Select
        label={text('plus-items-sort')}
        labelHidden
        value={sort}
        className={styles.sort}
        onChange={({ currentTarget }) => onSort(currentTarget.value as CollectionQuery['sort'])}
      >
        <option value="date">{text('plus-items-sort-date')}</option>
        <option value="title">{text('plus-items-sort-title')}</option>
        <option value="own">{text('plus-items-sort-own')}</option>
      </Select>
    </div>
  );
}
