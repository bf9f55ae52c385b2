import * as v from 'valibot';
import { sitePath } from '../reader/site-path.ts';
import { isOfCalendar } from './calendar.ts';
import { plainText } from './plain-text.ts';
import { json, type Call, type Resource } from './call.ts';
import { pure } from '../pure.ts';

/** The same limits on both sides of the wire. */
export const collectionLimits = {
  name: 60,
  description: 160,
  title: 1024,
  url: 1024,
  notes: 65_536,
  /** Default counts. */
  coreCollections: 3,
  pageItems: 100,
  imported: 1000,
  /** What one call moves, deletes or brings back. */
  selected: 500,
  /** What one account may hold at once, far beyond what anyone has saved by hand: it is there to bound the database. */
  accountCollections: 500,
  accountItems: 10_000,
  accountBytes: 32 * 1024 * 1024,
} as const;

/** The collection that every account has from its first day; it is shown as 'Saved Articles'. */
export const defaultCollectionName = 'Default';

export const CollectionSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.string(),
    name: v.string(),
    description: v.optional(v.string()),
    created_at: v.string(),
    updated_at: v.string(),
    article_count: v.number(),
  }),
);
export type CollectionInfo = v.InferOutput<typeof CollectionSchema>;

export const CollectionItemSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.string(),
    url: v.string(),
    title: v.string(),
    notes: v.optional(v.string()),
    parents: v.array(v.object({ uri: v.string(), title: v.string() })),
    /** What the page says of itself, and when it last changed. */
    summary: v.optional(v.string()),
    modified: v.optional(v.string()),
    created_at: v.string(),
    updated_at: v.string(),
  }),
);
export type CollectionItem = v.InferOutput<typeof CollectionItemSchema>;

export const CollectionPageSchema = /* @__PURE__ */ pure(() =>
  v.object({ ...CollectionSchema.entries, items: v.array(CollectionItemSchema) }),
);
export type CollectionPage = v.InferOutput<typeof CollectionPageSchema>;

export const CollectionLookupSchema = /* @__PURE__ */ pure(() =>
  v.object({ results: v.array(v.object({ collection_id: v.string(), item: CollectionItemSchema })) }),
);
export type CollectionLookup = v.InferOutput<typeof CollectionLookupSchema>;

export const CollectionInputSchema = /* @__PURE__ */ pure(() =>
  v.object({
    name: plainText(collectionLimits.name),
    description: v.nullish(plainText(collectionLimits.description, { mayBeEmpty: true })),
  }),
);
export type CollectionInput = v.InferOutput<typeof CollectionInputSchema>;

/** `seen`: what the collection was when the change to it began. Where it is not that any more, nothing is changed. */
export const CollectionEditSchema = /* @__PURE__ */ pure(() =>
  v.object({ ...CollectionInputSchema.entries, seen: v.optional(CollectionInputSchema) }),
);
export type CollectionEdit = v.InferOutput<typeof CollectionEditSchema>;

const url = /* @__PURE__ */ pure(() =>
  v.pipe(plainText(collectionLimits.url), v.regex(sitePath, 'must be the path of a page of this site')),
);
const title = /* @__PURE__ */ pure(() => plainText(collectionLimits.title));
const notes = /* @__PURE__ */ pure(() => v.nullish(plainText(collectionLimits.notes, { mayBeEmpty: true })));
/** As `toISOString` writes it; what calendars and databases disagree about is centuries away. */
const moment = /* @__PURE__ */ pure(() =>
  v.pipe(
    v.string(),
    v.regex(/^(19[7-9]|20\d)\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, 'must be a moment as 2026-01-31T12:00:00.000Z'),
    v.check(isOfCalendar, 'must be a day of the calendar'),
  ),
);

export const CollectionItemInputSchema = /* @__PURE__ */ pure(() => v.object({ url, title, notes }));
export type CollectionItemInput = v.InferOutput<typeof CollectionItemInputSchema>;

/** `seen_at`: `updated_at` of the item when the change to it began. Where it is another by now, nothing is changed. */
export const CollectionItemChangeSchema = /* @__PURE__ */ pure(() => v.object({ title, notes, seen_at: v.optional(moment) }));
export type CollectionItemChange = v.InferOutput<typeof CollectionItemChangeSchema>;

/** What was saved before, with the day on which it was. */
export const CollectionKeptItemSchema = /* @__PURE__ */ pure(() =>
  v.object({ ...CollectionItemInputSchema.entries, created_at: v.optional(moment) }),
);
export type CollectionKeptItem = v.InferOutput<typeof CollectionKeptItemSchema>;

const wholeNumber = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number), v.maxValue(most, `may be ${most} at most`));

