import * as v from 'valibot';
import { pure } from '../pure.ts';
import type { Call, Resource } from './call.ts';
import { plainText } from './plain-text.ts';

/** The same limits on both sides of the wire. */
export const updateLimits = {
  /** Browser releases on a page. */
  groups: 5,
  /** Baseline events on a page: each is one line, where a release is a list. */
  baselineEvents: 20,
  query: 200,
  collections: 50,
} as const;

/** What browsers shipped, and what became of features of the web platform. */
export const updateStreams = ['releases', 'baseline'] as const;
export type UpdateStream = (typeof updateStreams)[number];

/** In the order in which filters list them. */
export const updateBrowsers = [
  'chrome',
  'edge',
  'firefox',
  'safari',
  'opera',
  'chrome_android',
  'firefox_android',
  'safari_ios',
  'opera_android',
  'samsunginternet_android',
  'webview_android',
  'webview_ios',
  'oculus',
  'deno',
  'nodejs',
  'bun',
  'ie',
] as const;
export type UpdateBrowser = (typeof updateBrowsers)[number];

/** The great parts of the compatibility data: the first word of a path. */
export const updateCategories = [
  'api',
  'css',
  'html',
  'http',
  'javascript',
  'mathml',
  'svg',
  'webassembly',
  'webdriver',
  'webextensions',
  'manifests',
  'mediatypes',
] as const;
export type UpdateCategory = (typeof updateCategories)[number];

/** What became of a feature: reliable in the newest browsers, reliable for 30 months, no longer that, or advised against. */
export const baselineChanges = ['newly', 'widely', 'regressed', 'discouraged'] as const;
export type BaselineChange = (typeof baselineChanges)[number];

/** Kinds of change: the first two are of browser releases, the others of Baseline. */
export const updateChanges = ['added', 'removed', ...baselineChanges] as const;
export type UpdateChange = (typeof updateChanges)[number];

/** The engines that are told of a feature, in the order of their dots. */
export const updateEngines = ['Blink', 'Gecko', 'WebKit'] as const;

const day = /* @__PURE__ */ pure(() => v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'must be a day such as 2026-11-26')));

export const UpdateCompatSchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** The page about it, if this site has one, without the language: `/docs/Web/API/Window`. */
    mdn_url: v.optional(v.string()),
    source_file: v.optional(v.string()),
    spec_url: v.optional(v.string()),
    status: v.optional(v.object({ deprecated: v.boolean(), experimental: v.boolean(), standard_track: v.boolean() })),
    /** Of `updateEngines`, those that ship it without a condition. */
    engines: v.array(v.string()),
  }),
);
export type UpdateCompat = v.InferOutput<typeof UpdateCompatSchema>;

export const UpdateEventSchema = /* @__PURE__ */ pure(() => v.object({ path: v.string(), compat: UpdateCompatSchema }));
export type UpdateEvent = v.InferOutput<typeof UpdateEventSchema>;

/** A browser release with what it added and removed. */
export const BrowserGroupSchema = /* @__PURE__ */ pure(() =>
  v.object({
    type: v.literal('browser_grouping'),
    /** Names it in its own address: `chrome-140`. */
    id: v.string(),
    browser: v.string(),
    version: v.string(),
    /** As people call the browser. */
    name: v.string(),
    engine: v.optional(v.string()),
    engine_version: v.optional(v.string()),
    release_notes: v.optional(v.string()),
    release_date: day,
    events: v.object({ added: v.array(UpdateEventSchema), removed: v.array(UpdateEventSchema) }),
  }),
);
export type BrowserGroup = v.InferOutput<typeof BrowserGroupSchema>;

/** How widely a feature may be relied on. */
const BaselineSchema = /* @__PURE__ */ pure(() => v.union([v.literal('high'), v.literal('low'), v.literal(false)]));

/** What became of one feature of the web platform. */
export const BaselineEventSchema = /* @__PURE__ */ pure(() =>
  v.object({
    type: v.literal('baseline_event'),
    /** Names it in its own address: `newly-text-wrap-balance`, or with its day where it can happen again: `regressed-has-2026-11-26`. */
    id: v.string(),
    change: v.picklist(baselineChanges),
    /** Of `web-features`. */
    feature: v.string(),
    name: v.string(),
    description: v.optional(v.string()),
    /** Missing where it is older than what was kept of the data, which only happens to advice against a feature. */
    date: v.optional(day),
    /** Today, whatever it was after the change. */
    baseline: BaselineSchema,
    /** Of a regression: what the feature was until then. */
    before: v.optional(v.picklist(['high', 'low'])),
    /** Which version of a browser was the first to have all of it. */
    support: v.record(v.string(), v.string()),
    /** Paths of the compatibility data; the table of the first is the one to show. */
    paths: v.array(v.string()),
    /** The page about it, if this site has one, without the language. */
    mdn_url: v.optional(v.string()),
    spec_urls: v.array(v.string()),
    /** Why it is advised against. */
    reason: v.optional(v.string()),
    /** What there is instead: ids of `web-features`, with names. */
    alternatives: v.optional(v.array(v.object({ feature: v.string(), name: v.string() }))),
  }),
);
export type BaselineEvent = v.InferOutput<typeof BaselineEventSchema>;

export const UpdateSchema = /* @__PURE__ */ pure(() => v.variant('type', [BrowserGroupSchema, BaselineEventSchema]));
export type Update = v.InferOutput<typeof UpdateSchema>;

