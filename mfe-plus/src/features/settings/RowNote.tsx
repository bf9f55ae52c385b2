import { check, info } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import type { ReactNode } from 'react';
import styles from './RowNote.module.css';

/** What came of a change, below the control that asked for it. The place is there before, or nothing would be read out. */
export function RowNote({ tone, children }: { readonly tone: 'done' | 'note'; readonly children: ReactNode }) {
  return (
    <p className={styles.note} data-tone={tone} role="status">
      {children && (
        <>
          <Glyph of={tone === 'done' ? check : info} size={16} />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
