import { Failure } from '@webdocs/contracts/failures/failure';
import { securityHeaders } from '@webdocs/standalone-pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure, noteFailure } from '../error-envelope.ts';
import { nextOnThisSite } from '../protection/same-origin.ts';
import type { LoginAttempt } from './login-attempt.ts';
import { visitorWords } from '../visitor-words.ts';
import { localeOfVisit } from '../locale-of-visit.ts';
import { signInFailurePage } from './sign-in-failure-page.ts';

export interface VisitorAnswers {
  readonly siteName: string;
  readonly isSecure: boolean;
  /** The attempt that the visitor comes back from, if it can still be read. */
  readonly attemptOf: (request: FastifyRequest) => LoginAttempt | undefined;
}

/** These addresses are visited by people: they are answered with a page. Who asks for something else gets JSON, as everywhere. */
export function answerVisitor({ siteName, isSecure, attemptOf }: VisitorAnswers) {
  const headers = securityHeaders({ isSecure });
  return async (thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!(request.headers.accept ?? '').includes('text/html')) return answerFailure(thrown, request, reply);
    const { status, errorId } = noteFailure(thrown, request, reply);
    const { next: wanted } = request.query as Readonly<Record<string, unknown>>;
    const next = attemptOf(request)?.next ?? nextOnThisSite(wanted);
    const words = visitorWords(request, siteName, 'log-in', localeOfVisit(next, request.raw));
    const page = signInFailurePage(words, { code: thrown instanceof Failure ? thrown.code : undefined, errorId, next });
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);
  };
}
