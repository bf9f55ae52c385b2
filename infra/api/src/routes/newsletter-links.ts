import { addressOf } from '@webdocs/contracts/api/address-of';
import { newsletterLinks as calls } from '@webdocs/contracts/api/newsletter-links';
import { Failure } from '@webdocs/contracts/failures/failure';
import { button, errorPage, form, html, securityHeaders, standalonePage, type HtmlValue } from '@webdocs/standalone-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { answerFailure, noteFailure } from '../error-envelope.ts';
import { confirmAddress, findAddress, removeNewsletterAddress } from '../stores/newsletter-addresses.ts';
import { answering } from './answer.ts';
import { takeForms } from './form-bodies.ts';

interface NewsletterPages {
  readonly siteName: string;
  readonly isSecure: boolean;
  readonly accounts: AccountServices;
}

/** Where the link of a letter leads: who has it may confirm its address, and take it out, without an account. */
export async function newsletterLinks(server: FastifyInstance, { siteName, isSecure, accounts }: NewsletterPages): Promise<void> {
  const { database, now } = accounts;
  const frame = { siteName, siteAddress: '/', hostLabel: 'Newsletter', coverLine: 'What is new, in your inbox.' } as const;
  const send = (reply: FastifyReply, page: string) =>
    reply.headers(securityHeaders({ isSecure })).type('text/html; charset=utf-8').send(page);
  const page = (title: string, text: HtmlValue, actions: HtmlValue = []) =>
    standalonePage({
      ...frame,
      title,
      body: html`<div class="intro">
          <h1>${title}</h1>
          <p class="lede">${text}</p>
        </div>
        ${actions}`,
    });
  await server.register(async (scope) => {
    takeForms(scope);
    scope.setErrorHandler(async (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
      if (!(request.headers.accept ?? '').includes('text/html')) return answerFailure(thrown, request, reply);
      const { status, errorId } = noteFailure(thrown, request, reply);
      const words = thrown instanceof Failure && thrown.code === 'NEWSLETTER_LINK_UNKNOWN' ? { words: unknownWords } : {};
      return send(reply.code(status), errorPage(frame, { status, ...words, ...(errorId ? { errorId } : {}) }));
    });
    const answer = answering(scope, accounts);

    answer(calls.openNewsletterLink, async ({ reply, params: { id } }) => {
      const { email, confirmed_at: confirmed } = await findAddress(database.query, id);
      const unsubscribe = button('Unsubscribe', 'plain', { name: 'wish', value: 'unsubscribe' });
      const buttons = confirmed ? unsubscribe : [button('Confirm', 'primary', { name: 'wish', value: 'confirm' }), unsubscribe];
      const wishes = form({ action: addressOf(calls.followNewsletterLink, { params: { id } }), token: html``, content: buttons });
      const title = confirmed ? 'Leave the newsletter?' : 'Confirm your address';
      return send(
        reply,
        page(
          title,
          html`The newsletter of ${siteName} goes to <strong>${email}</strong>${confirmed ? '.' : ' once you confirm it.'}`,
          wishes,
        ),
      );
    });

    answer(calls.followNewsletterLink, async ({ reply, params: { id }, body }) => {
      const { email } = await findAddress(database.query, id);
      if (body.wish === 'confirm') {
        await confirmAddress(database.query, id, now());
        return send(reply, page('Your address is confirmed', html`The next issue goes to <strong>${email}</strong>.`));
      }
      await database.transaction((query) => removeNewsletterAddress(query, email));
      return send(reply, page('You are unsubscribed', html`<strong>${email}</strong> is no longer on the list.`));
    });
  });
}

const unknownWords = {
  title: 'This link is no longer valid',
  text: 'The address is not on the list of the newsletter: it was taken out, or never confirmed. There is nothing more to do.',
};
