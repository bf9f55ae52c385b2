import * as v from 'valibot';
import { pure } from '../pure.ts';
import { areas } from './area.ts';
import { isOfCalendar } from './calendar.ts';
import { json, type Call, type Resource } from './call.ts';
import { CountrySchema } from './country.ts';
import { CreativeColorsSchema, placementSlots } from './placements.ts';
import { plainText } from './plain-text.ts';
import { ReadableColorsSchema } from './readable-colors.ts';

/** What fits into a place on a phone; a picture is sent to every reader of a page. */
export const creativeLimits = { heading: 60, copy: 120, cta: 30, alt: 150, target: 1024, imageBytes: 200 * 1024 } as const;
export const campaignLimits = { name: 100, advertiser: 100, priority: 9, weight: 100, count: 1_000_000_000 } as const;

/** Where a page can be, beside the parts of the documentation. */
export const placementSections = [...areas, 'home', 'search', 'play', 'observatory'] as const;
export type PlacementSection = (typeof placementSections)[number];

/** In this order: what is paid for comes first, then projects that are shown for free, then what the site says of itself. */
export const campaignKinds = ['paid', 'community', 'house'] as const;
export type CampaignKind = (typeof campaignKinds)[number];

export const campaignStates = ['paused', 'running'] as const;
export type CampaignState = (typeof campaignStates)[number];

const wholeNumber = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
const distinct = <T extends string>(all: readonly T[]): T[] => [...new Set(all)];
const day = /* @__PURE__ */ pure(() =>
  v.pipe(v.string(), v.isoDate('must be a day like 2026-11-27'), v.check(isOfCalendar, 'must be a day of the calendar')),
);
const count = /* @__PURE__ */ pure(() => v.nullable(wholeNumber(1, campaignLimits.count)));

/** An address that a reader is sent to: of the web, and of no user. */
const target = /* @__PURE__ */ pure(() =>
  v.pipe(
    plainText(creativeLimits.target),
    v.check((text) => isWebAddress(text), 'must be an address that begins with https://'),
  ),
);

const terms = /* @__PURE__ */ pure(() => ({
  name: plainText(campaignLimits.name),
  advertiser: plainText(campaignLimits.advertiser),
  kind: v.picklist(campaignKinds),
  /** Days of the UTC calendar, both included. */
  starts_on: day,
  ends_on: v.nullable(day),
  sections: v.pipe(v.array(v.picklist(placementSections)), v.transform(distinct)),
  /** Of campaigns of a kind the highest is shown; those that are alike share by weight. */
  priority: wholeNumber(0, campaignLimits.priority),
  weight: wholeNumber(1, campaignLimits.weight),
  views_a_day: count,
  views_in_all: count,
  /** What it may cost, and what a thousand views cost; in cents. */
  budget: count,
  price: count,
}));

/** Empty lists of countries and sections are all of them. */
export const CampaignTermsSchema = /* @__PURE__ */ pure(() =>
  v.pipe(
    v.object({ ...terms, countries: v.pipe(v.array(CountrySchema), v.maxLength(250), v.transform(distinct)) }),
    v.check(({ starts_on: first, ends_on: last }) => last === null || first <= last, 'ends before it starts'),
    v.check(({ budget, price }) => (budget === null) === (price === null), 'needs both a budget and a price, or neither'),
  ),
);
export type CampaignTerms = v.InferOutput<typeof CampaignTermsSchema>;

export const CreativeSchema = /* @__PURE__ */ pure(() =>
  v.object({
    heading: plainText(creativeLimits.heading, { mayBeEmpty: true }),
    copy: plainText(creativeLimits.copy),
    cta: plainText(creativeLimits.cta, { mayBeEmpty: true }),
    alt: plainText(creativeLimits.alt, { mayBeEmpty: true }),
    target,
    colors: v.nullable(CreativeColorsSchema),
  }),
);
export type Creative = v.InferOutput<typeof CreativeSchema>;

/** The bytes of a picture, in base 64; null takes it away, and without it the picture stays. */
const image = /* @__PURE__ */ pure(() => v.optional(v.nullable(v.pipe(v.string(), v.base64('must be base 64')))));
export const CreativeChangeSchema = /* @__PURE__ */ pure(() =>
  v.object({ ...CreativeSchema.entries, colors: v.nullable(ReadableColorsSchema), image }),
);
export type CreativeChange = v.InferOutput<typeof CreativeChangeSchema>;

