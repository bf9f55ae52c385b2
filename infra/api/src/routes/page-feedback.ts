import { feedback, feedbackThanksId } from '@webdocs/contracts/api/feedback';
import { feedbackSummary } from '@webdocs/contracts/api/feedback-summary';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { unprovenVisitor } from '../protection/unproven-visitor.ts';
import { pageFeedbackFor } from '../use-cases/read-page-feedback.ts';
import { voteOnPage } from '../use-cases/vote-on-page.ts';
import { answering } from './answer.ts';
import { answerVoter } from './feedback-failure-page.ts';
import { takeForms } from './form-bodies.ts';

export interface FeedbackPages {
  readonly siteName: string;
  readonly isSecure: boolean;
  readonly accounts: AccountServices;
}

/** Whether a page helped: the answer of its reader, from the script of the page or, without one, from its plain form. */
export async function pageFeedback(server: FastifyInstance, { accounts: parts, ...pages }: FeedbackPages): Promise<void> {
  await server.register(async (scope) => {
    takeForms(scope);
    scope.setErrorHandler(answerVoter(pages));
    answering(scope, parts)(feedback.voteOnPage, async ({ request, reply, body: vote }) => {
      const page = await voteOnPage(parts, await unprovenVisitor(parts, request), vote);
      return isFromForm(request) ? reply.redirect(`${page}#${feedbackThanksId}`, 303) : undefined;
    });
  });
}

/** For staff, and for writers on this machine. */
export function readPageFeedback(server: FastifyInstance, parts: AccountServices): void {
  answering(server, parts)(feedbackSummary.readPageFeedback, ({ query }) => pageFeedbackFor(parts, query));
}

function isFromForm({ headers }: FastifyRequest): boolean {
  return !(headers['content-type'] ?? '').startsWith('application/json');
}
