import { NewsletterStateSchema, type NewsletterSignUp, type NewsletterState, type SettingsChange } from '@webdocs/contracts/api/account';
import { PlansSchema, type Plans } from '@webdocs/contracts/api/subscriptions';
import { SubscriptionSchema, type Subscription } from '@webdocs/contracts/api/subscriptions';
import * as v from 'valibot';
import { changeJson } from './change-json.ts';
import { requestJson } from './request-json.ts';

const nothing = v.undefined();
const newsletter = '/api/v1/plus/newsletter/';

export const changeSettings = (body: SettingsChange): Promise<void> =>
  changeJson('/api/v1/plus/settings/', nothing, { method: 'POST', body });

/** Null where the call fails: the row then shows nothing rather than a guess. */
export const readNewsletter = (): Promise<NewsletterState | null> => requestJson(newsletter, NewsletterStateSchema).catch(() => null);

/** Whoever changes it is told why it failed. */
export const changeNewsletter = (subscribed: boolean): Promise<NewsletterState> =>
  changeJson(newsletter, NewsletterStateSchema, { method: subscribed ? 'POST' : 'DELETE' });

export const readPlans = (): Promise<Plans> => requestJson('/api/v1/stripe/plans', PlansSchema);

export const readSubscription = (): Promise<Subscription> => requestJson('/api/v1/plus/subscription/', SubscriptionSchema);

export const signOutEverywhere = (): Promise<void> => changeJson('/api/v1/sessions/', nothing, { method: 'DELETE' });

/** For whoever asks, signed in or not. That it was taken is all there is to know. */
export const signUpForNewsletter = async (body: NewsletterSignUp): Promise<void> =>
  void (await requestJson('/api/v1/newsletter', v.unknown(), { method: 'POST', body }));

/** Nobody reads what the answer says. */
export const deleteAiHelpHistory = async (): Promise<void> =>
  void (await changeJson('/api/v1/plus/ai/help/history/list', v.unknown(), { method: 'DELETE' }));

/** Everything that belongs to the account goes, a subscription ends first. */
export const deleteAccount = (): Promise<void> => changeJson('/api/v1/plus/account/', nothing, { method: 'DELETE' });
