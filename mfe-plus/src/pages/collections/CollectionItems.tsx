import { collectionLimits } from '@webdocs/contracts/api/collections';
import { Button } from '@webdocs/design/Button';
import { EmptyState } from '@webdocs/design/EmptyState';
import { latePiece, useLatePiece, useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import {
  ChangedElsewhere,
  itemsOfPage,
  useCollectionChanges,
  useCollections,
  useItemPages,
  type CollectionInfo,
  type CollectionItem,
  type ItemsWish,
} from '../../data/collections.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { Items } from '../../features/collection-items/Items.tsx';
import { ItemTools } from '../../features/collection-items/ItemTools.tsx';
import { keepSort, keptSort } from '../../features/collection-items/kept-sort.ts';
import { draggedKind } from '../../features/collection-order/dragged-item.ts';
import { ItemChoice } from '../../features/collection-selection/ItemChoice.tsx';
import { useSelection } from '../../features/collection-selection/use-selection.ts';
import { collectionName } from '../../features/collections/collection-name.ts';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import styles from './CollectionsPart.module.css';
import { ItemRow, type ItemActs } from './ItemRow.tsx';
import { useItemChanges } from './use-item-changes.ts';

const NoteForm = latePiece(
  async () => (await import(/* webpackChunkName: "collection-dialogs" */ '../../features/collection-items/NoteForm.tsx')).noteForm,
);
const SelectionBar = latePiece(
  async () =>
    (await import(/* webpackChunkName: "collection-selection" */ '../../features/collection-selection/SelectionBar.tsx')).selectionBar,
);
const PlaceButtons = latePiece(
  async () => (await import(/* webpackChunkName: "collection-order" */ '../../features/collection-order/PlaceButtons.tsx')).placeButtons,
);

interface CollectionItemsProps {
  readonly collection: CollectionInfo;
  /** What had the focus is gone. */
  readonly onGone: () => void;
  /** A note is being written: the page stays as it is, whatever becomes of the collection. */
  readonly onWriting: (isWriting: boolean) => void;
}

/** The articles of a shelf: to find, to note on, to put in order, to move, to take off. */
export function CollectionItems({ collection, onGone, onWriting }: CollectionItemsProps) {
  const text = useText();
  const locale = useLocale();
  const [wish, setWish] = useState<ItemsWish>(() => ({ q: '', sort: keptSort() }));
  const [pages, setPages] = useState(1);
  const { data: answer, failure, isLoading: isAsked, reload } = useItemPages(collection.id, wish, pages);
  const { data: collections = [] } = useCollections();
  const { changeItem } = useCollectionChanges();
  const changes = useItemChanges(collection, onGone);
  const { deleting, moving, undoing, placing } = changes;
  const noting = useRepeatableCall();
  const writing = useLatePiece(NoteForm);
  const bar = useLatePiece(SelectionBar);
  const order = useLatePiece(PlaceButtons);
  const [noted, setNoted] = useState<{ readonly item: CollectionItem; readonly isOpen: boolean }>();
  const writtenOn = useRef<string>(undefined);
  writtenOn.current = noted?.item.id;
  const [deleted, setDeleted] = useState<string>();
  const [placed, setPlaced] = useState('');

  // While something else is asked for, what was there stays.
  const shown = useRef<readonly CollectionItem[]>([]);
  const isKnown = answer !== undefined;
  if (answer) shown.current = [...new Map(answer.flatMap((page) => page.items).map((item) => [item.id, item])).values()];
  const items = shown.current;
  const isLoading = !isKnown && isAsked;
  const isMore = answer?.at(-1)?.items.length === itemsOfPage || (isLoading && pages > 1);
  const isInOwnOrder = wish.sort === 'own' && wish.q === '';

  const selection = useSelection(
    items.map(({ id }) => id),
    collectionLimits.selected,
  );
  const others = collections.filter(({ id }) => id !== collection.id);
  const isChosen = selection.ids.length > 0;
  const isWriting = noted?.isOpen ?? false;
  useEffect(() => void writing.fetch(), [isWriting]);
  useEffect(() => void (isChosen && bar.fetch()), [isChosen]);
  useEffect(() => void (isInOwnOrder && order.fetch()), [isInOwnOrder]);

  function look(change: Partial<ItemsWish>) {
    const next = { ...wish, ...change };
    if (next.q === wish.q && next.sort === wish.sort) return;
    setWish(next);
    setPages(1);
    setPlaced('');
  }

  function sortBy(sort: ItemsWish['sort']) {
    keepSort(sort);
    look({ sort });
  }

  function note(item: CollectionItem) {
    setNoted({ item, isOpen: true });
    onWriting(true);
  }

  /** A note that is saved late does not close the window of another one. */
  function endNote(item: CollectionItem) {
    if (writtenOn.current !== item.id) return;
    setNoted({ item, isOpen: false });
    onWriting(false);
  }

  function place(id: string, index: number) {
    const title = items.find((item) => item.id === id)?.title ?? '';
    changes.place(id, index, () => setPlaced(text('plus-items-placed', { title, place: index + 1, total: collection.article_count })));
  }

  const acts = useRef<ItemActs>({} as ItemActs);
  acts.current = {
    toggle: selection.toggle,
    note,
    remove(item) {
      setDeleted(item.id);
      changes.remove(item);
    },
    move: (item, by) => place(item.id, items.indexOf(item) + by),
  };

  if (collection.article_count === 0 && items.length === 0) {
    return (
      <>
        <FailedCall call={undoing} />
        <EmptyState
          title={text('plus-items-empty')}
          action={<Button href={`/${locale}/docs/Web`}>{text('plus-items-empty-action')}</Button>}
        >
          {text('plus-items-empty-text')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {isLoading
          ? ''
          : placed || (items.length ? text('plus-collections-count', { count: items.length }) : text('plus-items-none', { query: wish.q }))}
      </p>
      <ItemTools sort={wish.sort} onSearch={(q) => look({ q })} onSort={sortBy} />
      {failure !== undefined && <FailedCall call={{ failure, isPending: isAsked, retry: reload }} />}
      <FailedCall call={deleting} />
      <FailedCall call={undoing} />
      <FailedCall call={placing} />
      {items.length > 0 && (
        <ItemChoice
          label={isMore ? text('plus-items-choose-shown', { count: items.length }) : text('plus-items-choose-all')}
          isLabelShown
          isChosen={selection.ids.length === items.length}
          isPartly={isChosen && selection.ids.length < items.length}
          onToggle={() => selection.setAll(!isChosen)}
        />
      )}
      {bar.isThere && (
        <SelectionBar
          count={selection.ids.length}
          others={others.map((one) => ({ id: one.id, name: collectionName(one, text) }))}
          deleting={deleting}
          moving={moving}
          notice={<FailedCall call={moving} />}
          onDelete={() => changes.removeAll(selection.ids)}
          onMove={async (to) => {
            const target = others.find(({ id }) => id === to);
            if (target) await changes.moveAll(selection.ids, target);
          }}
          onClear={() => selection.setAll(false)}
        />
      )}
      <Items
        items={items}
        keyOf={({ id }) => id}
        total={wish.q ? undefined : collection.article_count}
        isLoading={isLoading}
        onMore={isMore ? () => setPages(pages + 1) : undefined}
        drop={isInOwnOrder ? { kind: draggedKind, onDrop: place } : undefined}
        cardOf={(item) => (
          <ItemRow
            item={item}
            isChosen={selection.has(item.id)}
            isDeleting={deleting.isPending && deleted === item.id}
            PlaceButtons={isInOwnOrder && order.isThere ? PlaceButtons : undefined}
            isFirst={isInOwnOrder && item === items[0]}
            isLast={isInOwnOrder && items.indexOf(item) >= collection.article_count - 1}
            acts={acts}
          />
        )}
      />
      {items.length === 0 &&
        (isKnown ? (
          <EmptyState title={text('plus-items-none', { query: wish.q })} />
        ) : (
          failure === undefined && (
            <p className={styles.loading} role="status">
              {text('plus-items-loading')}
            </p>
          )
        ))}
      {isWriting && writing.hasFailed && <p role="alert">{text('plus-call-unanswered')}</p>}
      {noted && writing.isThere && (
        <NoteForm
          open={noted.isOpen}
          title={noted.item.title}
          note={noted.item.notes ?? ''}
          seenAt={noted.item.updated_at}
          theirs={noting.failure instanceof ChangedElsewhere ? noting.failure.current : undefined}
          call={noting}
          notice={<FailedCall call={noting} />}
          onClose={() => endNote(noted.item)}
          onSave={(notes, seenAt) => changeItem(collection.id, noted.item.id, { title: noted.item.title, notes, seen_at: seenAt })}
        />
      )}
    </>
  );
}