export const CollectionQuerySchema = /* @__PURE__ */ pure(() =>
  v.object({
    q: v.optional(plainText(200, { mayBeEmpty: true }), ''),
    sort: v.optional(v.picklist(['date', 'title', 'own'], 'must be title, date or own'), 'date'),
    limit: v.optional(wholeNumber(collectionLimits.pageItems), '10'),
    offset: v.optional(wholeNumber(1_000_000), '0'),
  }),
);
export type CollectionQuery = v.InferOutput<typeof CollectionQuerySchema>;

export const CollectionLookupQuerySchema = /* @__PURE__ */ pure(() => v.object({ url }));

/** JSON is what the import reads without loss; the others are what other programs read, and the import too. */
export const exportFormats = ['json', 'csv', 'html', 'markdown'] as const;
export type ExportFormat = (typeof exportFormats)[number];
const ExportQuerySchema = /* @__PURE__ */ pure(() =>
  v.object({ format: v.optional(v.picklist(exportFormats, `must be one of ${exportFormats.join(', ')}`), 'json') }),
);

/** What is exported: without the numbers that mean something to one database only. */
export const CollectionExportSchema = /* @__PURE__ */ pure(() =>
  v.object({
    collections: v.array(
      v.object({
        ...v.omit(CollectionSchema, ['id', 'article_count']).entries,
        items: v.array(v.omit(CollectionItemSchema, ['id', 'summary', 'modified'])),
      }),
    ),
  }),
);

/** What was exported, to bring it back. */
export const CollectionImportSchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** Says what would be added, and adds nothing. */
    dry_run: v.optional(v.boolean()),
    collections: v.pipe(
      v.array(
        v.object({
          ...CollectionInputSchema.entries,
          items: v.pipe(
            v.array(CollectionKeptItemSchema),
            v.maxLength(collectionLimits.imported, `may be ${collectionLimits.imported} at most`),
          ),
        }),
      ),
      v.maxLength(collectionLimits.imported, `may be ${collectionLimits.imported} at most`),
      v.check(
        (all) => all.reduce((sum, { items }) => sum + items.length, 0) <= collectionLimits.imported,
        `may hold ${collectionLimits.imported} items at most`,
      ),
    ),
  }),
);
export type CollectionImport = v.InferOutput<typeof CollectionImportSchema>;

export const CollectionImportReplySchema = /* @__PURE__ */ pure(() =>
  v.object({
    collections_added: v.number(),
    items_added: v.number(),
    items_skipped: v.array(v.object({ collection: v.string(), url: v.string(), reason: v.picklist(['exists', 'unknown']) })),
  }),
);
export type CollectionImportReply = v.InferOutput<typeof CollectionImportReplySchema>;

export const listCollections = {
  name: 'listCollections',
  method: 'GET',
  path: '/api/v2/collections/',
  reply: /* @__PURE__ */ v.array(CollectionSchema),
} as const satisfies Call;
export const createCollection = {
  name: 'createCollection',
  method: 'POST',
  path: '/api/v2/collections/',
  reply: CollectionSchema,
} as const satisfies Call;
export const lookUpPage = {
  name: 'lookUpPage',
  method: 'GET',
  path: '/api/v2/collections/lookup/',
  reply: CollectionLookupSchema,
} as const satisfies Call;
export const exportCollections = {
  name: 'exportCollections',
  method: 'GET',
  path: '/api/v2/collections/export/',
} as const satisfies Call;
export const importCollections = {
  name: 'importCollections',
  method: 'POST',
  path: '/api/v2/collections/import/',
  reply: CollectionImportReplySchema,
} as const satisfies Call;
export const readCollection = {
  name: 'readCollection',
  method: 'GET',
  path: '/api/v2/collections/{id}/',
  reply: CollectionPageSchema,
} as const satisfies Call;
export const editCollection = {
  name: 'editCollection',
  method: 'POST',
  path: '/api/v2/collections/{id}/',
  reply: CollectionSchema,
} as const satisfies Call;
export const deleteCollection = { name: 'deleteCollection', method: 'DELETE', path: '/api/v2/collections/{id}/' } as const satisfies Call;
export const addItem = { name: 'addItem', method: 'POST', path: '/api/v2/collections/{id}/items/' } as const satisfies Call;
export const readItem = {
  name: 'readItem',
  method: 'GET',
  path: '/api/v2/collections/{id}/items/{item}/',
  reply: CollectionItemSchema,
} as const satisfies Call;
export const changeItem = { name: 'changeItem', method: 'POST', path: '/api/v2/collections/{id}/items/{item}/' } as const satisfies Call;
export const removeItem = { name: 'removeItem', method: 'DELETE', path: '/api/v2/collections/{id}/items/{item}/' } as const satisfies Call;

