import { settings as calls, type NewsletterState } from '@webdocs/contracts/api/account';
import { addressOf } from '@webdocs/contracts/api/address-of';
import { openNewsletterLink } from '@webdocs/contracts/api/newsletter-links';
import { localesParameter } from '@webdocs/standalone-pages';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { siteOrigin } from '../protection/site-origin.ts';
import { localeOfPageBefore } from '../locale-of-visit.ts';
import { keepNewsletterAddress } from '../stores/newsletter-addresses.ts';
import { changeSettings as storeSettings, settingsOf } from '../stores/settings.ts';
import { changeSettings } from '../use-cases/change-settings.ts';
import { newsletterMail } from '../use-cases/newsletter-mail.ts';
import { wordsIn } from '../visitor-words.ts';
import { answering } from './answer.ts';

export function settings(server: FastifyInstance, parts: AccountServices, siteName: string): void {
  const { database } = parts;
  const answer = answering(server, parts);

  answer(calls.changeSettings, ({ account, body }) => changeSettings(database, account, body));

  const setNewsletter = async (accountId: string, subscribed: boolean): Promise<NewsletterState> => {
    await storeSettings(database.query, accountId, { mdnplus_newsletter: subscribed });
    return { subscribed };
  };
  answer(calls.readNewsletter, async ({ account: { id } }) => ({ subscribed: (await settingsOf(database.query, id)).mdnplus_newsletter }));
  answer(calls.subscribeToNewsletter, ({ account: { id } }) => setNewsletter(id, true));
  answer(calls.unsubscribeFromNewsletter, ({ account: { id } }) => setNewsletter(id, false));

  // The form of the newsletter page. Every address gets the same answer: it does not tell who has subscribed before.
  answer(calls.signUpForNewsletter, async ({ request, body: { email } }) => {
    const id = await keepNewsletterAddress(database.query, email);
    if (id && parts.sendMail) {
      const locale = localeOfPageBefore(request);
      const address = addressOf(openNewsletterLink, { params: { id }, query: { [localesParameter]: locale } });
      const link = siteOrigin(request, parts.publicOrigin) + address;
      await parts.sendMail(newsletterMail(email, { site: siteName, link, locale, text: wordsIn(locale) }));
    }
    return { subscribed: true };
  });
}