/** A list in one field, with commas between. */
function listOf<const Name extends string>(names: readonly Name[]) {
  return v.pipe(
    v.string('may be given once, with commas between'),
    v.maxLength(400),
    v.transform((text) => [...new Set(text.split(',').filter((name) => name !== ''))]),
    v.array(v.picklist(names, ({ input }) => `${JSON.stringify(String(input).slice(0, 40))} is not one of ${names.join(', ')}`)),
  );
}

/** What is asked for, as it is in an address: that of the page, of the API and of every feed. */
export const UpdateQuerySchema = /* @__PURE__ */ pure(() =>
  v.object({
    page: v.optional(
      v.pipe(v.string('One page at a time'), v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1'), v.transform(Number)),
      '1',
    ),
    /** In the path of a feature or, of Baseline, in its name. */
    q: v.optional(plainText(updateLimits.query, { mayBeEmpty: true }), ''),
    /** Of the stream `releases`. */
    browsers: v.optional(listOf(updateBrowsers), ''),
    category: v.optional(listOf(updateCategories), ''),
    change: v.optional(listOf(updateChanges), ''),
    sort: v.optional(v.picklist(['desc', 'asc'], 'must be desc or asc'), 'desc'),
    stream: v.optional(v.picklist(updateStreams, 'must be releases or baseline'), 'releases'),
  }),
);
export type UpdateQuery = v.InferOutput<typeof UpdateQuerySchema>;

export const CollectionUpdateQuerySchema = /* @__PURE__ */ pure(() =>
  v.object({
    ...UpdateQuerySchema.entries,
    /** Ids of collections of the user. */
    collections: v.pipe(
      v.string('may be given once, with commas between'),
      v.maxLength(2000),
      v.transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))]),
      v.minLength(1, 'names no collection'),
      v.maxLength(updateLimits.collections, `may name ${updateLimits.collections} collections at most`),
    ),
  }),
);
export type CollectionUpdateQuery = v.InferOutput<typeof CollectionUpdateQuerySchema>;

/** How many changes there are with each value of a filter, under the other filters. What never has any is left out. */
const CountsSchema = /* @__PURE__ */ pure(() => v.record(v.string(), v.number()));

export const UpdateListSchema = /* @__PURE__ */ pure(() =>
  v.object({
    data: v.array(UpdateSchema),
    /** What was asked for, as it was understood; what filters nothing is left out. */
    query: v.object({
      page: v.number(),
      q: v.optional(v.string()),
      browsers: v.optional(v.array(v.string())),
      category: v.optional(v.array(v.string())),
      change: v.optional(v.array(v.string())),
      collections: v.optional(v.array(v.string())),
      sort: v.picklist(['desc', 'asc']),
      stream: v.picklist(updateStreams),
    }),
    /** The number of the last page; 0 where nothing matches. */
    last: v.number(),
    /** Changes under these filters, and without any. */
    changes: v.object({ matching: v.number(), all: v.number() }),
    counts: v.object({ stream: CountsSchema, browsers: CountsSchema, category: CountsSchema, change: CountsSchema }),
  }),
);
export type UpdateList = v.InferOutput<typeof UpdateListSchema>;

export const listUpdates = {
  name: 'listUpdates',
  method: 'GET',
  path: '/api/v2/updates/',
  reply: UpdateListSchema,
} as const satisfies Call;
export const listCollectionUpdates = {
  name: 'listCollectionUpdates',
  method: 'GET',
  path: '/api/v2/updates/collections/',
  reply: UpdateListSchema,
} as const satisfies Call;
export const readUpdate = { name: 'readUpdate', method: 'GET', path: '/api/v2/updates/{id}/', reply: UpdateSchema } as const satisfies Call;
export const importUpdates = { name: 'importUpdates', method: 'POST', path: '/admin-api/v2/updates/' } as const satisfies Call;

const reads = { tag: 'Updates', limit: 'reading', listener: 'public' } as const;

/** What changed in browsers, and in what may be relied on. */
export const updates = /* @__PURE__ */ pure(
  () =>
    ({
      listUpdates: {
        ...listUpdates,
        ...reads,
        who: 'anyone',
        purpose: 'Lists browser releases with what they added and removed, or Baseline events; who is not signed in may turn pages only.',
        query: UpdateQuerySchema,
        replies: { 200: 'A page of them; none is an answer too.' },
        failures: ['FILTER_NEEDS_ACCOUNT', 'SESSION_INVALID'],
      },
      listCollectionUpdates: {
        ...listCollectionUpdates,
        ...reads,
        who: 'signed-in',
        purpose: 'Lists of all that what concerns the pages in collections of the user.',
        query: CollectionUpdateQuerySchema,
        replies: { 200: 'A page of them; none is an answer too.' },
        failures: ['COLLECTION_UNKNOWN'],
      },
      readUpdate: {
        ...readUpdate,
        ...reads,
        who: 'anyone',
        purpose: 'Reads one browser release or one Baseline event.',
        replies: { 200: 'The release or the event.' },
        failures: ['UPDATE_UNKNOWN'],
      },
      importUpdates: {
        ...importUpdates,
        tag: 'Platform',
        who: 'operator',
        limit: null,
        listener: 'operator',
        purpose: 'Looks for newer data about browsers and features, and imports them.',
        replies: { 202: 'It is looked for; the log tells the outcome.' },
      },
    }) as const satisfies Resource,
);