/** The longest notes, with every character escaped. */
const itemBytes = 512 * 1024;
const reads = { tag: 'Collections', who: 'signed-in', limit: 'reading', listener: 'public' } as const;
const writes = { ...reads, limit: 'writing' } as const;

/** What readers do with what they saved. */
export const collections = /* @__PURE__ */ pure(
  () =>
    ({
      listCollections: {
        ...listCollections,
        ...reads,
        purpose: 'Lists the collections of the account, Default first, then the oldest.',
        replies: { 200: 'The collections, without what is in them.' },
      },
      createCollection: {
        ...createCollection,
        ...writes,
        purpose: 'Makes a collection; the free plan holds three, Default among them.',
        body: json(CollectionInputSchema),
        replies: { 201: 'The new collection.' },
        failures: ['COLLECTION_LIMIT', 'COLLECTIONS_FULL', 'COLLECTION_NAME_TAKEN'],
      },
      lookUpPage: {
        ...lookUpPage,
        ...reads,
        purpose: 'Lists the collections of the account that contain a page.',
        query: CollectionLookupQuerySchema,
        replies: { 200: 'The item in each collection that has it.' },
      },
      exportCollections: {
        ...exportCollections,
        ...reads,
        // Browsers save the file and read nothing of it.
        reply: CollectionExportSchema,
        purpose: 'Gives everything that a user saved as a file, in a form that the import takes or as other programs read it.',
        query: ExportQuerySchema,
        replies: { 200: 'A file; with format=csv a table, with format=html bookmarks, with format=markdown a text instead.' },
        kind: 'text/csv',
      },
      importCollections: {
        ...importCollections,
        ...writes,
        limit: 'imports',
        purpose: 'Adds what is not there yet: all of it, or, past a limit, nothing; dry_run only says what would become of it.',
        body: json(CollectionImportSchema),
        limitBytes: 4 * 1024 * 1024,
        replies: { 201: 'How much was added, and what was not and why.' },
        failures: ['COLLECTION_LIMIT', 'COLLECTIONS_FULL'],
      },
      readCollection: {
        ...readCollection,
        ...reads,
        purpose:
          'Reads a collection and a page of its items, the newest first, by title or in the order of its owner; limit=0 leaves the items out.',
        query: CollectionQuerySchema,
        replies: { 200: 'The collection with its items.' },
        failures: ['COLLECTION_UNKNOWN'],
      },
      editCollection: {
        ...editCollection,
        ...writes,
        purpose: 'Gives a collection another name and description; Default keeps its own.',
        body: json(CollectionEditSchema),
        replies: { 200: 'The changed collection.' },
        failures: ['COLLECTION_UNKNOWN', 'COLLECTION_DEFAULT_KEPT', 'COLLECTION_NAME_TAKEN', 'COLLECTION_CHANGED'],
      },
      deleteCollection: {
        ...deleteCollection,
        ...writes,
        purpose: 'Deletes a collection with its items; Default stays.',
        replies: { 200: 'Deleted.' },
        failures: ['COLLECTION_UNKNOWN', 'COLLECTION_DEFAULT_KEPT'],
      },
      addItem: {
        ...addItem,
        ...writes,
        purpose: 'Saves a page of this site in a collection.',
        body: json(CollectionItemInputSchema),
        limitBytes: itemBytes,
        replies: { 201: 'Saved.' },
        failures: ['COLLECTION_UNKNOWN', 'COLLECTIONS_FULL', 'DOCUMENT_UNKNOWN', 'COLLECTION_ITEM_EXISTS'],
      },
      readItem: {
        ...readItem,
        ...reads,
        purpose: 'Reads one saved page.',
        replies: { 200: 'The saved page.' },
        failures: ['COLLECTION_UNKNOWN', 'COLLECTION_ITEM_UNKNOWN'],
      },
      changeItem: {
        ...changeItem,
        ...writes,
        purpose: 'Changes the title of a saved page, and its notes where they are named.',
        body: json(CollectionItemChangeSchema),
        limitBytes: itemBytes,
        replies: { 200: 'Changed.' },
        failures: ['COLLECTION_UNKNOWN', 'COLLECTIONS_FULL', 'COLLECTION_ITEM_UNKNOWN', 'COLLECTION_ITEM_CHANGED'],
      },
      removeItem: {
        ...removeItem,
        ...writes,
        purpose: 'Removes a saved page from a collection.',
        replies: { 200: 'Removed.' },
        failures: ['COLLECTION_UNKNOWN', 'COLLECTION_ITEM_UNKNOWN'],
      },
    }) as const satisfies Resource,
);
