import * as v from 'valibot';
import { feedbackReasons } from './feedback-reasons.ts';
import { LocaleSchema } from '../reader/locale-schema.ts';
import { plainText } from '../page/plain-text.ts';

const pagePath = v.pipe(plainText(2048), v.regex(/^\/(?![/\\])/, 'must be the path of a page of this site'));
const wholeNumber = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number), v.maxValue(most, `may be ${most} at most`));

/** POST /api/v1/pages/feedback, as JSON or as a form */
export const PageFeedbackSchema = v.pipe(
  v.object({
    url: pagePath,
    vote: v.picklist(['yes', 'no'], 'must be yes or no'),
    reason: v.optional(v.picklist(feedbackReasons, 'must be one of the reasons that are offered')),
  }),
  v.check(({ vote, reason }) => vote === 'yes' || reason !== undefined, 'reason: a no needs one'),
);
export type PageFeedback = v.InferOutput<typeof PageFeedbackSchema>;

/** Spans of days that writers can look back on. */
export const feedbackPeriods = ['7', '30', '90', '365'] as const;
export type FeedbackPeriod = (typeof feedbackPeriods)[number];
export const feedbackOrders = ['votes', 'no'] as const;
export type FeedbackOrder = (typeof feedbackOrders)[number];
export const feedbackRowsOnPage = 50;

/** The query of GET /api/v1/root/pages/feedback */
export const PageFeedbackQuerySchema = v.object({
  /** Pages in this language alone. */
  locale: v.optional(LocaleSchema),
  days: v.optional(v.picklist(feedbackPeriods, `must be one of ${feedbackPeriods.join(', ')}`), '30'),
  order: v.optional(v.picklist(feedbackOrders, 'must be votes or no'), 'votes'),
  offset: v.optional(wholeNumber(1_000_000), '0'),
});
export type PageFeedbackQuery = v.InferOutput<typeof PageFeedbackQuerySchema>;

export const PageFeedbackRowSchema = v.object({
  url: v.string(),
  title: v.string(),
  /** Where the source of the page stands; absent where the page is gone. */
  source: v.optional(v.string()),
  yes: v.number(),
  no: v.number(),
  reasons: v.object({ outdated: v.number(), incomplete: v.number(), code_examples: v.number(), other: v.number() }),
  last_vote: v.string(),
});
export type PageFeedbackRow = v.InferOutput<typeof PageFeedbackRowSchema>;

export const PageFeedbackSummarySchema = v.object({
  /** Of all pages that somebody voted on in this time. */
  total: v.number(),
  yes: v.number(),
  no: v.number(),
  pages: v.array(PageFeedbackRowSchema),
});
export type PageFeedbackSummary = v.InferOutput<typeof PageFeedbackSummarySchema>;
