import { filter } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { filterWords } from './filter-words.ts';
import { countEntries, rememberTree, showMatching } from './sidebar-tree.ts';
import styles from './SidebarFilter.module.css';

export function SidebarFilter({ tree }: { readonly tree: RefObject<HTMLElement | null> }) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const restore = useRef<(() => void) | null>(null);
  // Counted in the browser: the tree is HTML that the server alone has seen.
  const [count, setCount] = useState<{ entries: number; isFiltered: boolean } | null>(null);

  function applyFilter() {
    const element = tree.current;
    if (!element) return;
    const words = filterWords(input.current?.value ?? '');
    if (words.length > 0) {
      restore.current ??= rememberTree(element);
      setCount({ entries: showMatching(element, words), isFiltered: true });
      element.scrollTop = 0;
    } else {
      restore.current?.();
      restore.current = null;
      setCount({ entries: countEntries(element), isFiltered: false });
    }
  }

  // What was typed before hydration counts too.
  useEffect(applyFilter, [tree]);

  function clearOnEscape(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || event.currentTarget.value === '') return;
    event.preventDefault();
    event.currentTarget.value = '';
    applyFilter();
  }

  return (
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
        onInput={applyFilter}
        onKeyDown={clearOnEscape}
      />
      <output htmlFor={id} className={styles.count}>
        {count && (count.isFiltered ? text('docs-filter-matches', { count: count.entries }) : count.entries)}
      </output>
    </div>
  );
}
