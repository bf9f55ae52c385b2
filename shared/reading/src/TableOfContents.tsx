import type { TocEntry } from '@webdocs/contracts/page';
import { chevronDown } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import styles from './TableOfContents.module.css';
import { tocText } from './toc-text.tsx';

export interface TableOfContentsProps {
  readonly entries: readonly TocEntry[];
  /** "In this article", in the language of the page. */
  readonly heading: string;
  /** The section being read, from `useSectionInView`. */
  readonly current?: string;
}

/** The list in the right rail, on windows that have one. */
export function TableOfContents({ entries, heading, current }: TableOfContentsProps) {
  const headingId = useId();
  if (entries.length === 0) return null;
  return (
    <nav className={styles.rail} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <Entries entries={entries} current={current} />
    </nav>
  );
}

/** The same list on smaller windows: a button of the breadcrumb bar opens it under the bar, which has to be positioned. */
export function TableOfContentsPanel({ entries, heading, current }: TableOfContentsProps) {
  if (entries.length === 0) return null;
  return (
    <details className={styles.fold} onKeyDown={closeOnEscape}>
      <summary className={styles.summary}>
        {heading}
        <Glyph of={chevronDown} size={16} className={styles.chevron} />
      </summary>
      <nav className={styles.panel} aria-label={heading} onClick={closeAfterChoice}>
        <Entries entries={entries} current={current} />
      </nav>
    </details>
  );
}

function Entries({ entries, current }: Pick<TableOfContentsProps, 'entries' | 'current'>) {
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a
            href={`#${entry.id}`}
            className={entry.sub ? styles.sub : styles.entry}
            aria-current={entry.id === current ? 'location' : undefined}
          >
            <span>{tocText(entry.text)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function closeAfterChoice(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Element).closest('a')) event.currentTarget.closest('details')?.removeAttribute('open');
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}
