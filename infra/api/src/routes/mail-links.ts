import { Failure, type FailureCode } from '@webdocs/contracts/failures/failure';
import { errorPage, html, phrase, securityHeaders, standalonePage, type HtmlValue } from '@webdocs/standalone-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure, noteFailure } from '../error-envelope.ts';
import { failureWords, visitorWords, type VisitorWords } from '../visitor-words.ts';
import { takeForms } from './form-bodies.ts';

interface MailLinks {
  readonly siteName: string;
  readonly isSecure: boolean;
  /** What the mail is about: the pages have the words `visit-<purpose>-…`. */
  readonly purpose: 'newsletter' | 'digest';
  /** Failures with words of their own. */
  readonly known: readonly FailureCode[];
}

/** What the routes of links in mail answer with. */
export interface MailLinkPages {
  wordsFor(request: FastifyRequest): VisitorWords;
  /** The page of a moment, such as `left`, about the address that the mail went to. */
  show(visit: { readonly request: FastifyRequest; readonly reply: FastifyReply }, page: MailLinkPage): FastifyReply;
}

interface MailLinkPage {
  readonly moment: string;
  readonly address: string;
  readonly actions?: HtmlValue;
}

/** Where links in mail lead: no session is needed, and what fails is a page too. Clients that do not ask for HTML get JSON. */
export async function mailLinks(
  server: FastifyInstance,
  { siteName, isSecure, purpose, known }: MailLinks,
  routes: (scope: FastifyInstance, pages: MailLinkPages) => void,
): Promise<void> {
  const wordsFor = (request: FastifyRequest) => visitorWords(request, siteName, purpose);
  const send = (reply: FastifyReply, page: string) =>
    reply.headers(securityHeaders({ isSecure })).type('text/html; charset=utf-8').send(page);

  await server.register(async (scope) => {
    takeForms(scope);
    scope.setErrorHandler(async (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
      if (!(request.headers.accept ?? '').includes('text/html')) return answerFailure(thrown, request, reply);
      const { status, errorId } = noteFailure(thrown, request, reply);
      const { text, frame } = wordsFor(request);
      const words = failureWords(text, known, thrown instanceof Failure ? thrown.code : undefined);
      return send(reply.code(status), errorPage(frame, { status, ...(words ? { words } : {}), ...(errorId ? { errorId } : {}) }));
    });
    routes(scope, {
      wordsFor,
      show: ({ request, reply }, { moment, ...page }) =>
        send(reply, pageOf(wordsFor(request), { ...page, id: `visit-${purpose}-${moment}` })),
    });
  });
}

function pageOf(
  { text, frame }: VisitorWords,
  { id, address, actions = [] }: Omit<MailLinkPage, 'moment'> & { readonly id: string },
): string {
  const title = text(id);
  const values = { site: html`${frame.siteName}`, email: html`<strong>${address}</strong>` };
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${phrase(text, `${id}-text`, values)}</p>
    </div>
    ${actions}`;
  return standalonePage({ ...frame, title, body });
}
