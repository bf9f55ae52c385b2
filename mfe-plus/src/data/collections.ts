import * as selection from '@webdocs/contracts/api/collection-selection';
import type { RemovedItems, SelectionMove } from '@webdocs/contracts/api/collection-selection';
import * as api from '@webdocs/contracts/api/collections';
import type {
  CollectionImport,
  CollectionInfo,
  CollectionInput,
  CollectionItem,
  CollectionItemChange,
  CollectionItemInput,
  CollectionLookup,
  CollectionPage,
  CollectionQuery,
} from '@webdocs/contracts/api/collections';
import { statusOf } from '../calls/call-problem.ts';
import { call } from '@webdocs/remote-kit/call';
import { useSubscription } from '@webdocs/remote-kit';
import { changesSoFar, forget, put, refresh, useKnown, useRead, type Read } from './use-read.ts';
import { useSignedInReader } from './use-signed-in-reader.ts';

export const itemsOfPage = 12;

/** What a reader wants to see of a collection. */
export interface ItemsWish {
  readonly q: string;
  readonly sort: CollectionQuery['sort'];
}

/** What a reader changed is not any more what it was when they began: what it is now. */
export class ChangedElsewhere<T> extends Error {
  constructor(readonly current: T) {
    super('changed elsewhere');
  }
}

export interface ReadWithReload<T> extends Read<T> {
  readonly reload: () => void;
}

/** Whose collections these are. What belongs to one reader is never shown to another. */
export function useReader(): string | undefined {
  useSubscription('session/ended', forget);
  return useSignedInReader();
}

const collectionsOf = (reader: string) => `${reader} collections`;

function useOwn<T>(keyOf: (reader: string) => string, read: () => Promise<T>): ReadWithReload<T> {
  const reader = useReader();
  const answer = useRead(reader === undefined ? undefined : keyOf(reader), read);
  return { ...answer, isLoading: reader === undefined || answer.isLoading, reload: refresh };
}

/** Default first, then as they were made. */
export const useCollections = (): ReadWithReload<CollectionInfo[]> => useOwn(collectionsOf, () => call(api.listCollections));

/** A reader who comes from the list sees at once what was known there. */
export function useCollection(id: string): ReadWithReload<CollectionInfo> {
  const listed = useKnown<CollectionInfo[]>(collectionsOf(useReader() ?? ''))?.find((one) => one.id === id);
  const answer = useOwn<CollectionInfo>(
    (reader) => `${reader} collection ${id}`,
    () => call(api.readCollection, { params: { id }, query: { limit: 0 } }),
  );
  return { ...answer, data: answer.data ?? listed };
}

/** Where a page is saved. */
export const usePlaces = (url: string): ReadWithReload<CollectionLookup['results']> =>
  useOwn(
    (reader) => `${reader} places ${url}`,
    async () => (await call(api.lookUpPage, { query: { url } })).results,
  );

interface ItemPages {
  readonly pages: CollectionPage[];
  /** How many changes had been made when they were asked for. */
  readonly changes: number;
}

/** The first pages of a collection's items. One more page asks for that page alone, unless something was changed meanwhile. */
export function useItemPages(id: string, { q, sort }: ItemsWish, count: number): ReadWithReload<CollectionPage[]> {
  const keyOf = (reader: string, pages: number) => [reader, 'items', id, sort, pages, q].join(' ');
  const reader = useReader() ?? '';
  const isKnown = useKnown(keyOf(reader, count)) !== undefined;
  const fewer = useKnown<ItemPages>(keyOf(reader, count - 1));
  const page = (index: number) =>
    call(api.readCollection, { params: { id }, query: { limit: itemsOfPage, offset: itemsOfPage * index, q: q || undefined, sort } });
  const answer = useOwn<ItemPages>(
    (whose) => keyOf(whose, count),
    async () => {
      const changes = changesSoFar();
      const kept = !isKnown && fewer?.changes === changes ? fewer.pages : [];
      const asked = Array.from({ length: count - kept.length }, (_, index) => page(kept.length + index));
      return { pages: [...kept, ...(await Promise.all(asked))], changes };
    },
  );
  return { ...answer, data: answer.data?.pages };
}

/** Changes of what a reader has saved. Once done, everything on screen follows. */
export function useCollectionChanges() {
  const reader = useReader() ?? '';
  return {
    async create(input: CollectionInput): Promise<CollectionInfo> {
      const made = await refreshed(call(api.createCollection, { body: input }));
      put<CollectionInfo[]>(collectionsOf(reader), (known) => [...known.filter(({ id }) => id !== made.id), made]);
      return made;
    },
    /** Refused where the collection is not any more as it was seen. */
    edit: (id: string, input: CollectionInput, seen: CollectionInput) =>
      refreshed(
        unlessChanged(call(api.editCollection, { params: { id }, body: { ...input, seen } }), async () => {
          const { name, description = '' } = await call(api.readCollection, { params: { id }, query: { limit: 0 } });
          return name === seen.name && description === (seen.description ?? '') ? undefined : { name, description };
        }),
      ),
    delete: (id: string) => refreshed(call(api.deleteCollection, { params: { id } })),
    addItem: (id: string, input: CollectionItemInput) => refreshed(call(api.addItem, { params: { id }, body: input })),
    /** The answer to a save names no item: who takes it back asks for it first, so that no save waits for that. */
    async takeBackItem(id: string, url: string): Promise<void> {
      const { results } = await call(api.lookUpPage, { query: { url } });
      const saved = results.find(({ collection_id }) => collection_id === id);
      if (saved) await refreshed(call(api.removeItem, { params: { id, item: saved.item.id } }));
    },
    /** Refused where the item was changed since `seen_at`. */
    changeItem: (id: string, item: string, change: CollectionItemChange) =>
      refreshed(
        unlessChanged(call(api.changeItem, { params: { id, item }, body: change }), async () => {
          const now = await call(api.readItem, { params: { id, item } });
          return now.updated_at === change.seen_at ? undefined : now;
        }),
      ),
    removeItem: (id: string, item: string) => refreshed(call(api.removeItem, { params: { id, item } })),
    /** Tells what is needed to put them back. */
    removeItems: (id: string, items: readonly string[]) =>
      refreshed(call(selection.removeItems, { params: { id }, body: { items: [...items] } })),
    restoreItems: (id: string, removed: RemovedItems) => refreshed(call(selection.restoreItems, { params: { id }, body: removed })),
    /** Tells what is needed to move them back to where they were. */
    moveItems: (id: string, move: SelectionMove) => refreshed(call(selection.moveItems, { params: { id }, body: move })),
    placeItem: (id: string, item: string, index: number) => refreshed(call(selection.placeItem, { params: { id, item }, body: { index } })),
    import: (file: CollectionImport) => refreshed(call(api.importCollections, { body: file })),
  };
}

export type { CollectionInfo, CollectionItem };

export function isDefault({ name }: Pick<CollectionInfo, 'name'>): boolean {
  return name === api.defaultCollectionName;
}

/** What is on screen follows a change. */
export async function refreshed<T>(call: Promise<T>): Promise<T> {
  const reply = await call;
  refresh();
  return reply;
}

const conflict = 409;

/** A change that is refused because of another one fails with what there is now; a refusal for another reason stays what it is. */
async function unlessChanged<T, Current>(change: Promise<T>, current: () => Promise<Current | undefined>): Promise<T> {
  try {
    return await change;
  } catch (thrown) {
    const now = statusOf(thrown) === conflict ? await current() : undefined;
    throw now === undefined ? thrown : new ChangedElsewhere(now);
  }
}
