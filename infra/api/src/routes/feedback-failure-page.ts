import { errorPage, securityHeaders } from '@webdocs/standalone-pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure, noteFailure } from '../error-envelope.ts';

const words: Readonly<Record<number, { readonly title: string; readonly text: string }>> = {
  400: { title: 'Your answer was not complete', text: 'Go back to the page, choose a reason, and send it once more.' },
  404: { title: 'There is no such page', text: 'The page that your answer is about does not stand on this site any more.' },
  503: {
    title: 'Your answer could not be kept',
    text: 'It is not you, and nothing is lost but the answer. Go back to the page and send it again in a moment.',
  },
};

/** The plain form of a page leads here where it fails: its sender sees a page. Scripts get JSON, as everywhere. */
export function answerVoter({ siteName, isSecure }: { readonly siteName: string; readonly isSecure: boolean }) {
  const headers = securityHeaders({ isSecure });
  const frame = {
    siteName,
    siteAddress: '/',
    cloth: 'docs',
    hostLabel: 'Feedback',
    coverLine: 'Every answer makes a page better.',
  } as const;
  return async (thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!(request.headers.accept ?? '').includes('text/html')) return answerFailure(thrown, request, reply);
    const { status, errorId } = noteFailure(thrown, request, reply);
    const own = words[status];
    const page = errorPage(frame, { status, ...(own ? { words: own } : {}), ...(errorId ? { errorId } : {}) });
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);
  };
}
