import { feedbackThanksId } from '@webdocs/contracts/api/feedback';
import { PageFeedbackSchema } from '@webdocs/contracts/api/feedback';
import { PageFeedbackQuerySchema, type PageFeedbackSummary } from '@webdocs/contracts/api/feedback-summary';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountParts } from '../account-parts.ts';
import { readSessionCookie } from '../protection/session-cookie.ts';
import { staffOnly } from '../protection/visitors.ts';
import { accountOfSession } from '../stores/sessions.ts';
import { pageFeedbackFor } from '../use-cases/read-page-feedback.ts';
import { voteOnPage, type Voter } from '../use-cases/vote-on-page.ts';
import { answerVoter } from './feedback-failure-page.ts';
import { takeForms } from './form-bodies.ts';
import { parseInput } from './parse-input.ts';
import { resource } from './resource.ts';

export interface FeedbackPages {
  readonly siteName: string;
  readonly isSecure: boolean;
  readonly accounts: AccountParts;
}

/** Whether a page helped: the answer of its reader, from the script of the page or, without one, from its plain form. */
export async function pageFeedback(server: FastifyInstance, { accounts: parts, ...pages }: FeedbackPages): Promise<void> {
  await server.register(async (scope) => {
    takeForms(scope);
    scope.setErrorHandler(answerVoter(pages));
    resource(scope, '/v1/pages/feedback', {
      POST: async (request, reply) => {
        const vote = parseInput(PageFeedbackSchema, request.body);
        const page = await voteOnPage(parts, await voterOf(parts, request), vote);
        return isFromForm(request) ? reply.redirect(`${page}#${feedbackThanksId}`, 303) : reply.code(201).send();
      },
    });
  });
}

/** For staff, and for whoever writes the content on this machine. */
export function readPageFeedback(server: FastifyInstance, parts: AccountParts): void {
  resource(server, '/v1/root/pages/feedback', {
    GET: async (request, reply): Promise<PageFeedbackSummary> => {
      if (!parts.isFromWriter?.(request)) await staffOnly(parts, request, reply);
      return pageFeedbackFor(parts, parseInput(PageFeedbackQuerySchema, request.query));
    },
  });
}

/** A vote needs nobody to be signed in: a session that has ended is none. */
async function voterOf({ database, publicOrigin, now }: AccountParts, request: FastifyRequest): Promise<Voter> {
  const secret = readSessionCookie(request, publicOrigin);
  const account = secret === undefined ? undefined : await accountOfSession(database.query, secret, now());
  return account ? { accountId: account.id } : { address: request.ip, browser: request.headers['user-agent'] ?? '' };
}

function isFromForm({ headers }: FastifyRequest): boolean {
  return !(headers['content-type'] ?? '').startsWith('application/json');
}
