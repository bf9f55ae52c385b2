import * as v from 'valibot';
import { plainText } from '../page/plain-text.ts';

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
} as const;

/** The collection that every account has from its first day; it is shown as 'Saved Articles'. */
export const defaultCollectionName = 'Default';

export const CollectionSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.optional(v.string()),
  created_at: v.string(),
  updated_at: v.string(),
  article_count: v.number(),
});
export type CollectionInfo = v.InferOutput<typeof CollectionSchema>;

export const CollectionItemSchema = v.object({
  id: v.string(),
  url: v.string(),
  title: v.string(),
  notes: v.optional(v.string()),
  parents: v.array(v.object({ uri: v.string(), title: v.string() })),
  created_at: v.string(),
  updated_at: v.string(),
});
export type CollectionItem = v.InferOutput<typeof CollectionItemSchema>;

export const CollectionPageSchema = v.object({ ...CollectionSchema.entries, items: v.array(CollectionItemSchema) });
export type CollectionPage = v.InferOutput<typeof CollectionPageSchema>;

export const CollectionLookupSchema = v.object({
  results: v.array(v.object({ collection_id: v.string(), item: CollectionItemSchema })),
});
export type CollectionLookup = v.InferOutput<typeof CollectionLookupSchema>;

/** POST /api/v2/collections/ and POST /api/v2/collections/{id}/ */
export const CollectionInputSchema = v.object({
  name: plainText(collectionLimits.name),
  description: v.nullish(plainText(collectionLimits.description, { mayBeEmpty: true })),
});
export type CollectionInput = v.InferOutput<typeof CollectionInputSchema>;

const url = v.pipe(plainText(collectionLimits.url), v.regex(/^\/(?![/\\])/, 'must be the path of a page of this site'));
const title = plainText(collectionLimits.title);
const notes = v.nullish(plainText(collectionLimits.notes, { mayBeEmpty: true }));

/** POST /api/v2/collections/{id}/items/ */
export const CollectionItemInputSchema = v.object({ url, title, notes });
export type CollectionItemInput = v.InferOutput<typeof CollectionItemInputSchema>;

/** POST /api/v2/collections/{id}/items/{item}/ */
export const CollectionItemChangeSchema = v.object({ title, notes });
export type CollectionItemChange = v.InferOutput<typeof CollectionItemChangeSchema>;

const wholeNumber = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number), v.maxValue(most, `may be ${most} at most`));

/** The query of GET /api/v2/collections/{id}/ */
export const CollectionQuerySchema = v.object({
  q: v.optional(plainText(200, { mayBeEmpty: true }), ''),
  sort: v.optional(v.picklist(['date', 'title'], 'must be title or date'), 'date'),
  limit: v.optional(wholeNumber(collectionLimits.pageItems), '10'),
  offset: v.optional(wholeNumber(1_000_000), '0'),
});
export type CollectionQuery = v.InferOutput<typeof CollectionQuerySchema>;

/** The query of GET /api/v2/collections/lookup/ */
export const CollectionLookupQuerySchema = v.object({ url });

/** What GET /api/v2/collections/export/ gives, POST /api/v2/collections/import/ takes. */
export const CollectionImportSchema = v.object({
  collections: v.pipe(
    v.array(
      v.object({
        ...CollectionInputSchema.entries,
        items: v.pipe(
          v.array(CollectionItemInputSchema),
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
});
export type CollectionImport = v.InferOutput<typeof CollectionImportSchema>;

export const CollectionImportReplySchema = v.object({
  collections_added: v.number(),
  items_added: v.number(),
  items_skipped: v.array(v.object({ collection: v.string(), url: v.string(), reason: v.picklist(['exists', 'unknown']) })),
});
export type CollectionImportReply = v.InferOutput<typeof CollectionImportReplySchema>;
