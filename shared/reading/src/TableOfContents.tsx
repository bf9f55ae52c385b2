import type { TocEntry } from '@webdocs/contracts/page/page';
import { chevronDown } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ToggleEvent } from 'react';
import { columnAround, scrollWithin } from './scroll-within.ts';
import { sectionOf, subsectionsOf } from './section-of.ts';
import styles from './TableOfContents.module.css';
import { tocText } from './toc-text.tsx';

export interface TableOfContentsProps {
  readonly entries: readonly TocEntry[];
  /** "In this article", in the language of the page. */
  readonly heading: string;
  /** Of the entries, where a page of another language stands in for the one that was asked for. */
  readonly lang?: string | undefined;
  /** The section being read, from `useSectionInView`. */
  readonly current?: string;
  /**
   * Where the reader decides about third-level headings: 'chosen' or 'not-chosen'. The rail then has none unless they are wanted,
   * because a list that grows and shrinks while one reads would move what is below it; the panel, which is opened for
   * a look, has those of the section being read.
   */
  readonly subsections?: 'chosen' | 'not-chosen';
  /** Told which section the reader goes to. */
  readonly onFollow?: (id: string) => void;
}

/** The list in the right rail, on windows that have one. */
export function TableOfContents({ entries, heading, lang, current, subsections, onFollow }: TableOfContentsProps) {
  const headingId = useId();
  const nav = useRef<HTMLElement>(null);
  const marked = subsections === 'not-chosen' ? sectionOf(entries, current)?.id : current;

  useEffect(() => showMarked(nav.current), [marked]);

  if (entries.length === 0) return null;
  return (
    <nav ref={nav} className={styles.rail} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <Entries entries={entries} lang={lang} marked={marked} isOptional={subsections !== undefined} onFollow={onFollow} />
    </nav>
  );
}

interface TableOfContentsPanelProps extends TableOfContentsProps {
  /** Shows on a phone which section is being read, in place of the heading. */
  readonly showsSection?: boolean;
}

/** The same list on smaller windows: a button of the breadcrumb bar opens it under the bar, which has to be positioned. */
export function TableOfContentsPanel(props: TableOfContentsPanelProps) {
  const { entries, heading, lang, current, subsections, onFollow, showsSection } = props;
  if (entries.length === 0) return null;
  const section = showsSection && entries.find(({ id }) => id === current);
  return (
    <details className={styles.fold} onKeyDown={closeOnEscape} onToggle={showMarkedWhenOpen}>
      <summary className={styles.summary}>
        <span className={styles.button} data-titled={Boolean(section)}>
          {heading}
        </span>
        {section && (
          <>
            {' '}
            <span className={styles.title}>{tocText(section.text)}</span>
          </>
        )}
        <Glyph of={chevronDown} size={16} className={styles.chevron} />
      </summary>
      <nav className={styles.panel} aria-label={heading} onClick={closeAfterChoice}>
        <Entries
          entries={entries}
          lang={lang}
          marked={current}
          near={sectionOf(entries, current)}
          isOptional={subsections !== undefined}
          onFollow={onFollow}
        />
      </nav>
    </details>
  );
}

interface EntriesProps {
  readonly entries: readonly TocEntry[];
  readonly lang: string | undefined;
  readonly marked: string | undefined;
  /** The section whose third-level headings are shown in any case. */
  readonly near?: TocEntry | undefined;
  readonly isOptional: boolean;
  readonly onFollow: ((id: string) => void) | undefined;
}

function Entries({ entries, lang, marked, near, isOptional, onFollow }: EntriesProps) {
  const shown = subsectionsOf(entries, near);
  return (
    <ol className={styles.list} lang={lang}>
      {entries.map(({ id, text, sub }) => (
        <li key={id} className={sub && isOptional && !shown.has(id) ? styles.optional : undefined}>
          <a
            href={`#${id}`}
            className={sub ? styles.sub : styles.entry}
            aria-current={id === marked ? 'location' : undefined}
            onClick={onFollow && (() => onFollow(id))}
          >
            <span>{tocText(text)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function showMarked(list: Element | null): void {
  const marked = list?.querySelector('[aria-current]');
  const column = marked && columnAround(marked);
  if (column) scrollWithin(column, marked);
}

function showMarkedWhenOpen(event: ToggleEvent<HTMLDetailsElement>): void {
  if (event.newState === 'open') showMarked(event.currentTarget);
}

function closeAfterChoice(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Element).closest('a')) event.currentTarget.closest('details')?.removeAttribute('open');
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}
