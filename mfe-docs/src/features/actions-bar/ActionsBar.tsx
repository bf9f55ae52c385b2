import { list } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { Breadcrumbs } from '@webdocs/reading/Breadcrumbs';
import { useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import styles from './ActionsBar.module.css';

interface ActionsBarProps {
  readonly parents: ReadonlyArray<{ readonly uri: string; readonly title: string }>;
  /** Of the drawer that its button opens, where the page has one. */
  readonly sidebarId: string | undefined;
  /** Puts the column of related topics away, on screens where it is one. */
  readonly sidebarToggle: ReactNode;
  readonly children: ReactNode;
}

/** Stays under the header: where the page is, and on small screens the way to its panels. */
export function ActionsBar({ parents, sidebarId, sidebarToggle, children }: ActionsBarProps) {
  const text = useText();
  const above = parents.at(-2);
  return (
    <div className={styles.bar}>
      <div className={styles.row} data-sidebar={sidebarId !== undefined}>
        {sidebarId && (
          <button type="button" className={styles.sidebarButton} popoverTarget={sidebarId}>
            <Glyph of={list} size={18} />
            <span className="visually-hidden">{text('docs-sidebar-open')}</span>
            <span className={styles.above}>{above?.title ?? text('docs-sidebar')}</span>
          </button>
        )}
        {sidebarToggle}
        <Breadcrumbs
          className={styles.trail}
          label={text('reading-breadcrumbs')}
          parents={parents}
          folded={sidebarId ? 'current' : 'parent'}
        />
        {children}
      </div>
    </div>
  );
}