const slot = /* @__PURE__ */ pure(() => v.picklist(placementSlots));
const SlotCreativeSchema = /* @__PURE__ */ pure(() => v.object({ slot, ...CreativeSchema.entries, has_image: v.boolean() }));
const counts = /* @__PURE__ */ pure(() => v.object({ placed: v.number(), viewed: v.number(), clicked: v.number() }));

export const CampaignSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.string(),
    ...terms,
    countries: v.array(v.string()),
    state: v.picklist(campaignStates),
    version: v.number(),
    /** Under which the advertiser reads the report; null without a link. */
    report_code: v.nullable(v.string()),
    /** The e-mail address of who changed it last; null where that account is gone. */
    changed_by: v.nullable(v.string()),
    changed_at: v.string(),
    creatives: v.array(SlotCreativeSchema),
    counts,
  }),
);
export type Campaign = v.InferOutput<typeof CampaignSchema>;
export const CampaignListSchema = /* @__PURE__ */ pure(() => v.object({ campaigns: v.array(CampaignSchema) }));

/** The one that was looked at: a later one was changed by another person. */
const version = /* @__PURE__ */ pure(() => wholeNumber(1, Number.MAX_SAFE_INTEGER));
const CampaignChangeSchema = /* @__PURE__ */ pure(() => v.object({ terms: CampaignTermsSchema, version }));
const CampaignStateSchema = /* @__PURE__ */ pure(() => v.object({ state: v.picklist(campaignStates), version }));

/** A code with which a page shows a creative in its place, running or not. */
export const CreativePreviewSchema = /* @__PURE__ */ pure(() => v.object({ code: v.string() }));

/** A day and a slot, as the advertiser sees it too. */
export const CampaignReportSchema = /* @__PURE__ */ pure(() =>
  v.object({
    name: v.string(),
    advertiser: v.string(),
    days: v.array(v.object({ day: v.string(), slot, ...counts.entries })),
    counts,
  }),
);
export type CampaignReport = v.InferOutput<typeof CampaignReportSchema>;

/** A count below this is told as few: in a small one a reader could be found. */
export const fewest = 20;
const told = /* @__PURE__ */ pure(() => v.nullable(v.number()));
const toldCounts = /* @__PURE__ */ pure(() => v.object({ placed: told, viewed: told, clicked: told }));

/** A report as its advertiser reads it: null is few, at least one and below twenty. */
export const AdvertiserReportSchema = /* @__PURE__ */ pure(() =>
  v.object({
    name: v.string(),
    advertiser: v.string(),
    starts_on: v.string(),
    ends_on: v.nullable(v.string()),
    days: v.array(v.object({ day: v.string(), slot, ...toldCounts.entries })),
    counts: toldCounts,
  }),
);
export type AdvertiserReport = v.InferOutput<typeof AdvertiserReportSchema>;
export const FoundAdvertiserReportSchema = /* @__PURE__ */ pure(() => v.object({ found: v.nullable(AdvertiserReportSchema) }));
export type FoundAdvertiserReport = v.InferOutput<typeof FoundAdvertiserReportSchema>;

const root = '/api/v1/root/campaigns/';
export const listCampaigns = { name: 'listCampaigns', method: 'GET', path: root, reply: CampaignListSchema } as const satisfies Call;
export const addCampaign = { name: 'addCampaign', method: 'POST', path: root, reply: CampaignSchema } as const satisfies Call;
export const readCampaign = { name: 'readCampaign', method: 'GET', path: `${root}{id}/`, reply: CampaignSchema } as const satisfies Call;
export const changeCampaign = {
  name: 'changeCampaign',
  method: 'POST',
  path: `${root}{id}/`,
  reply: CampaignSchema,
} as const satisfies Call;
export const deleteCampaign = { name: 'deleteCampaign', method: 'DELETE', path: `${root}{id}/` } as const satisfies Call;
export const runCampaign = {
  name: 'runCampaign',
  method: 'POST',
  path: `${root}{id}/state/`,
  reply: CampaignSchema,
} as const satisfies Call;
export const changeCreative = {
  name: 'changeCreative',
  method: 'POST',
  path: `${root}{id}/creatives/{slot}/`,
  reply: CampaignSchema,
} as const satisfies Call;
export const removeCreative = {
  name: 'removeCreative',
  method: 'DELETE',
  path: `${root}{id}/creatives/{slot}/`,
  reply: CampaignSchema,
} as const satisfies Call;
export const previewCreative = {
  name: 'previewCreative',
  method: 'POST',
  path: `${root}{id}/creatives/{slot}/preview/`,
  reply: CreativePreviewSchema,
} as const satisfies Call;
export const shareCampaignReport = {
  name: 'shareCampaignReport',
  method: 'POST',
  path: `${root}{id}/report/link/`,
  reply: CampaignSchema,
} as const satisfies Call;
export const unshareCampaignReport = {
  name: 'unshareCampaignReport',
  method: 'DELETE',
  path: `${root}{id}/report/link/`,
  reply: CampaignSchema,
} as const satisfies Call;
export const showAdvertiserReport = {
  name: 'showAdvertiserReport',
  method: 'GET',
  path: '/api/v1/advertiser-reports/{code}',
  reply: FoundAdvertiserReportSchema,
} as const satisfies Call;
export const readCampaignReport = {
  name: 'readCampaignReport',
  method: 'GET',
  path: `${root}{id}/report/`,
  reply: CampaignReportSchema,
} as const satisfies Call;

