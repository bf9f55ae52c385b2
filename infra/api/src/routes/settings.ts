import { settings as calls, type NewsletterState } from '@webdocs/contracts/api/account';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { keepNewsletterAddress } from '../stores/newsletter-addresses.ts';
import { changeSettings as storeSettings, settingsOf } from '../stores/settings.ts';
import { changeSettings } from '../use-cases/change-settings.ts';
import { answering } from './answer.ts';

export function settings(server: FastifyInstance, parts: AccountServices): void {
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
  answer(calls.signUpForNewsletter, async ({ body: { email } }) => {
    await keepNewsletterAddress(database.query, email);
    return { subscribed: true };
  });
}
