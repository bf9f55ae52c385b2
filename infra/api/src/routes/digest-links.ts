import { addressOf } from '@webdocs/contracts/api/address-of';
import { digestLinks as calls } from '@webdocs/contracts/api/digest-links';
import { button, form, html, localesParameter } from '@webdocs/standalone-pages';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { chooseRhythm, digestByLink } from '../stores/digests.ts';
import { answering } from './answer.ts';
import { mailLinks, type MailLinkPages } from './mail-links.ts';

interface DigestPages {
  readonly siteName: string;
  readonly isSecure: boolean;
  readonly accounts: AccountServices;
}

/** Where the link of a digest leads: who has it may end the digest, and mail programs do so by one press (RFC 8058). */
export async function digestLinks(server: FastifyInstance, { accounts, ...site }: DigestPages): Promise<void> {
  const pages = { ...site, purpose: 'digest', known: ['DIGEST_LINK_UNKNOWN'] } as const;
  await mailLinks(server, pages, (scope, { wordsFor, show }: MailLinkPages) => {
    const { database, now } = accounts;
    const answer = answering(scope, accounts);

    answer(calls.openDigestLink, async ({ request, reply, params: { id } }) => {
      const { email } = await digestByLink(database.query, id);
      const { text, frame } = wordsFor(request);
      const action = addressOf(calls.stopDigest, { params: { id }, query: { [localesParameter]: frame.locale } });
      const stop = form({ action, token: html``, content: button(text('visit-digest-stop'), 'primary') });
      return show({ request, reply }, { moment: 'leave', address: email, actions: stop });
    });

    answer(calls.stopDigest, async ({ request, reply, params: { id } }) => {
      const account = await digestByLink(database.query, id);
      await database.transaction((query) => chooseRhythm(query, account, 'off', now()));
      return show({ request, reply }, { moment: 'left', address: account.email });
    });
  });
}
