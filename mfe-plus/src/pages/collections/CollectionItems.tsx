import { Button } from '@webdocs/design/Button';
import { EmptyState } from '@webdocs/design/EmptyState';
import { formatDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useRef, useState } from 'react';
import {
  itemsOfPage,
  useCollectionChanges,
  useItemPages,
  type CollectionInfo,
  type CollectionItem,
  type ItemsWish,
} from '../../data/collections.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { useUndo } from '../../features/undo/use-undo.ts';
import { ItemActions } from '../../features/collection-items/ItemActions.tsx';
import { ItemCard } from '../../features/collection-items/ItemCard.tsx';
import { Items } from '../../features/collection-items/Items.tsx';
import { ItemTools } from '../../features/collection-items/ItemTools.tsx';
import { NoteForm } from '../../features/collection-items/NoteForm.tsx';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import styles from './CollectionsPart.module.css';

interface CollectionItemsProps {
  readonly collection: CollectionInfo;
  /** What had the focus is gone. */
  readonly onGone: () => void;
}

/** The articles of a shelf: to find, to note on, to take off. */
export function CollectionItems({ collection, onGone }: CollectionItemsProps) {
  const text = useText();
  const locale = useLocale();
  const [wish, setWish] = useState<ItemsWish>({ q: '', sort: 'date' });
  const [pages, setPages] = useState(1);
  const { data: answer, failure, isLoading: isAsked, reload } = useItemPages(collection.id, wish, pages);
  const changes = useCollectionChanges();
  const noting = useRepeatableCall();
  const deleting = useRepeatableCall();
  const tell = useUndo('collection-item');
  const [noted, setNoted] = useState<{ readonly item: CollectionItem; readonly isOpen: boolean }>();
  const [deleted, setDeleted] = useState<string>();

  // While something else is asked for, what was there stays.
  const shown = useRef<readonly CollectionItem[]>([]);
  const isKnown = answer !== undefined;
  if (answer) shown.current = [...new Map(answer.flatMap((page) => page.items).map((item) => [item.id, item])).values()];
  const items = shown.current;
  const isLoading = !isKnown && isAsked;
  const isMore = answer?.at(-1)?.items.length === itemsOfPage || (isLoading && pages > 1);

  function look(change: Partial<ItemsWish>) {
    const next = { ...wish, ...change };
    if (next.q === wish.q && next.sort === wish.sort) return;
    setWish(next);
    setPages(1);
  }

  function remove(item: CollectionItem) {
    setDeleted(item.id);
    deleting.run(async () => {
      await changes.removeItem(collection.id, item.id);
      const { url, title, notes = '' } = item;
      tell(text('plus-items-removed', { title }), {
        label: text('plus-undo'),
        undo: () => changes.addItem(collection.id, { url, title, notes }),
      });
      onGone();
    });
  }

  const notes = failure !== undefined && <FailedCall call={{ failure, isPending: isAsked, retry: reload }} />;
  if (collection.article_count === 0 && items.length === 0) {
    return (
      <EmptyState title={text('plus-items-empty')} action={<Button href={`/${locale}/docs/Web`}>{text('plus-items-empty-action')}</Button>}>
        {text('plus-items-empty-text')}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {isLoading
          ? ''
          : items.length
            ? text('plus-collections-count', { count: items.length })
            : text('plus-items-none', { query: wish.q })}
      </p>
      <ItemTools sort={wish.sort} onSearch={(q) => look({ q })} onSort={(sort) => look({ sort })} />
      {notes}
      <FailedCall call={deleting} />
      {items.length > 0 ? (
        <Items
          items={items}
          keyOf={({ id }) => id}
          total={wish.q ? undefined : collection.article_count}
          isLoading={isLoading}
          onMore={isMore ? () => setPages(pages + 1) : undefined}
          cardOf={(item) => (
            <ItemCard
              url={item.url}
              title={item.title}
              parents={item.parents}
              note={item.notes}
              when={text('plus-items-saved-on', { date: formatDate(locale, item.created_at) })}
            >
              <ItemActions
                title={item.title}
                hasNote={Boolean(item.notes)}
                isDeleting={deleting.isPending && deleted === item.id}
                onNote={() => setNoted({ item, isOpen: true })}
                onDelete={() => remove(item)}
              />
            </ItemCard>
          )}
        />
      ) : isKnown ? (
        <EmptyState title={text('plus-items-none', { query: wish.q })} />
      ) : (
        failure === undefined && (
          <p className={styles.loading} role="status">
            {text('plus-items-loading')}
          </p>
        )
      )}
      {noted && (
        <NoteForm
          open={noted.isOpen}
          title={noted.item.title}
          note={noted.item.notes ?? ''}
          call={noting}
          notice={<FailedCall call={noting} />}
          onClose={() => setNoted({ ...noted, isOpen: false })}
          onSave={(note) => changes.changeItem(collection.id, noted.item.id, { title: noted.item.title, notes: note })}
        />
      )}
    </>
  );
}
