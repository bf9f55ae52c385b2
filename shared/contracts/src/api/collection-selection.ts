import * as v from 'valibot';
import { json, type Call, type Resource } from './call.ts';
import { CollectionKeptItemSchema, collectionLimits } from './collections.ts';
import { pure } from '../pure.ts';

const atMost = `may be ${collectionLimits.selected} at most`;
const ids = /* @__PURE__ */ pure(() =>
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.minLength(1, 'may not be empty'), v.maxLength(collectionLimits.selected, atMost)),
);

export const SelectionSchema = /* @__PURE__ */ pure(() => v.object({ items: ids }));
const position = /* @__PURE__ */ pure(() => v.pipe(v.number(), v.safeInteger('must be a whole number'), v.minValue(-2e9), v.maxValue(2e9)));

/** Where articles were in the own order of a collection: sent with a move back, they are there again. */
const MovedItemsSchema = /* @__PURE__ */ pure(() =>
  v.object({ items: v.array(v.string()), positions: v.pipe(v.array(position), v.maxLength(collectionLimits.selected, atMost)) }),
);
export type MovedItems = v.InferOutput<typeof MovedItemsSchema>;

export const SelectionMoveSchema = /* @__PURE__ */ pure(() =>
  v.pipe(
    v.object({ items: ids, to: v.pipe(v.string(), v.maxLength(64)), positions: v.optional(MovedItemsSchema.entries.positions) }),
    v.check(({ items, positions }) => !positions || positions.length === items.length, 'positions: must be as many as the items'),
  ),
);
export type SelectionMove = v.InferOutput<typeof SelectionMoveSchema>;

/** What was deleted, as it was: sent back, it is there again in its place. */
const RemovedItemSchema = /* @__PURE__ */ pure(() =>
  v.object({
    ...CollectionKeptItemSchema.entries,
    position,
  }),
);
export const RemovedItemsSchema = /* @__PURE__ */ pure(() =>
  v.object({ items: v.pipe(v.array(RemovedItemSchema), v.maxLength(collectionLimits.selected, atMost)) }),
);
export type RemovedItems = v.InferOutput<typeof RemovedItemsSchema>;

export const PlaceSchema = /* @__PURE__ */ pure(() =>
  v.object({ index: v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0), v.maxValue(collectionLimits.accountItems)) }),
);

export const removeItems = {
  name: 'removeItems',
  method: 'POST',
  path: '/api/v2/collections/{id}/remove/',
  reply: RemovedItemsSchema,
} as const satisfies Call;
export const restoreItems = { name: 'restoreItems', method: 'POST', path: '/api/v2/collections/{id}/restore/' } as const satisfies Call;
export const moveItems = {
  name: 'moveItems',
  method: 'POST',
  path: '/api/v2/collections/{id}/move/',
  reply: MovedItemsSchema,
} as const satisfies Call;
export const placeItem = {
  name: 'placeItem',
  method: 'POST',
  path: '/api/v2/collections/{id}/items/{item}/place/',
} as const satisfies Call;

/** What comes back may be as long as what an import may bring. */
const restoredBytes = 4 * 1024 * 1024;
const selectionBytes = 64 * 1024;
const writes = { tag: 'Collections', who: 'signed-in', limit: 'writing', listener: 'public' } as const;

/** What readers do with several saved pages at once, and with their order. Each call does all of it or nothing. */
export const collectionSelection = /* @__PURE__ */ pure(
  () =>
    ({
      removeItems: {
        ...removeItems,
        ...writes,
        purpose: 'Removes saved pages from a collection, and tells what they were.',
        body: json(SelectionSchema),
        limitBytes: selectionBytes,
        replies: { 200: 'What was removed, as restoreItems takes it.' },
        failures: ['COLLECTION_UNKNOWN', 'COLLECTION_ITEM_UNKNOWN'],
      },
      restoreItems: {
        ...restoreItems,
        ...writes,
        purpose: 'Puts back what was removed, in its place; what is there again by now stays as it is.',
        body: json(RemovedItemsSchema),
        limitBytes: restoredBytes,
        replies: { 201: 'They are there again.' },
        failures: ['COLLECTION_UNKNOWN', 'COLLECTIONS_FULL', 'DOCUMENT_UNKNOWN'],
      },
      moveItems: {
        ...moveItems,
        ...writes,
        purpose: 'Moves saved pages to another collection of the account: to its top, or to the positions given.',
        body: json(SelectionMoveSchema),
        limitBytes: selectionBytes,
        replies: { 200: 'Where they were, as moveItems takes it on the way back.' },
        failures: ['COLLECTION_UNKNOWN', 'COLLECTION_ITEM_UNKNOWN', 'COLLECTION_ITEMS_EXIST'],
      },
      placeItem: {
        ...placeItem,
        ...writes,
        purpose: 'Gives a saved page its place in the own order of a collection, counted from 0.',
        body: json(PlaceSchema),
        replies: { 200: 'It is there.' },
        failures: ['COLLECTION_UNKNOWN', 'COLLECTION_ITEM_UNKNOWN'],
      },
    }) as const satisfies Resource,
);
