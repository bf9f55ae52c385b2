import { settings as calls } from '@webdocs/contracts/api/account';
import { addressOf } from '@webdocs/contracts/api/address-of';
import { isActiveLocale } from '@webdocs/contracts/reader/locale';
import { openNewsletterLink } from '@webdocs/contracts/api/newsletter-links';
import { localesParameter } from '@webdocs/standalone-pages';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { siteOrigin } from '../protection/site-origin.ts';
import { localeOfPageBefore } from '../locale-of-visit.ts';
import { isOnTheList, keepNewsletterAddress, putAccountOnTheList, removeNewsletterAddress } from '../stores/newsletter-addresses.ts';
import { settingsOf } from '../stores/settings.ts';
import { changeSettings } from '../use-cases/change-settings.ts';
import { newsletterMail } from '../use-cases/newsletter-mail.ts';
import { wordsIn } from '../visitor-words.ts';
import { answering } from './answer.ts';

export function settings(server: FastifyInstance, parts: AccountServices, siteName: string): void {
  const { database } = parts;
  const answer = answering(server, parts);

  answer(calls.changeSettings, ({ account, body }) => changeSettings(parts, account, body));

  answer(calls.readNewsletter, async ({ account: { email } }) => ({ subscribed: await isOnTheList(database.query, email) }));
  answer(calls.subscribeToNewsletter, async ({ request, account: { id, email } }) => {
    const { locale_override: chosen } = await settingsOf(database.query, id);
    const locale = chosen && isActiveLocale(chosen) ? chosen : localeOfPageBefore(request);
    await putAccountOnTheList(database.query, email, { locale, now: parts.now() });
    return { subscribed: true };
  });
  answer(calls.unsubscribeFromNewsletter, async ({ account: { email } }) => {
    await database.transaction((query) => removeNewsletterAddress(query, email));
    return { subscribed: false };
  });

  // The form of the newsletter page. Every address gets the same answer: it does not tell who has subscribed before.
  answer(calls.signUpForNewsletter, async ({ request, body: { email } }) => {
    const locale = localeOfPageBefore(request);
    // Both or neither: an address that is there already is not written to again.
    await database.transaction(async (query) => {
      const id = await keepNewsletterAddress(query, email, locale);
      if (!id || !parts.sendMail) return;
      const address = addressOf(openNewsletterLink, { params: { id }, query: { [localesParameter]: locale } });
      const link = siteOrigin(request, parts.publicOrigin) + address;
      await parts.sendMail(newsletterMail(email, { site: siteName, link, locale, text: wordsIn(locale) }), query);
    });
    return { subscribed: true };
  });
}
