import { formatDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { memo, type ComponentType, type RefObject } from 'react';
import type { CollectionItem } from '../../data/collections.ts';
import { ItemActions } from '../../features/collection-items/ItemActions.tsx';
import { ItemCard } from '../../features/collection-items/ItemCard.tsx';
import type { PlaceButtonsProps } from '../../features/collection-order/PlaceButtons.tsx';
import { ItemChoice } from '../../features/collection-selection/ItemChoice.tsx';

export interface ItemActs {
  toggle(id: string, toLast: boolean): void;
  note(item: CollectionItem): void;
  remove(item: CollectionItem): void;
  move(item: CollectionItem, by: number): void;
}

interface ItemRowProps {
  readonly item: CollectionItem;
  readonly isChosen: boolean;
  readonly isDeleting: boolean;
  /** With which buttons it is moved in the own order; in other orders there are none. */
  readonly PlaceButtons: ComponentType<PlaceButtonsProps> | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The same object for ever: what it holds is what there is to do now. */
  readonly acts: RefObject<ItemActs>;
}

/** An article of a shelf. Of hundreds, a choice renders the one that it changes: all of 300 took 160 ms. */
export const ItemRow = memo(function ItemRow({ item, isChosen, isDeleting, PlaceButtons, isFirst, isLast, acts }: ItemRowProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <ItemCard
      url={item.url}
      title={item.title}
      parents={item.parents}
      note={item.notes}
      summary={item.summary}
      when={text('plus-items-saved-on', { date: formatDate(locale, item.created_at) })}
      changed={item.modified && text('plus-items-changed-on', { date: formatDate(locale, item.modified) })}
      choice={
        <ItemChoice
          label={text('plus-items-choose', { title: item.title })}
          isChosen={isChosen}
          onToggle={(toLast) => acts.current.toggle(item.id, toLast)}
        />
      }
    >
      {PlaceButtons && (
        <PlaceButtons id={item.id} title={item.title} isFirst={isFirst} isLast={isLast} onMove={(by) => acts.current.move(item, by)} />
      )}
      <ItemActions
        title={item.title}
        hasNote={Boolean(item.notes)}
        isDeleting={isDeleting}
        onNote={() => acts.current.note(item)}
        onDelete={() => acts.current.remove(item)}
      />
    </ItemCard>
  );
});
