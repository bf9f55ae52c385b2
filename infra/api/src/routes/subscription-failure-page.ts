import { Failure, type FailureCode } from '@webdocs/contracts/failures/failure';
import { LocaleSchema } from '@webdocs/contracts/reader/locale-schema';
import { errorPage, securityHeaders } from '@webdocs/standalone-pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { answerFailure, noteFailure } from '../error-envelope.ts';
import { failureWords, visitorWords } from '../visitor-words.ts';

const known: readonly FailureCode[] = [
  'PLAN_UNKNOWN',
  'COUNTRY_UNSUPPORTED',
  'PAYMENTS_MISSING',
  'PAYMENTS_AWAY',
  'SUBSCRIPTION_GIVEN',
  'CHECKOUT_CROWDED',
  'INPUT_INVALID',
];

/** These addresses are links that people follow: a failure there is a page. Who asks for something else gets JSON, as everywhere. */
export function answerSubscriber({ siteName, isSecure }: { readonly siteName: string; readonly isSecure: boolean }) {
  const headers = securityHeaders({ isSecure });
  return async (thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!(request.headers.accept ?? '').includes('text/html')) return answerFailure(thrown, request, reply);
    const { status, errorId } = noteFailure(thrown, request, reply);
    const { locale } = request.query as Readonly<Record<string, unknown>>;
    const { text, frame } = visitorWords(request, siteName, 'subscription', v.is(LocaleSchema, locale) ? locale : undefined);
    const words = failureWords(text, known, thrown instanceof Failure ? thrown.code : undefined);
    const page = errorPage(frame, { status, ...(words ? { words } : {}), ...(errorId ? { errorId } : {}) });
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);
  };
}
