import { useText } from '@webdocs/remote-kit';
import type { DragEvent, ReactNode } from 'react';
import { Button } from '@webdocs/design/Button';
import styles from './Items.module.css';
import { useItemGroups } from './use-item-groups.ts';

interface ItemsProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string | number;
  readonly cardOf: (item: T) => ReactNode;
  /** How many there are, shown or not; unknown while something is searched for. */
  readonly total: number | undefined;
  readonly isLoading: boolean;
  /** Absent where all are shown. */
  readonly onMore?: () => void;
  /** Something that is dragged over them is let go of at the place of one of them. */
  readonly drop?: { readonly kind: string; readonly onDrop: (dragged: string, index: number) => void } | undefined;
}

function dropped({ kind, onDrop }: NonNullable<ItemsProps<unknown>['drop']>, index: number) {
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(kind)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const dragged = event.dataTransfer.getData(kind);
      if (dragged) onDrop(dragged, index);
    },
  };
}

/** The articles of a shelf, a page of them after the other. Roles make the list, as `ul` may hold no groups. */
export function Items<T>({ items, keyOf, cardOf, total, isLoading, onMore, drop }: ItemsProps<T>) {
  const text = useText();
  const { groups, leaving } = useItemGroups(items, keyOf);
  // Where nothing is found it is there for what leaves.
  const isEmpty = items.length === 0;
  const size = total ?? (onMore ? -1 : items.length);
  let place = 0;
  const cardsOf = (some: readonly T[]) =>
    some.map((item) => {
      const index = place++;
      return (
        <div key={keyOf(item)} role="listitem" aria-posinset={index + 1} aria-setsize={size} {...(drop && dropped(drop, index))}>
          {cardOf(item)}
        </div>
      );
    });
  return (
    <div className={isEmpty ? undefined : styles.items} aria-busy={isLoading}>
      <div role={isEmpty ? undefined : 'list'}>
        {[
          ...groups.map((group) => (
            <div key={group.id} className={styles.group}>
              {(group.cards = cardsOf(group.items))}
            </div>
          )),
          ...leaving.map(({ id, cards }) => (
            <div key={id} className={styles.leaving}>
              {cards}
            </div>
          )),
        ]}
      </div>
      {!isEmpty && (
        <div className={styles.more}>
          {onMore && (
            <Button aria-disabled={isLoading || undefined} onClick={isLoading ? undefined : onMore}>
              {text(isLoading ? 'plus-items-loading-more' : 'plus-items-more')}
            </Button>
          )}
          {total !== undefined && <p className={styles.shown}>{text('plus-items-shown', { shown: items.length, total })}</p>}
        </div>
      )}
    </div>
  );
}
