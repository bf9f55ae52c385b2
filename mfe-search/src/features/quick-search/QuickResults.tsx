import { search } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import type { MouseEvent } from 'react';
import { hasModifier } from './follow-link.ts';
import styles from './QuickResults.module.css';
import { listId, siteRowId, type QuickSearch } from './use-quick-search.ts';

interface QuickResultsProps {
  readonly id: string;
  readonly quick: QuickSearch;
}

/** Titles that have what was typed, and the way to search all texts for it. What a key changes is not drawn here: `quick` writes it. */
export function QuickResults({ id, quick: { situation, isListed, line, forgetting, parts, follow, forget } }: QuickResultsProps) {
  const text = useText();

  function leaveByLink(event: MouseEvent) {
    const row = (event.target as Element).closest<HTMLAnchorElement>('[role=option]');
    if (row && event.button === 0) follow(row, hasModifier(event) ? 'elsewhere' : 'here');
  }

  return (
    <>
      <p ref={parts.status} role="status" className="visually-hidden" />
      {situation === 'crashed' && (
        <p role="alert" className={styles.crashed}>
          {text('search-crashed')}
        </p>
      )}
      {isListed && (
        // The focus stays in the field, where the keys are heard.
        <div ref={parts.panel} className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          {line && (
            <p className={styles.line} aria-hidden="true">
              {text(line)}
            </p>
          )}
          <div id={listId(id)} role="listbox" data-glean="quick-search" aria-label={text('search-titles')} onClick={leaveByLink}>
            <div ref={parts.titles} role="presentation" />
            {situation !== 'offered' && (
              <a ref={parts.site} id={siteRowId(id)} role="option" aria-selected={false} tabIndex={-1} className={styles.site}>
                <Glyph of={search} size={18} />
                <span>
                  {situation === 'found' && <span className={styles.path}>{text('search-not-seeing')}</span>}
                  <span ref={parts.siteWords} className={styles.siteWords} />
                </span>
              </a>
            )}
          </div>
          {forgetting && (
            <button type="button" className={styles.forget} onClick={forget}>
              {forgetting}
            </button>
          )}
        </div>
      )}
    </>
  );
}
