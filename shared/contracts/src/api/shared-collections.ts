import * as v from 'valibot';
import { json, type Call, type Resource } from './call.ts';
import { collectionLimits, CollectionItemSchema, CollectionSchema } from './collections.ts';
import { plainText } from './plain-text.ts';
import { pure } from '../pure.ts';

export const sharedLimits = {
  /** Of one page. */
  items: 50,
  /** Longer notes are cut: a page of them is made for every visitor. Who copies the collection gets the whole notes. */
  notes: 2000,
} as const;

/** The link under which a collection can be read by all who have it. */
export const ShareSchema = /* @__PURE__ */ pure(() => v.object({ id: v.string(), with_notes: v.boolean(), created_at: v.string() }));
export type Share = v.InferOutput<typeof ShareSchema>;
/** Null where the collection is not shared. */
export const ShareStateSchema = /* @__PURE__ */ pure(() => v.object({ share: v.nullable(ShareSchema) }));

/** `renew`: the link that there is ends, and another takes its place. */
export const ShareInputSchema = /* @__PURE__ */ pure(() => v.object({ with_notes: v.boolean(), renew: v.optional(v.boolean()) }));
export type ShareInput = v.InferOutput<typeof ShareInputSchema>;

/** What all may see of it: nothing says whose it is. */
const SharedItemSchema = /* @__PURE__ */ pure(() =>
  v.object(v.pick(CollectionItemSchema, ['url', 'title', 'notes', 'summary', 'modified']).entries),
);
export const SharedCollectionSchema = /* @__PURE__ */ pure(() =>
  v.object({
    ...v.pick(CollectionSchema, ['name', 'description', 'updated_at', 'article_count']).entries,
    page: v.number(),
    last: v.number(),
    items: v.array(SharedItemSchema),
  }),
);
export type SharedCollection = v.InferOutput<typeof SharedCollectionSchema>;
/** Null where there is no such link, or not any more: which of both is not told. */
export const FoundSharedCollectionSchema = /* @__PURE__ */ pure(() => v.object({ found: v.nullable(SharedCollectionSchema) }));
export type FoundSharedCollection = v.InferOutput<typeof FoundSharedCollectionSchema>;

const SharedQuerySchema = /* @__PURE__ */ pure(() =>
  v.object({
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1'), v.transform(Number)), '1'),
  }),
);
/** `name`: what the copy is called; a number is added where the account has a collection of that name. */
export const CopyInputSchema = /* @__PURE__ */ pure(() => v.object({ name: plainText(collectionLimits.name) }));

export const readShare = {
  name: 'readShare',
  method: 'GET',
  path: '/api/v2/collections/{id}/share/',
  reply: ShareStateSchema,
} as const satisfies Call;
export const shareCollection = {
  name: 'shareCollection',
  method: 'POST',
  path: '/api/v2/collections/{id}/share/',
  reply: ShareSchema,
} as const satisfies Call;
export const unshareCollection = {
  name: 'unshareCollection',
  method: 'DELETE',
  path: '/api/v2/collections/{id}/share/',
} as const satisfies Call;
export const showSharedCollection = {
  name: 'showSharedCollection',
  method: 'GET',
  path: '/api/v1/shared-collections/{share}',
  reply: FoundSharedCollectionSchema,
} as const satisfies Call;
export const copySharedCollection = {
  name: 'copySharedCollection',
  method: 'POST',
  path: '/api/v1/shared-collections/{share}',
  reply: CollectionSchema,
} as const satisfies Call;

const reads = { tag: 'Collections', who: 'signed-in', limit: 'reading', listener: 'public' } as const;
const writes = { ...reads, limit: 'writing' } as const;

/** Collections that their owners let others read. */
export const sharedCollections = /* @__PURE__ */ pure(
  () =>
    ({
      readShare: {
        ...readShare,
        ...reads,
        purpose: 'Reads under which link a collection can be read by others.',
        replies: { 200: 'The link, or null.' },
        failures: ['COLLECTION_UNKNOWN'],
      },
      shareCollection: {
        ...shareCollection,
        ...writes,
        purpose: 'Gives a collection a link under which all who have it can read it, with its notes or without; or changes that.',
        body: json(ShareInputSchema),
        replies: { 201: 'The link.' },
        failures: ['COLLECTION_UNKNOWN'],
      },
      unshareCollection: {
        ...unshareCollection,
        ...writes,
        purpose: 'Ends the link of a collection for good.',
        replies: { 200: 'Nothing is found there any more.' },
        failures: ['COLLECTION_UNKNOWN'],
      },
      showSharedCollection: {
        ...showSharedCollection,
        ...reads,
        who: 'anyone',
        limit: 'shared',
        purpose: 'Reads a shared collection as its page shows it.',
        query: SharedQuerySchema,
        replies: { 200: 'The collection, or null where the link leads nowhere.' },
      },
      copySharedCollection: {
        ...copySharedCollection,
        ...writes,
        purpose: 'Makes a collection of the account out of a shared one.',
        body: json(CopyInputSchema),
        replies: { 201: 'The new collection.' },
        failures: ['SHARE_UNKNOWN', 'COLLECTION_LIMIT', 'COLLECTIONS_FULL'],
      },
    }) as const satisfies Resource,
);
