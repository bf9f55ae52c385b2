import * as v from 'valibot';
import { sitePath } from '../reader/site-path.ts';
import { plainText } from './plain-text.ts';
import type { Call, Resource } from './call.ts';
import { pure } from '../pure.ts';

/** Why a page did not help its reader, in the order in which they are offered. */
export const feedbackReasons = ['outdated', 'incomplete', 'code_examples', 'other'] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

/** Where a reader without a script lands after voting. */
export const feedbackThanksId = 'feedback-thanks';

/** As JSON or as a form. */
export const PageFeedbackSchema = /* @__PURE__ */ pure(() =>
  v.pipe(
    v.object({
      url: v.pipe(plainText(2048), v.regex(sitePath, 'must be the path of a page of this site')),
      vote: v.picklist(['yes', 'no'], 'must be yes or no'),
      reason: v.optional(v.picklist(feedbackReasons, 'must be one of the reasons that are offered')),
    }),
    v.check(({ vote, reason }) => vote === 'yes' || reason !== undefined, 'reason: a no needs one'),
  ),
);
export type PageFeedback = v.InferOutput<typeof PageFeedbackSchema>;

export const voteOnPage = {
  name: 'voteOnPage',
  method: 'POST',
  path: '/api/v1/pages/feedback',
  needsNoToken: true,
} as const satisfies Call;
/** What readers say of pages. */
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
    }) as const satisfies Resource,
);
