import { voteOnPage } from '@webdocs/contracts/api/feedback';
import {
  PageFeedbackSummarySchema,
  type FeedbackOrder,
  type FeedbackPeriod,
  type PageFeedback,
  type PageFeedbackSummary,
} from '@webdocs/contracts/api/feedback';
import * as v from 'valibot';
import { requestJson } from './request-json.ts';

/** Whoever reads may say whether a page helped. That it was taken is all there is to know. */
export const sendPageFeedback = async (body: PageFeedback): Promise<void> =>
  void (await requestJson(voteOnPage.path, v.undefined(), { method: 'POST', body }));

export interface FeedbackWanted {
  readonly locale?: string;
  readonly days?: FeedbackPeriod;
  readonly order?: FeedbackOrder;
  readonly offset?: number;
}

export function readPageFeedback(wanted: FeedbackWanted): Promise<PageFeedbackSummary> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) query.set(name, String(value));
  return requestJson(`/api/v1/root/pages/feedback?${query}`, PageFeedbackSummarySchema);
}
