import { addressOf } from '@webdocs/contracts/api/address-of';
import { newsletterLinks as calls } from '@webdocs/contracts/api/newsletter-links';
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
import { confirmAddress, findAddress, removeNewsletterAddress } from '../stores/newsletter-addresses.ts';
import { failureWords, visitorWords, type VisitorWords } from '../visitor-words.ts';
import { answering } from './answer.ts';
import { takeForms } from './form-bodies.ts';

interface NewsletterPages {
  readonly siteName: string;
  readonly isSecure: boolean;
  readonly accounts: AccountServices;
}

const known: readonly FailureCode[] = ['NEWSLETTER_LINK_UNKNOWN'];

/** Where the link of a mail leads: who has it may confirm its address, and take it out, without an account. */
export async function newsletterLinks(server: FastifyInstance, { siteName, isSecure, accounts }: NewsletterPages): Promise<void> {
  const { database, now } = accounts;
  const wordsFor = (request: FastifyRequest) => visitorWords(request, siteName, 'newsletter');
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

    const ask = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
      const { email, confirmed_at: confirmed } = await findAddress(database.query, id);
      const words = wordsFor(request);
      const { text, frame } = words;
      const unsubscribe = button(text('visit-newsletter-unsubscribe'), 'plain', { name: 'wish', value: 'unsubscribe' });
      const confirm = button(text('visit-newsletter-confirm-button'), 'primary', { name: 'wish', value: 'confirm' });
      const action = addressOf(calls.followNewsletterLink, { params: { id }, query: { [localesParameter]: frame.locale } });
      const wishes = form({ action, token: html``, content: confirmed ? unsubscribe : [confirm, unsubscribe] });
      return send(reply, newsletterPage(words, confirmed ? 'leave' : 'confirm', email, wishes));
    };
    const takeOff = async (request: FastifyRequest, reply: FastifyReply, email: string) => {
      await database.transaction((query) => removeNewsletterAddress(query, email));
      return send(reply, newsletterPage(wordsFor(request), 'left', email));
    };
    answer(calls.openNewsletterLink, ({ request, reply, params: { id } }) => ask(request, reply, id));
    answer(calls.openUnsubscribe, ({ request, reply, params: { id } }) => ask(request, reply, id));
    answer(calls.unsubscribeAtOnce, async ({ request, reply, params: { id } }) =>
      takeOff(request, reply, (await findAddress(database.query, id)).email),
    );

    answer(calls.followNewsletterLink, async ({ request, reply, params: { id }, body }) => {
      const { email } = await findAddress(database.query, id);
      if (body.wish === 'confirm') {
        await confirmAddress(database.query, id, now());
        return send(reply, newsletterPage(wordsFor(request), 'confirmed', email));
      }
      return takeOff(request, reply, email);
    });
  });
}

type Moment = 'confirm' | 'leave' | 'confirmed' | 'left';

function newsletterPage({ text, frame }: VisitorWords, moment: Moment, address: string, actions: HtmlValue = []): string {
  const title = text(`visit-newsletter-${moment}`);
  const values = { site: html`${frame.siteName}`, email: html`<strong>${address}</strong>` };
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${phrase(text, `visit-newsletter-${moment}-text`, values)}</p>
    </div>
    ${actions}`;
  return standalonePage({ ...frame, title, body });
}
