import { useText } from '@webdocs/remote-kit';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { collectionName } from '../../features/collections/collection-name.ts';
import { useUndo } from '../../features/undo/use-undo.ts';
import { useCollectionChanges, type CollectionInfo, type CollectionItem } from '../../data/collections.ts';

/** Changes of several items of a collection, each with a way back in a toast. A way back that fails can be tried again. */
export function useItemChanges(collection: CollectionInfo, onGone: () => void) {
  const text = useText();
  const changes = useCollectionChanges();
  const deleting = useRepeatableCall();
  const moving = useRepeatableCall();
  const undoing = useRepeatableCall();
  const placing = useRepeatableCall();
  const tell = useUndo('collection-item');
  const { id } = collection;

  function done(words: string, undo: () => Promise<unknown>) {
    tell(words, { label: text('plus-undo'), undo: async () => undoing.run(undo) });
    onGone();
  }

  return {
    deleting,
    moving,
    undoing,
    placing,
    remove: ({ id: item, title }: CollectionItem) =>
      deleting.run(async () => {
        const removed = await changes.removeItems(id, [item]);
        done(text('plus-items-removed', { title }), () => changes.restoreItems(id, removed));
      }),
    removeAll: (items: readonly string[]) =>
      deleting.run(async () => {
        const removed = await changes.removeItems(id, items);
        done(text('plus-items-removed-count', { count: items.length }), () => changes.restoreItems(id, removed));
      }),
    async moveAll(items: readonly string[], to: CollectionInfo) {
      const moved = await changes.moveItems(id, { items: [...items], to: to.id });
      const words = text('plus-items-moved', { count: items.length, name: collectionName(to, text) });
      done(words, () => changes.moveItems(to.id, { ...moved, to: id }));
    },
    place: (item: string, index: number, told: () => void) =>
      placing.run(async () => {
        await changes.placeItem(id, item, index);
        told();
      }),
  };
}
