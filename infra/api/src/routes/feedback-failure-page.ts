import { errorPage, securityHeaders } from '@webdocs/standalone-pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure, noteFailure } from '../error-envelope.ts';
import { localeOfPageBefore, localeOfVisit } from '../locale-of-visit.ts';
import { visitorWords } from '../visitor-words.ts';

const ofFeedback = [400, 404, 503];

/** The plain form of a page leads here where it fails: its sender sees a page, in the language of the other. Scripts get JSON, as everywhere. */
export function answerVoter({ siteName, isSecure }: { readonly siteName: string; readonly isSecure: boolean }) {
  const headers = securityHeaders({ isSecure });
  return async (thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!(request.headers.accept ?? '').includes('text/html')) return answerFailure(thrown, request, reply);
    const { status, errorId } = noteFailure(thrown, request, reply);
    const { url } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const locale = typeof url === 'string' ? localeOfVisit(url, request.raw) : localeOfPageBefore(request);
    const { text, frame } = visitorWords(request, siteName, 'feedback', locale);
    const id = `visit-feedback-${status}`;
    const own = ofFeedback.includes(status) ? { words: { title: text(id), text: text(`${id}-text`) } } : {};
    const page = errorPage(frame, { status, ...own, ...(errorId ? { errorId } : {}) });
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);
  };
}
