import * as v from 'valibot';
import { pure } from '../pure.ts';
import { json, type Call, type Resource } from './call.ts';
import { plainText } from './plain-text.ts';
import { baselineChanges } from './updates.ts';

/** The same limits on both sides of the wire. */
export const watchLimits = {
  /** What one account may watch, far beyond what anyone reads mail about: it is there to bound the work of every look. */
  watches: 500,
  subject: 1024,
  news: 50,
} as const;

export const watchKinds = ['page', 'feature', 'collection'] as const;
export type WatchKind = (typeof watchKinds)[number];

export const digestRhythms = ['off', 'daily', 'weekly'] as const;
export type DigestRhythm = (typeof digestRhythms)[number];

/** What can happen to what is watched: to a page that it was edited, to a feature the rest. */
export const newsChanges = ['edited', 'added', 'removed', ...baselineChanges] as const;
export type NewsChange = (typeof newsChanges)[number];

export const WatchInputSchema = /* @__PURE__ */ pure(() =>
  v.object({
    kind: v.picklist(watchKinds, `must be one of ${watchKinds.join(', ')}`),
    /** The path of a page of this site, a feature (a path of the compatibility data such as `css.properties.gap`, or its id in Baseline), or the id of a collection of the user. */
    subject: plainText(watchLimits.subject),
  }),
);
export type WatchInput = v.InferOutput<typeof WatchInputSchema>;

export const WatchSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.string(),
    kind: v.picklist(watchKinds),
    subject: v.string(),
    /** What the page, the collection or the feature of Baseline is called; other features go by their path. */
    title: v.optional(v.string()),
    created_at: v.string(),
  }),
);
export type Watch = v.InferOutput<typeof WatchSchema>;

export const WatchListSchema = /* @__PURE__ */ pure(() =>
  v.object({
    watches: v.array(WatchSchema),
    digest: v.picklist(digestRhythms),
    /** Whether this site sends mail. */
    can_mail: v.boolean(),
  }),
);
export type WatchList = v.InferOutput<typeof WatchListSchema>;

/** Something that happened to what a user watches, by itself or in a collection. */
export const NewsSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.number(),
    kind: v.picklist(['page', 'feature']),
    subject: v.string(),
    change: v.picklist(newsChanges),
    /** The title of the page, the release that added or removed the feature, or the name of the feature in Baseline. */
    name: v.string(),
    /** What Baseline calls the feature, where that is watched and not a path. */
    feature: v.optional(v.string()),
    /** The release or the Baseline event: its id among the updates. */
    update: v.optional(v.string()),
    /** The page about a feature, without the language, if this site has one. */
    page: v.optional(v.string()),
    day: v.optional(v.string()),
    /** Since the last visit. */
    is_new: v.boolean(),
  }),
);
export type News = v.InferOutput<typeof NewsSchema>;

export const NewsListSchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** The newest first. */
    news: v.array(NewsSchema),
    /** How many there are since the last visit, also of those that are not listed. */
    new_count: v.number(),
  }),
);
export type NewsList = v.InferOutput<typeof NewsListSchema>;

const DigestSchema = /* @__PURE__ */ pure(() =>
  v.object({ digest: v.picklist(digestRhythms, `must be one of ${digestRhythms.join(', ')}`) }),
);
export const SentDigestSchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** False where nothing happened: then no mail is made. */
    sent: v.boolean(),
    /** Up to when the account had been told. */
    since: v.string(),
  }),
);
export type SentDigest = v.InferOutput<typeof SentDigestSchema>;

const SeenSchema = /* @__PURE__ */ pure(() => v.object({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }));
const WatchExportSchema = /* @__PURE__ */ pure(() =>
  v.object({ digest: v.picklist(digestRhythms), watches: v.array(v.omit(WatchSchema, ['id'])) }),
);

export const listWatches = { name: 'listWatches', method: 'GET', path: '/api/v2/watches/', reply: WatchListSchema } as const satisfies Call;
export const watch = { name: 'watch', method: 'POST', path: '/api/v2/watches/', reply: WatchSchema } as const satisfies Call;
export const unwatch = { name: 'unwatch', method: 'DELETE', path: '/api/v2/watches/{id}/' } as const satisfies Call;
export const exportWatches = { name: 'exportWatches', method: 'GET', path: '/api/v2/watches/export/' } as const satisfies Call;
export const listNews = { name: 'listNews', method: 'GET', path: '/api/v2/watches/news/', reply: NewsListSchema } as const satisfies Call;
export const noteNewsSeen = { name: 'noteNewsSeen', method: 'POST', path: '/api/v2/watches/news/' } as const satisfies Call;
export const chooseDigest = { name: 'chooseDigest', method: 'POST', path: '/api/v2/watches/digest/' } as const satisfies Call;
export const sendDigestNow = {
  name: 'sendDigestNow',
  method: 'POST',
  path: '/api/v2/watches/digest/now/',
  reply: SentDigestSchema,
} as const satisfies Call;

const reads = { tag: 'Watching', who: 'signed-in', limit: 'reading', listener: 'public' } as const;
const writes = { ...reads, limit: 'writing' } as const;

/** What readers are told of: pages, features and collections that they watch. */
export const watching = /* @__PURE__ */ pure(
  () =>
    ({
      listWatches: {
        ...listWatches,
        ...reads,
        purpose: 'Lists what the account watches, the latest first, and how often mail tells of it.',
        replies: { 200: 'What is watched.' },
      },
      watch: {
        ...watch,
        ...writes,
        purpose: 'Watches a page, a feature or a collection; what is watched already stays as it is.',
        body: json(WatchInputSchema),
        replies: { 201: 'What is watched from now on.' },
        failures: ['DOCUMENT_UNKNOWN', 'FEATURE_UNKNOWN', 'COLLECTION_UNKNOWN', 'WATCHES_FULL'],
      },
      unwatch: {
        ...unwatch,
        ...writes,
        purpose: 'Watches something no longer.',
        replies: { 200: 'It is not watched any more.' },
        failures: ['WATCH_UNKNOWN'],
      },
      exportWatches: {
        ...exportWatches,
        ...reads,
        limit: 'imports',
        // Browsers save the file and read nothing of it.
        reply: WatchExportSchema,
        purpose: 'Gives what the account watches as a file.',
        replies: { 200: 'A file.' },
      },
      listNews: {
        ...listNews,
        ...reads,
        purpose: 'Lists what happened to what the account watches, the newest first, and says what of it is new since the last visit.',
        replies: { 200: 'What happened; nothing is an answer too.' },
      },
      noteNewsSeen: {
        ...noteNewsSeen,
        ...writes,
        purpose: 'Notes up to which of the news the user has seen them: they are new no longer.',
        body: json(SeenSchema),
        replies: { 201: 'Noted.' },
      },
      chooseDigest: {
        ...chooseDigest,
        ...writes,
        purpose: 'Sets how often mail tells of what the account watches: daily, weekly, or not at all.',
        body: json(DigestSchema),
        replies: { 201: 'Set.' },
      },
      sendDigestNow: {
        ...sendDigestNow,
        ...writes,
        limit: 'digests',
        purpose: 'Sends the digest at once, with what is new since the last one; where nothing is, no mail is sent.',
        replies: { 200: 'Whether there was something to send.' },
        failures: ['DIGEST_OFF', 'MAIL_MISSING'],
      },
    }) as const satisfies Resource,
);
