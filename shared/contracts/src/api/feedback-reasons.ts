/** Why a page did not help its reader, in the order in which they are offered. */
export const feedbackReasons = ['outdated', 'incomplete', 'code_examples', 'other'] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

/** Where a vote on a page goes, from a script or from a plain form. */
export const feedbackAddress = '/api/v1/pages/feedback';

/** Where a reader without a script lands after voting. */
export const feedbackThanksId = 'feedback-thanks';
