import * as v from 'valibot';
import { pure } from '../pure.ts';
import { browserFamilies } from './browser-families.ts';
import type { HydrationMarkContent } from './hydration-mark.ts';
import { gleanPings, hydrationMarks } from './metrics.ts';
import { pageKinds } from './page-kinds.ts';

/** What is taken in: the pings of Glean, and the marks that come before it is there. */
export const pingNames = [...gleanPings, ...hydrationMarks] as const;
export type PingName = (typeof pingNames)[number];

export const pingLimits = { events: 100, urlLength: 8192, textLength: 1000, nameLength: 80, listLength: 20 } as const;

const { events, urlLength, textLength, nameLength, listLength } = pingLimits;
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const quantity = () => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));
const kind = () => v.picklist(pageKinds);
const nameOf = () => text(nameLength);
/** Its length is looked at before its items: the issues of 300,000 wrong ones took 1.0 GB. */
const list = <const Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item));
/** A browser that says more of itself than its family is another one. */
const family = () => v.optional(v.fallback(v.picklist(browserFamilies), 'other'));

/** The clock of a browser may say anything: what it says is not read. */
const frame = () => ({
  ping_info: v.object({ seq: v.pipe(v.number(), v.integer(), v.minValue(0)), start_time: text(64), end_time: text(64) }),
  client_info: v.optional(v.object({ telemetry_sdk_build: v.optional(text(64)) })),
});

/** What it says under any other label is left out. */
const campaign = () => {
  const said = () => v.optional(text(textLength));
  return v.object({ source: said(), medium: said(), campaign: said(), term: said(), content: said() });
};

const ofEveryPing = () => ({
  'page.kind': kind(),
  'site.composition': v.optional(nameOf()),
  'site.remote': nameOf(),
  'site.version': nameOf(),
  'site.locale': v.optional(nameOf()),
});

/** A page was looked at. Metrics are under their type, as Glean sends them; those of another release are left out. */
export const PagePingSchema = /* @__PURE__ */ pure(() =>
  v.object({
    ...frame(),
    metrics: v.object({
      url: v.optional(v.object({ 'page.path': v.optional(text(urlLength)), 'page.referrer': v.optional(text(urlLength)) })),
      string: v.object({
        ...ofEveryPing(),
        'page.http_status': v.optional(text(textLength)),
        'page.is_baseline': v.optional(text(textLength)),
        'navigator.geo': v.optional(text(textLength)),
        'navigator.geo_iso': v.optional(text(textLength)),
        'navigator.user_agent': family(),
        'navigator.viewport_breakpoint': v.optional(text(textLength)),
        'navigator.subscription_type': v.optional(text(textLength)),
      }),
      boolean: v.optional(v.object({ 'page.is_first_view': v.optional(v.boolean()) })),
      quantity: v.optional(v.object({ 'navigator.viewport_ratio': quantity(), 'navigator.viewport_horizontal_coverage': quantity() })),
      string_list: v.optional(v.object({ 'navigator.user_languages': v.optional(list(text(textLength), listLength)) })),
      labeled_string: v.optional(v.object({ 'page.utm': v.optional(campaign()) })),
    }),
  }),
);
export type PagePing = v.InferOutput<typeof PagePingSchema>;

/** A reader pressed something that has a name. */
export const ActionPingSchema = /* @__PURE__ */ pure(() =>
  v.object({
    ...frame(),
    metrics: v.object({
      url: v.optional(v.object({ 'page.path': v.optional(text(urlLength)) })),
      string: v.object(ofEveryPing()),
    }),
    events: v.pipe(
      list(
        v.object({
          category: v.literal('element'),
          name: v.literal('clicked'),
          timestamp: v.pipe(v.number(), v.minValue(0)),
          extra: v.object({ source: text(textLength), subscription_type: v.optional(text(textLength)) }),
        }),
        events,
      ),
      v.minLength(1),
    ),
  }),
);
export type ActionPing = v.InferOutput<typeof ActionPingSchema>;

/** How fast a page was. */
export const VitalsPingSchema = /* @__PURE__ */ pure(() =>
  v.object({
    ...frame(),
    metrics: v.object({
      string: v.object({
        ...ofEveryPing(),
        'navigator.viewport_breakpoint': v.optional(text(textLength)),
        'site.shell_version': v.optional(nameOf()),
      }),
      quantity: v.object({ 'vitals.lcp': quantity(), 'vitals.inp': quantity(), 'vitals.cls': quantity(), 'vitals.ttfb': quantity() }),
    }),
  }),
);
export type VitalsPing = v.InferOutput<typeof VitalsPingSchema>;

export const HydrationMarkSchema = /* @__PURE__ */ pure(
  () =>
    v.object({ composition: nameOf(), kind: kind(), remote: nameOf(), version: nameOf() }) satisfies v.GenericSchema<HydrationMarkContent>,
);

export const pingSchemas = /* @__PURE__ */ pure(
  () =>
    ({
      page: PagePingSchema,
      action: ActionPingSchema,
      vitals: VitalsPingSchema,
      began: HydrationMarkSchema,
      interactive: HydrationMarkSchema,
    }) as const satisfies Record<PingName, v.GenericSchema>,
);

/** Any of them: the address says which one it is. */
export const AnyPingSchema = /* @__PURE__ */ pure(() => v.union([PagePingSchema, ActionPingSchema, VitalsPingSchema, HydrationMarkSchema]));
