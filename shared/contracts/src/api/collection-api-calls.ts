import * as v from 'valibot';
import { json, type ApiCall } from './call.ts';
import {
  CollectionImportReplySchema,
  CollectionImportSchema,
  CollectionInputSchema,
  CollectionItemChangeSchema,
  CollectionItemInputSchema,
  CollectionItemSchema,
  CollectionLookupQuerySchema,
  CollectionLookupSchema,
  CollectionPageSchema,
  CollectionQuerySchema,
  CollectionSchema,
} from './collections.ts';

const ExportQuerySchema = v.object({ format: v.optional(v.picklist(['json', 'csv']), 'json') });

/** What is exported: without the numbers that mean something to one database only. */
export const CollectionExportSchema = v.object({
  collections: v.array(
    v.object({
      ...v.omit(CollectionSchema, ['id', 'article_count']).entries,
      items: v.array(v.omit(CollectionItemSchema, ['id'])),
    }),
  ),
});

const collections = { tag: 'Collections', who: 'signed-in' } as const;

/** What people do with what they saved. */
export const collectionApiCalls: readonly ApiCall[] = [
  {
    ...collections,
    name: 'listCollections',
    method: 'GET',
    path: '/api/v2/collections/',
    purpose: 'Lists the collections of the account, Default first, then the oldest.',
    replies: { 200: { means: 'The collections, without what is in them.', schema: v.array(CollectionSchema) } },
  },
  {
    ...collections,
    name: 'createCollection',
    method: 'POST',
    path: '/api/v2/collections/',
    purpose: 'Makes a collection; the free plan holds three, Default among them.',
    body: json(CollectionInputSchema),
    replies: { 201: { means: 'The new collection.', schema: CollectionSchema } },
    failures: ['COLLECTION_LIMIT', 'COLLECTION_NAME_TAKEN'],
  },
  {
    ...collections,
    name: 'lookUpPage',
    method: 'GET',
    path: '/api/v2/collections/lookup/',
    purpose: 'Tells in which collections of the account a page stands.',
    query: CollectionLookupQuerySchema,
    replies: { 200: { means: 'The item in each collection that has it.', schema: CollectionLookupSchema } },
  },
  {
    ...collections,
    name: 'exportCollections',
    method: 'GET',
    path: '/api/v2/collections/export/',
    purpose: 'Gives everything that somebody saved as a file, in a form that the import takes or as a table.',
    query: ExportQuerySchema,
    replies: { 200: { means: 'A file; with format=csv a table instead.', schema: CollectionExportSchema, kind: 'text/csv' } },
  },
  {
    ...collections,
    name: 'importCollections',
    method: 'POST',
    path: '/api/v2/collections/import/',
    purpose: 'Adds what is not there yet: all of it, or, past a limit, nothing.',
    body: json(CollectionImportSchema),
    replies: { 201: { means: 'How much was added, and what was not and why.', schema: CollectionImportReplySchema } },
    failures: ['COLLECTION_LIMIT'],
  },
  {
    ...collections,
    name: 'readCollection',
    method: 'GET',
    path: '/api/v2/collections/{id}/',
    purpose: 'Reads a collection and a page of its items, the newest first or by title; limit=0 leaves the items out.',
    query: CollectionQuerySchema,
    replies: { 200: { means: 'The collection with its items.', schema: CollectionPageSchema } },
    failures: ['COLLECTION_UNKNOWN'],
  },
  {
    ...collections,
    name: 'editCollection',
    method: 'POST',
    path: '/api/v2/collections/{id}/',
    purpose: 'Gives a collection another name and description; Default keeps its own.',
    body: json(CollectionInputSchema),
    replies: { 200: { means: 'The changed collection.', schema: CollectionSchema } },
    failures: ['COLLECTION_UNKNOWN', 'COLLECTION_DEFAULT_KEPT', 'COLLECTION_NAME_TAKEN'],
  },
  {
    ...collections,
    name: 'deleteCollection',
    method: 'DELETE',
    path: '/api/v2/collections/{id}/',
    purpose: 'Deletes a collection with its items; Default stays.',
    replies: { 200: { means: 'Deleted.' } },
    failures: ['COLLECTION_UNKNOWN', 'COLLECTION_DEFAULT_KEPT'],
  },
  {
    ...collections,
    name: 'addItem',
    method: 'POST',
    path: '/api/v2/collections/{id}/items/',
    purpose: 'Saves a page of this site in a collection.',
    body: json(CollectionItemInputSchema),
    replies: { 201: { means: 'Saved.' } },
    failures: ['COLLECTION_UNKNOWN', 'DOCUMENT_UNKNOWN', 'COLLECTION_ITEM_EXISTS'],
  },
  {
    ...collections,
    name: 'readItem',
    method: 'GET',
    path: '/api/v2/collections/{id}/items/{item}/',
    purpose: 'Reads one saved page.',
    replies: { 200: { means: 'The saved page.', schema: CollectionItemSchema } },
    failures: ['COLLECTION_UNKNOWN', 'COLLECTION_ITEM_UNKNOWN'],
  },
  {
    ...collections,
    name: 'changeItem',
    method: 'POST',
    path: '/api/v2/collections/{id}/items/{item}/',
    purpose: 'Changes the title of a saved page, and its notes where they are named.',
    body: json(CollectionItemChangeSchema),
    replies: { 200: { means: 'Changed.' } },
    failures: ['COLLECTION_UNKNOWN', 'COLLECTION_ITEM_UNKNOWN'],
  },
  {
    ...collections,
    name: 'removeItem',
    method: 'DELETE',
    path: '/api/v2/collections/{id}/items/{item}/',
    purpose: 'Removes a saved page from a collection.',
    replies: { 200: { means: 'Removed.' } },
    failures: ['COLLECTION_UNKNOWN', 'COLLECTION_ITEM_UNKNOWN'],
  },
];
