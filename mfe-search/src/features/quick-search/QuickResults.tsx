import { search } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useMemo, type MouseEvent } from 'react';
import { markedParts } from '../../data/marked-parts.ts';
import { queryWords } from '../../data/query-words.ts';
import { hasModifier } from './follow-link.ts';
import { pathOf } from './path-of.ts';
import styles from './QuickResults.module.css';
import { rowLimit } from './row-limit.ts';
import { listId, rowId, type QuickSearch } from './use-quick-search.ts';

interface QuickResultsProps {
  readonly id: string;
  readonly quick: QuickSearch;
  readonly addressOf: (query?: string) => string;
}

/** Titles that have what was typed, and the way to search all texts for it. */
export function QuickResults({ id, quick: { query, titles, isLate, active, list, close }, addressOf }: QuickResultsProps) {
  const text = useText();
  const isReady = typeof titles === 'object';
  const found = useMemo(
    () => (query && typeof titles === 'object' ? titles.find(query, rowLimit(window.innerHeight)) : []),
    [query, titles],
  );
  const words = queryWords(query);
  const isNoneFound = isReady && found.length === 0;
  const line = isNoneFound ? 'search-no-titles' : titles === 'failed' ? 'search-failed' : isLate ? 'search-loading' : undefined;

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, list]);

  function leaveByLink(event: MouseEvent) {
    if (!hasModifier(event) && event.button === 0) close();
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {query && (found.length > 0 ? text('search-titles-found', { count: found.length }) : line && text(line))}
      </p>
      {query && (
        // The focus stays in the field, where the keys are heard.
        <div ref={list} className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          {line && (
            <p className={styles.line} aria-hidden="true">
              {text(line)}
            </p>
          )}
          <div id={listId(id)} role="listbox" aria-label={text('search-titles')} onClick={leaveByLink}>
            {found.map(({ title, url }, at) => (
              <a key={url} id={rowId(id, at)} role="option" aria-selected={at === active} tabIndex={-1} href={url} className={styles.row}>
                <span className={styles.title}>
                  {markedParts(title, words).map((part, index) => (part.isMatch ? <mark key={index}>{part.text}</mark> : part.text))}
                </span>
                <span className={styles.path}>{pathOf(url)}</span>
              </a>
            ))}
            <a
              id={rowId(id, found.length)}
              role="option"
              aria-selected={active === found.length}
              tabIndex={-1}
              href={addressOf(query)}
              className={styles.site}
            >
              <Glyph of={search} size={18} />
              <span>
                {found.length > 0 && <span className={styles.path}>{text('search-not-seeing')}</span>}
                <span className={styles.siteWords}>{text('search-site', { query })}</span>
              </span>
            </a>
          </div>
        </div>
      )}
    </>
  );
}
