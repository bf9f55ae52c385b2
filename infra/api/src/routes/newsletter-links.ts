import { addressOf } from '@webdocs/contracts/api/address-of';
import { newsletterLinks as calls } from '@webdocs/contracts/api/newsletter-links';
import { button, form, html, localesParameter } from '@webdocs/standalone-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { confirmAddress, findAddress, removeNewsletterAddress } from '../stores/newsletter-addresses.ts';
import { answering } from './answer.ts';
import { mailLinks, type MailLinkPages } from './mail-links.ts';

interface NewsletterPages {
  readonly siteName: string;
  readonly isSecure: boolean;
  readonly accounts: AccountServices;
}

/** Where the link of a mail leads: who has it may confirm its address, and take it out, without an account. */
export async function newsletterLinks(server: FastifyInstance, { accounts, ...site }: NewsletterPages): Promise<void> {
  const pages = { ...site, purpose: 'newsletter', known: ['NEWSLETTER_LINK_UNKNOWN'] } as const;
  await mailLinks(server, pages, (scope, { wordsFor, show }: MailLinkPages) => {
    const { database, now } = accounts;
    const answer = answering(scope, accounts);

    const ask = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
      const { email, confirmed_at: confirmed } = await findAddress(database.query, id);
      const { text, frame } = wordsFor(request);
      const unsubscribe = button(text('visit-newsletter-unsubscribe'), 'plain', { name: 'wish', value: 'unsubscribe' });
      const confirm = button(text('visit-newsletter-confirm-button'), 'primary', { name: 'wish', value: 'confirm' });
      const action = addressOf(calls.followNewsletterLink, { params: { id }, query: { [localesParameter]: frame.locale } });
      const actions = form({ action, token: html``, content: confirmed ? unsubscribe : [confirm, unsubscribe] });
      return show({ request, reply }, { moment: confirmed ? 'leave' : 'confirm', address: email, actions });
    };
    const takeOff = async (request: FastifyRequest, reply: FastifyReply, email: string) => {
      await database.transaction((query) => removeNewsletterAddress(query, email));
      return show({ request, reply }, { moment: 'left', address: email });
    };
    answer(calls.openNewsletterLink, ({ request, reply, params: { id } }) => ask(request, reply, id));
    answer(calls.openUnsubscribe, ({ request, reply, params: { id } }) => ask(request, reply, id));
    answer(calls.unsubscribeAtOnce, async ({ request, reply, params: { id } }) =>
      takeOff(request, reply, (await findAddress(database.query, id)).email),
    );

    answer(calls.followNewsletterLink, async ({ request, reply, params: { id }, body }) => {
      const { email } = await findAddress(database.query, id);
      if (body.wish !== 'confirm') return takeOff(request, reply, email);
      await confirmAddress(database.query, id, now());
      return show({ request, reply }, { moment: 'confirmed', address: email });
    });
  });
}
