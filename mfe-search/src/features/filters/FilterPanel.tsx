import { close, filter } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './FilterPanel.module.css';

const panelId = 'search-filters';

interface FilterPanelProps {
  /** How many filters are chosen. */
  readonly count: number;
  /** Where the results are without any. */
  readonly clear: string;
  /** Which results are there: other ones close the sheet. */
  readonly shown: string;
  readonly children: ReactNode;
}

/** Beside the results where there is room, elsewhere a sheet behind one button, which the browser opens by itself. */
export function FilterPanel({ count, clear, shown, children }: FilterPanelProps) {
  const text = useText();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [shown]);

  return (
    <>
      <button type="button" className={styles.open} popoverTarget={panelId}>
        <Glyph of={filter} size={18} />
        {count > 0 ? text('search-filters-chosen', { count }) : text('search-filters')}
      </button>
      <div ref={panel} id={panelId} popover="auto" className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title}>{text('search-filters')}</h2>
          {count > 0 && (
            <a href={clear} className={styles.clear}>
              {text('search-filters-clear')}
            </a>
          )}
          <button
            type="button"
            className={styles.close}
            popoverTarget={panelId}
            popoverTargetAction="hide"
            aria-label={text('search-filters-close')}
          >
            <Glyph of={close} />
          </button>
        </div>
        {children}
      </div>
    </>
  );
}
