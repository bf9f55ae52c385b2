import * as v from 'valibot';
import { pure } from '../pure.ts';
import { activeLocales, fallbackLocale } from '../reader/locale.ts';
import type { Call, Resource } from './call.ts';
import {
  BaselineEventSchema,
  BrowserGroupSchema,
  CollectionUpdateQuerySchema,
  UpdateCompatSchema,
  UpdateListSchema,
  UpdateQuerySchema,
} from './updates.ts';

/** How much of a release is shown: the first one of a browser has thousands of changes. */
export const shownUpdateLimits = { rowsInList: 8, rowsOfOne: 400, recent: 3, recentDays: 30 } as const;

/** A change of a release. What changed below it in the same release is folded into it. */
export const ShownChangeSchema = /* @__PURE__ */ pure(() =>
  v.object({
    change: v.picklist(['added', 'removed']),
    path: v.string(),
    compat: UpdateCompatSchema,
    /** What its page says it is, and in which language. */
    summary: v.optional(v.object({ text: v.string(), lang: v.string() })),
    /** Paths below it that changed with it. */
    folded: v.array(v.string()),
  }),
);
export type ShownChange = v.InferOutput<typeof ShownChangeSchema>;

export const ShownReleaseSchema = /* @__PURE__ */ pure(() =>
  v.object({
    ...v.omit(BrowserGroupSchema, ['events']).entries,
    rows: v.array(ShownChangeSchema),
    /** Rows that are not among them. */
    more: v.number(),
    /** Changes that the filters leave, folded ones with them, and all of the release. */
    matching: v.number(),
    all: v.number(),
  }),
);
export type ShownRelease = v.InferOutput<typeof ShownReleaseSchema>;

const ShownUpdateSchema = /* @__PURE__ */ pure(() => v.variant('type', [ShownReleaseSchema, BaselineEventSchema]));
export type ShownUpdate = v.InferOutput<typeof ShownUpdateSchema>;

/** What became Baseline of late. */
const RecentSchema = /* @__PURE__ */ pure(() => v.object({ events: v.array(BaselineEventSchema), count: v.number() }));

/** A page of updates as readers see it; while the data are read or imported for the first time it is empty and says so. */
export const ShownUpdatesSchema = /* @__PURE__ */ pure(() =>
  v.object({
    ...UpdateListSchema.entries,
    data: v.array(ShownUpdateSchema),
    recent: RecentSchema,
    is_preparing: v.optional(v.boolean()),
  }),
);
export type ShownUpdates = v.InferOutput<typeof ShownUpdatesSchema>;

export const showUpdates = {
  name: 'showUpdates',
  method: 'GET',
  path: '/api/v1/updates',
  reply: ShownUpdatesSchema,
} as const satisfies Call;
export const showCollectionUpdates = {
  name: 'showCollectionUpdates',
  method: 'GET',
  path: '/api/v1/collection-updates',
  reply: ShownUpdatesSchema,
} as const satisfies Call;
/** Null where there is no update of that id, or none can be told yet: for the page that asks it is an answer as good as another. */
export const FoundUpdateSchema = /* @__PURE__ */ pure(() =>
  v.object({ update: v.nullable(ShownUpdateSchema), is_preparing: v.optional(v.boolean()) }),
);
export type FoundUpdate = v.InferOutput<typeof FoundUpdateSchema>;

export const showUpdate = {
  name: 'showUpdate',
  method: 'GET',
  path: '/api/v1/updates/{id}',
  reply: FoundUpdateSchema,
} as const satisfies Call;

/** The language in which pages say what they are. */
const Language = v.optional(v.picklist(activeLocales), fallbackLocale);
const reads = { tag: 'Updates', who: 'anyone', limit: 'reading', listener: 'public', failures: [] } as const;

/** Updates as the page of this site shows them: filters are for all, because the page is the same for every visitor. */
export const shownUpdates = /* @__PURE__ */ pure(
  () =>
    ({
      showUpdates: {
        ...showUpdates,
        ...reads,
        purpose: 'Lists updates as the page about them shows them: cut to the rows that fit, with what the pages of features say.',
        query: v.object({ ...UpdateQuerySchema.entries, locale: Language }),
        replies: { 200: 'A page of them; none is an answer too.' },
      },
      showCollectionUpdates: {
        ...showCollectionUpdates,
        ...reads,
        who: 'signed-in',
        purpose:
          'Lists of updates what concerns the pages in collections of the user, in the form in which the page about updates shows them.',
        query: v.object({ ...CollectionUpdateQuerySchema.entries, locale: Language }),
        replies: { 200: 'A page of them; none is an answer too.' },
        failures: ['COLLECTION_UNKNOWN'],
      },
      showUpdate: {
        ...showUpdate,
        ...reads,
        purpose: 'Reads one update as its page shows it.',
        query: v.object({ locale: Language }),
        replies: { 200: 'The update, or null where there is none of that id.' },
      },
    }) as const satisfies Resource,
);

/** The parameters of an address that the call takes; the rest is left out: an address with a slip in it shows more, not an error. */
export function understoodParameters(search: string): Record<string, string> {
  const entries = new Map<string, v.GenericSchema>(Object.entries(UpdateQuerySchema.entries));
  const isUnderstood = (name: string, value: string) => {
    const schema = entries.get(name);
    return schema !== undefined && v.is(schema, value);
  };
  return Object.fromEntries([...new URLSearchParams(search)].filter(([name, value]) => isUnderstood(name, value)));
}