const reads = { tag: 'Staff', who: 'staff', limit: 'reading', listener: 'public', failures: ['CAMPAIGN_UNKNOWN'] } as const;
const acts = { ...reads, limit: 'writing' } as const;

/** How staff manage what is in the places for messages. */
export const campaigns = /* @__PURE__ */ pure(
  () =>
    ({
      listCampaigns: {
        ...listCampaigns,
        ...reads,
        purpose: 'Lists all campaigns with their creatives and counts, what was changed last first.',
        replies: { 200: 'The campaigns.' },
        failures: [],
      },
      addCampaign: {
        ...addCampaign,
        ...acts,
        purpose: 'Begins a campaign, which is paused until it is started.',
        body: json(CampaignTermsSchema),
        replies: { 201: 'The campaign.' },
        failures: [],
      },
      readCampaign: { ...readCampaign, ...reads, purpose: 'Reads a campaign.', replies: { 200: 'The campaign.' } },
      changeCampaign: {
        ...changeCampaign,
        ...acts,
        purpose: 'Changes the terms of a campaign, unless another person has changed it since.',
        body: json(CampaignChangeSchema),
        replies: { 201: 'The campaign.' },
        failures: ['CAMPAIGN_UNKNOWN', 'CAMPAIGN_CHANGED'],
      },
      deleteCampaign: {
        ...deleteCampaign,
        ...acts,
        purpose: 'Deletes a campaign with its creatives and counts.',
        replies: { 200: 'Deleted.' },
      },
      runCampaign: {
        ...runCampaign,
        ...acts,
        purpose: 'Starts a campaign, or pauses it.',
        body: json(CampaignStateSchema),
        replies: { 201: 'The campaign.' },
        failures: ['CAMPAIGN_UNKNOWN', 'CAMPAIGN_CHANGED', 'CAMPAIGN_STATE'],
      },
      changeCreative: {
        ...changeCreative,
        ...acts,
        purpose: 'Writes what a campaign shows in one of the places.',
        body: json(CreativeChangeSchema),
        limitBytes: 2 * creativeLimits.imageBytes,
        replies: { 201: 'The campaign.' },
        failures: ['CAMPAIGN_UNKNOWN', 'CREATIVE_IMAGE_WRONG'],
      },
      removeCreative: {
        ...removeCreative,
        ...acts,
        purpose: 'Takes what a campaign shows out of one of the places.',
        replies: { 200: 'The campaign.' },
      },
      previewCreative: {
        ...previewCreative,
        ...acts,
        purpose: 'Makes a code with which a page shows what a campaign has for a place, whether it runs or not, and counts nothing.',
        replies: { 201: 'The code, good for a day.' },
      },
      shareCampaignReport: {
        ...shareCampaignReport,
        ...acts,
        purpose: 'Gives the report of a campaign a link for its advertiser, or leaves the one that there is.',
        replies: { 201: 'The campaign.' },
      },
      unshareCampaignReport: {
        ...unshareCampaignReport,
        ...acts,
        purpose: 'Ends the link of the report for good.',
        replies: { 200: 'The campaign.' },
      },
      showAdvertiserReport: {
        ...showAdvertiserReport,
        ...reads,
        tag: 'Placements',
        who: 'anyone',
        limit: 'shared',
        purpose: 'Reads the report of a campaign under the link that its advertiser was given; counts from 1 to 19 are null.',
        replies: { 200: 'The report, or null where the link leads nowhere.' },
        failures: [],
      },
      readCampaignReport: {
        ...readCampaignReport,
        ...reads,
        purpose: 'Counts by day and place how often the creatives of a campaign were placed, viewed and clicked.',
        replies: { 200: 'The report.' },
      },
    }) as const satisfies Resource,
);

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
