import * as v from 'valibot';
import { plainText } from '../page/plain-text.ts';
import { LocaleSchema } from '../reader/locale-schema.ts';
import type { Call, Resource } from './call.ts';
import { pure } from './pure.ts';

/** Why a page did not help its reader, in the order in which they are offered. */
export const feedbackReasons = ['outdated', 'incomplete', 'code_examples', 'other'] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

/** Where a reader without a script lands after voting. */
export const feedbackThanksId = 'feedback-thanks';

/** As JSON or as a form. */
export const PageFeedbackSchema = /* @__PURE__ */ pure(() =>
  v.pipe(
    v.object({
      url: v.pipe(plainText(2048), v.regex(/^\/(?![/\\])/, 'must be the path of a page of this site')),
      vote: v.picklist(['yes', 'no'], 'must be yes or no'),
      reason: v.optional(v.picklist(feedbackReasons, 'must be one of the reasons that are offered')),
    }),
    v.check(({ vote, reason }) => vote === 'yes' || reason !== undefined, 'reason: a no needs one'),
  ),
);
export type PageFeedback = v.InferOutput<typeof PageFeedbackSchema>;

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
    /** Where the source of the page stands; absent where the page is gone. */
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
    /** Of all pages that somebody voted on in this time. */
    total: v.number(),
    yes: v.number(),
    no: v.number(),
    pages: v.array(PageFeedbackRowSchema),
  }),
);
export type PageFeedbackSummary = v.InferOutput<typeof PageFeedbackSummarySchema>;

export const voteOnPage = {
  name: 'voteOnPage',
  method: 'POST',
  path: '/api/v1/pages/feedback',
  needsNoToken: true,
} as const satisfies Call;
export const readPageFeedback = {
  name: 'readPageFeedback',
  method: 'GET',
  path: '/api/v1/root/pages/feedback',
  reply: PageFeedbackSummarySchema,
} as const satisfies Call;

/** What readers say of pages, and what writers make of it. */
export const feedback = /* @__PURE__ */ pure(
  () =>
    ({
      voteOnPage: {
        ...voteOnPage,
        tag: 'Feedback',
        who: 'anyone',
        limit: 'feedback',
        listener: 'public',
        purpose: 'Takes the vote of a reader on a page, one a page and visitor within 24 hours; a later one takes its place.',
        body: {
          schema: PageFeedbackSchema,
          kinds: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
        },
        replies: { 201: 'Counted.', 303: 'Counted, and back to the page for who sent its form.' },
        failures: ['DOCUMENT_UNKNOWN'],
        isForPeople: true,
      },
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
