import * as v from 'valibot';
import { LocaleSchema } from '../reader/locale-schema.ts';
import type { Call, Resource } from './call.ts';
import { pure } from '../pure.ts';

/** Spans of days that writers can look back on. */
export const feedbackPeriods = ['7', '30', '90', '365'] as const;
export type FeedbackPeriod = (typeof feedbackPeriods)[number];
export const feedbackOrders = ['votes', 'no'] as const;
export type FeedbackOrder = (typeof feedbackOrders)[number];
export const feedbackRowsOnPage = 50;

const wholeNumber = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number), v.maxValue(most, `may be ${most} at most`));

export const PageFeedbackQuerySchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** Pages in this language alone. */
    locale: v.optional(LocaleSchema),
    days: v.optional(v.picklist(feedbackPeriods, `must be one of ${feedbackPeriods.join(', ')}`), '30'),
    order: v.optional(v.picklist(feedbackOrders, 'must be votes or no'), 'votes'),
    offset: v.optional(wholeNumber(1_000_000), '0'),
  }),
);
export type PageFeedbackQuery = v.InferOutput<typeof PageFeedbackQuerySchema>;

export const PageFeedbackRowSchema = /* @__PURE__ */ pure(() =>
  v.object({
    url: v.string(),
    title: v.string(),
    /** Where the source of the page is; absent where the page is gone. */
    source: v.optional(v.string()),
    yes: v.number(),
    no: v.number(),
    reasons: v.object({ outdated: v.number(), incomplete: v.number(), code_examples: v.number(), other: v.number() }),
    last_vote: v.string(),
  }),
);
export type PageFeedbackRow = v.InferOutput<typeof PageFeedbackRowSchema>;

export const PageFeedbackSummarySchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** Of all pages with votes in this time. */
    total: v.number(),
    yes: v.number(),
    no: v.number(),
    pages: v.array(PageFeedbackRowSchema),
  }),
);
export type PageFeedbackSummary = v.InferOutput<typeof PageFeedbackSummarySchema>;

export const readPageFeedback = {
  name: 'readPageFeedback',
  method: 'GET',
  path: '/api/v1/root/pages/feedback',
  reply: PageFeedbackSummarySchema,
} as const satisfies Call;

/** What writers make of the votes. Apart from voting: early code of a page names that address, and needs no schema of this. */
export const feedbackSummary = /* @__PURE__ */ pure(
  () =>
    ({
      readPageFeedback: {
        ...readPageFeedback,
        tag: 'Feedback',
        who: 'staff',
        isOpenToWriters: true,
        limit: 'reading',
        listener: 'public',
        purpose: 'Tells which pages readers voted on, how often, and why they were of no help; on a site of writers it tells them too.',
        query: PageFeedbackQuerySchema,
        replies: { 200: 'The pages, fifty at most.' },
      },
    }) as const satisfies Resource,
);
