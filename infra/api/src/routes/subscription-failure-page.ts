import { Failure, type FailureCode } from '@webdocs/contracts/failures/failure';
import { errorPage, securityHeaders } from '@webdocs/standalone-pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure, noteFailure } from '../error-envelope.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

const words: Readonly<Partial<Record<FailureCode, Words>>> = {
  PLAN_UNKNOWN: {
    title: 'There is no such plan',
    text: 'The link names a plan that does not exist. Nothing was charged; the plans are listed on the site.',
  },
  COUNTRY_UNSUPPORTED: { title: 'Not sold here yet', text: 'Plans are not sold in your country. Everything that is free stays free.' },
  PAYMENTS_MISSING: {
    title: 'Nothing is sold here',
    text: 'This site was set up without payments. Everything that can be read here can be read without a plan.',
  },
  PAYMENTS_AWAY: { title: 'Back in a moment', text: 'The payment provider does not answer. Nothing was charged; try again in a moment.' },
  SUBSCRIPTION_GIVEN: {
    title: 'This plan was given to you',
    text: 'Nothing is paid for it, so there is nothing to change or to cancel. It is yours until it is taken back.',
  },
  CHECKOUT_CROWDED: {
    title: 'That was too much at once',
    text: 'Several checkouts were begun at the same time. Nothing was charged; choose a plan once more.',
  },
  INPUT_INVALID: {
    title: 'This link is not complete',
    text: 'The address could not be read. Nothing was charged; choose a plan on the site.',
  },
};

/** These addresses are links that people follow: a failure there is a page. Who asks for something else gets JSON, as everywhere. */
export function answerSubscriber({ siteName, isSecure }: { readonly siteName: string; readonly isSecure: boolean }) {
  const headers = securityHeaders({ isSecure });
  const frame = { siteName, siteAddress: '/', cloth: 'plus', hostLabel: 'Subscription', coverLine: 'More of what you read here.' } as const;
  return async (thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!(request.headers.accept ?? '').includes('text/html')) return answerFailure(thrown, request, reply);
    const { status, errorId } = noteFailure(thrown, request, reply);
    const own = thrown instanceof Failure ? words[thrown.code] : undefined;
    const page = errorPage(frame, { status, ...(own ? { words: own } : {}), ...(errorId ? { errorId } : {}) });
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);
  };
}
