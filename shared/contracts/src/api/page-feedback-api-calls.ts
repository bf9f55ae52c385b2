import type { ApiCall } from './call.ts';
import { PageFeedbackQuerySchema, PageFeedbackSchema, PageFeedbackSummarySchema } from './page-feedback.ts';
import { feedbackAddress } from './feedback-reasons.ts';

/** What readers say of pages, and what writers make of it. */
export const pageFeedbackApiCalls: readonly ApiCall[] = [
  {
    name: 'voteOnPage',
    method: 'POST',
    path: feedbackAddress,
    tag: 'Feedback',
    who: 'anyone',
    purpose: 'Takes the vote of a reader on a page, one a page and visitor within 24 hours; a later one takes its place.',
    body: {
      schema: PageFeedbackSchema,
      kinds: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    },
    replies: { 201: { means: 'Counted.' }, 303: { means: 'Counted, and back to the page for who sent its form.' } },
    failures: ['DOCUMENT_UNKNOWN'],
    isForPeople: true,
    needsNoToken: true,
  },
  {
    name: 'readPageFeedback',
    method: 'GET',
    path: '/api/v1/root/pages/feedback',
    tag: 'Feedback',
    who: 'staff',
    purpose: 'Tells which pages readers voted on, how often, and why they were of no help; on a site of writers it tells them too.',
    query: PageFeedbackQuerySchema,
    replies: { 200: { means: 'The pages, fifty at most.', schema: PageFeedbackSummarySchema } },
  },
];
