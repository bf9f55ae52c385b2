import { addressOf } from '@webdocs/contracts/api/address-of';
import { digestLinks as calls } from '@webdocs/contracts/api/digest-links';
import { Failure, type FailureCode } from '@webdocs/contracts/failures/failure';
import {
  button,
  errorPage,
  form,
  html,
  localesParameter,
  phrase,
  securityHeaders,
  standalonePage,
  type HtmlValue,
} from '@webdocs/standalone-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { answerFailure, noteFailure } from '../error-envelope.ts';
import { chooseRhythm, digestByLink } from '../stores/digests.ts';
import { failureWords, visitorWords, type VisitorWords } from '../visitor-words.ts';
import { answering } from './answer.ts';
import { takeForms } from './form-bodies.ts';

interface DigestPages {
  readonly siteName: string;
  readonly isSecure: boolean;
  readonly accounts: AccountServices;
}

const known: readonly FailureCode[] = ['DIGEST_LINK_UNKNOWN'];

/** Where the link of a digest leads: who has it may end the digest, and mail programs do so by one press (RFC 8058). */
export async function digestLinks(server: FastifyInstance, { siteName, isSecure, accounts }: DigestPages): Promise<void> {
  const { database, now } = accounts;
  const wordsFor = (request: FastifyRequest) => visitorWords(request, siteName, 'digest');
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
    const answer = answering(scope, accounts);

    answer(calls.openDigestLink, async ({ request, reply, params: { id } }) => {
      const { email } = await digestByLink(database.query, id);
      const words = wordsFor(request);
      const { text, frame } = words;
      const action = addressOf(calls.stopDigest, { params: { id }, query: { [localesParameter]: frame.locale } });
      const stop = form({ action, token: html``, content: button(text('visit-digest-stop'), 'primary') });
      return send(reply, digestPage(words, 'leave', email, stop));
    });

    answer(calls.stopDigest, async ({ request, reply, params: { id } }) => {
      const { email, account_id: accountId } = await digestByLink(database.query, id);
      await chooseRhythm(database.query, accountId, 'off', now());
      return send(reply, digestPage(wordsFor(request), 'left', email));
    });
  });
}

function digestPage({ text, frame }: VisitorWords, moment: 'leave' | 'left', address: string, actions: HtmlValue = []): string {
  const title = text(`visit-digest-${moment}`);
  const values = { site: html`${frame.siteName}`, email: html`<strong>${address}</strong>` };
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${phrase(text, `visit-digest-${moment}-text`, values)}</p>
    </div>
    ${actions}`;
  return standalonePage({ ...frame, title, body });
}
