import type { ReactNode } from 'react';
import { close, filter } from './drawings.ts';
import { Glyph } from './Glyph.tsx';
import styles from './FilterSheet.module.css';

interface FilterSheetProps {
  /** Unique in the page: the button names the sheet by it. */
  readonly id: string;
  readonly words: {
    /** On the button, which says how many filters are chosen. */
    readonly open: string;
    readonly title: string;
    readonly clear: string;
    readonly close: string;
    /** On the button below, which shows how much is left and closes the sheet. */
    readonly show: string;
  };
  /** Where the list is without any filter; undefined where none is chosen. */
  readonly clear: string | undefined;
  readonly children: ReactNode;
}

/**
 * What narrows a list: beside it where there is room, elsewhere a sheet behind one button, which the browser opens by itself. It stays
 * open while filters are chosen: one is seldom all.
 */
export function FilterSheet({ id, words, clear, children }: FilterSheetProps) {
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={id}>
        <Glyph of={filter} size={18} />
        {words.open}
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title}>{words.title}</h2>
          {clear !== undefined && (
            <a href={clear} className={styles.clear}>
              {words.clear}
            </a>
          )}
          <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide" aria-label={words.close}>
            <Glyph of={close} />
          </button>
        </div>
        {children}
        <p className={styles.foot}>
          <button type="button" className={styles.show} popoverTarget={id} popoverTargetAction="hide">
            {words.show}
          </button>
        </p>
      </div>
    </>
  );
}
