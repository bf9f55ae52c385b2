import * as v from 'valibot';
import { pure } from '../pure.ts';
import { LocaleSchema } from '../reader/locale-schema.ts';
import { pageKinds } from '../telemetry/page-kinds.ts';
import { vitalNames } from '../telemetry/metrics.ts';
import type { Call, Resource } from './call.ts';

/** How far back staff look; of one day hours are told, of all others days. */
export const telemetryPeriods = ['1', '7', '28', '90'] as const;
export type TelemetryPeriod = (typeof telemetryPeriods)[number];

/** Of fewer values a percentile says little: it is told as few. */
export const fewestValues = 20;
/** A word that was searched for is told from this many visitors on: below, it could be of one reader. */
export const fewestSearchers = 5;
export const reportLimits = { versions: 6, clicks: 12, misses: 10, errors: 50, errorsOfRemote: 5, releases: 12 } as const;

export const errorStates = ['rising', 'new', 'known'] as const;
export type ErrorState = (typeof errorStates)[number];
export const telemetryDevices = ['phone', 'desktop'] as const;

const remoteName = /* @__PURE__ */ pure(() => v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of a remote')));

export const TelemetryQuerySchema = /* @__PURE__ */ pure(() =>
  v.object({
    days: v.optional(v.picklist(telemetryPeriods, `must be one of ${telemetryPeriods.join(', ')}`), '28'),
    /** What was told by pages in this language alone. */
    locale: v.optional(LocaleSchema),
    /** Whose vitals are told by version. */
    remote: v.optional(remoteName, 'shell'),
  }),
);
export type TelemetryQuery = v.InferOutput<typeof TelemetryQuerySchema>;

/** `all` has the step that is not over yet; `whole` and `before` are as long as each other. Null where nothing is known of whole steps. */
const figure = /* @__PURE__ */ pure(() => v.object({ all: v.number(), whole: v.nullable(v.number()), before: v.nullable(v.number()) }));

const percentiles = /* @__PURE__ */ pure(() => ({
  /** Of values. Percentiles are null where these are few. */
  count: v.number(),
  p50: v.nullable(v.number()),
  p75: v.nullable(v.number()),
  p95: v.nullable(v.number()),
}));

export const TelemetryVersionSchema = /* @__PURE__ */ pure(() =>
  v.object({
    version: v.string(),
    /** Milliseconds; of CLS the score itself. */
    vitals: v.array(v.object({ name: v.picklist(vitalNames), device: v.picklist(telemetryDevices), ...percentiles })),
  }),
);
export type TelemetryVersion = v.InferOutput<typeof TelemetryVersionSchema>;

export const TelemetryErrorSchema = /* @__PURE__ */ pure(() =>
  v.object({
    remote: v.string(),
    signature: v.string(),
    /**
     * New: seen first within the last seven days. Rising: of the last seven days a day has half as many again as one of the 21 before, and twenty
     * more in all than these would make.
     */
    state: v.picklist(errorStates),
    first_version: v.string(),
    first_day: v.string(),
    count: v.number(),
    /** By step. */
    counts: v.array(v.number()),
  }),
);
export type TelemetryError = v.InferOutput<typeof TelemetryErrorSchema>;

export const TelemetryReportSchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** What was told until then is counted; null before anything was. */
    counted_until: v.nullable(v.string()),
    /** Days of the UTC calendar, or hours as 2026-11-27T10:00Z, the last one not over. */
    steps: v.array(v.object({ at: v.string(), visits: v.number(), before: v.number() })),
    figures: v.object({ visits: figure, views: figure, errors: figure, searches: figure, misses: figure }),
    releases: v.array(v.object({ at: v.string(), name: v.string(), version: v.string() })),
    page_kinds: v.array(v.object({ kind: v.picklist(pageKinds), views: v.number() })),
    clicks: v.array(v.object({ source: v.string(), count: v.number() })),
    /** Those that have vitals, of whatever time. */
    remotes: v.array(v.string()),
    /** The last six, the newest last, in all languages. */
    versions: v.array(TelemetryVersionSchema),
    errors: v.array(TelemetryErrorSchema),
    /** In all languages: words that five visitors of a day or more searched for in vain. */
    misses: v.array(v.object({ query: v.string(), count: v.number() })),
  }),
);
export type TelemetryReport = v.InferOutput<typeof TelemetryReportSchema>;

export const LiveTelemetrySchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** The last sixty, the newest last: it is not over yet. */
    minutes: v.array(v.object({ minute: v.string(), visits: v.number(), views: v.number(), errors: v.number() })),
  }),
);
export type LiveTelemetry = v.InferOutput<typeof LiveTelemetrySchema>;

const root = '/api/v2/staff/telemetry';
export const showTelemetry = { name: 'showTelemetry', method: 'GET', path: root, reply: TelemetryReportSchema } as const satisfies Call;
export const showLiveTelemetry = {
  name: 'showLiveTelemetry',
  method: 'GET',
  path: `${root}/live`,
  reply: LiveTelemetrySchema,
} as const satisfies Call;

const reads = { tag: 'Staff', who: 'staff', limit: 'reading', listener: 'public' } as const;

/** What staff are told of visits: counts, and nothing of who visited. */
export const telemetryReport = /* @__PURE__ */ pure(
  () =>
    ({
      showTelemetry: {
        ...showTelemetry,
        ...reads,
        purpose: 'Counts visits, clicks, errors and searches of some days against the days before, and vitals by version.',
        query: TelemetryQuerySchema,
        replies: { 200: 'The counts.' },
      },
      showLiveTelemetry: {
        ...showLiveTelemetry,
        ...reads,
        purpose: 'Counts visits, pages and errors of the last sixty minutes.',
        replies: { 200: 'The counts by minute.' },
      },
    }) as const satisfies Resource,
);
