import { useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import { Button } from '@webdocs/design/Button';
import styles from './Items.module.css';

interface ItemsProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string | number;
  readonly cardOf: (item: T) => ReactNode;
  /** How many there are, shown or not; unknown while something is searched for. */
  readonly total: number | undefined;
  readonly isLoading: boolean;
  /** Absent where all are shown. */
  readonly onMore?: () => void;
}

/** The articles of a shelf, a page of them after the other. */
export function Items<T>({ items, keyOf, cardOf, total, isLoading, onMore }: ItemsProps<T>) {
  const text = useText();
  return (
    <div className={styles.items} aria-busy={isLoading}>
      <ul>
        {items.map((item) => (
          <li key={keyOf(item)}>{cardOf(item)}</li>
        ))}
      </ul>
      <div className={styles.more}>
        {onMore && (
          <Button aria-disabled={isLoading || undefined} onClick={isLoading ? undefined : onMore}>
            {text(isLoading ? 'plus-items-loading-more' : 'plus-items-more')}
          </Button>
        )}
        {total !== undefined && <p className={styles.shown}>{text('plus-items-shown', { shown: items.length, total })}</p>}
      </div>
    </div>
  );
}
