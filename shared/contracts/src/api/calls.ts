import * as v from 'valibot';
import { NewsletterSignUpSchema, NewsletterStateSchema, PingSchema, SettingsChangeSchema } from './account-calls.ts';
import { WhoamiSchema } from './api.ts';
import { form, json, type ApiCall } from './call.ts';
import { collectionApiCalls } from './collection-api-calls.ts';
import { LocaleSchema } from '../reader/locale-schema.ts';
import { pageFeedbackApiCalls } from './page-feedback-api-calls.ts';
import { PaidPlanSchema, PlansSchema } from './plans.ts';
import { searchApiCalls } from './search-api-calls.ts';
import { signInApiCalls } from './sign-in-api-calls.ts';
import { staffApiCalls } from './staff-api-calls.ts';
import { SubscriptionSchema } from './subscription-calls.ts';

const VersionSchema = v.object({ version: v.string() });
const locale = v.optional(LocaleSchema);
const SubscribeQuerySchema = v.object({ plan: PaidPlanSchema, locale });
const ManageQuerySchema = v.object({ locale });
const PaymentEventReplySchema = v.object({ received: v.literal(true) });

const newsletter = { path: '/api/v1/plus/newsletter/', tag: 'Newsletter', who: 'signed-in' } as const;

/** Every call that exists. Documentation, fuzzing and the test of the routes go by it. */
export const apiCalls: readonly ApiCall[] = [
  {
    name: 'whoami',
    method: 'GET',
    path: '/api/v1/whoami',
    tag: 'Visitor',
    who: 'anyone',
    purpose: 'Tells a visitor who they are to the site; who is not signed in gets their country alone.',
    replies: {
      200: { means: 'What the site knows of the visitor, with the token for calls that change something.', schema: WhoamiSchema },
    },
    failures: ['SESSION_INVALID'],
  },
  {
    name: 'ping',
    method: 'POST',
    path: '/api/v1/ping',
    tag: 'Visitor',
    who: 'signed-in',
    purpose: 'Notes that somebody uses the site today, once a day however often it is called.',
    body: form(PingSchema),
    replies: { 201: { means: 'Noted.' } },
  },
  {
    name: 'changeSettings',
    method: 'POST',
    path: '/api/v1/plus/settings/',
    tag: 'Settings',
    who: 'signed-in',
    purpose: 'Changes the settings that are named and leaves the others; ads stay on for who is no subscriber.',
    body: json(SettingsChangeSchema),
    replies: { 201: { means: 'Changed.' } },
  },
  {
    ...newsletter,
    name: 'readNewsletter',
    method: 'GET',
    purpose: 'Tells whether the newsletter of subscribers goes to the account.',
    replies: { 200: { means: 'Whether it does.', schema: NewsletterStateSchema } },
  },
  {
    ...newsletter,
    name: 'subscribeToNewsletter',
    method: 'POST',
    purpose: 'Sends the newsletter to the account from now on.',
    replies: { 201: { means: 'It will be sent.', schema: NewsletterStateSchema } },
  },
  {
    ...newsletter,
    name: 'unsubscribeFromNewsletter',
    method: 'DELETE',
    purpose: 'Sends the newsletter to the account no longer.',
    replies: { 202: { means: 'It will not be sent.', schema: NewsletterStateSchema } },
  },
  {
    name: 'signUpForNewsletter',
    method: 'POST',
    path: '/api/v1/newsletter',
    tag: 'Newsletter',
    who: 'anyone',
    purpose: 'Takes the e-mail address of anybody for the newsletter, with the same answer whether or not it was known.',
    body: json(NewsletterSignUpSchema),
    replies: { 201: { means: 'Taken.', schema: NewsletterStateSchema } },
    needsNoToken: true,
  },
  ...collectionApiCalls,
  ...pageFeedbackApiCalls,
  ...searchApiCalls,
  ...signInApiCalls,
  ...staffApiCalls,
  {
    name: 'readPlans',
    method: 'GET',
    path: '/api/v1/stripe/plans',
    tag: 'Plans',
    who: 'anyone',
    purpose: 'Tells what each plan costs where the visitor is.',
    replies: { 200: { means: 'The prices, by the month.', schema: PlansSchema } },
    failures: ['COUNTRY_UNSUPPORTED', 'PAYMENTS_MISSING', 'PAYMENTS_AWAY'],
  },
  {
    name: 'readSubscription',
    method: 'GET',
    path: '/api/v1/plus/subscription/',
    tag: 'Plans',
    who: 'signed-in',
    purpose: 'Tells which plan the account has, and until when.',
    replies: { 200: { means: 'The plan and its state.', schema: SubscriptionSchema } },
  },
  {
    name: 'subscribe',
    method: 'GET',
    path: '/subscriptions/mdn-plus/',
    tag: 'Plans',
    who: 'anyone',
    purpose: 'Leads to the page of the payment provider where a plan is paid, by way of the sign-in where it is needed.',
    isForPeople: true,
    query: SubscribeQuerySchema,
    replies: { 303: { means: 'On to the provider, or to the sign-in.' } },
    failures: ['PLAN_UNKNOWN', 'COUNTRY_UNSUPPORTED', 'CHECKOUT_CROWDED', 'PAYMENTS_MISSING', 'PAYMENTS_AWAY'],
  },
  {
    name: 'manageSubscription',
    method: 'GET',
    path: '/subscriptions/manage/',
    tag: 'Plans',
    who: 'anyone',
    purpose: 'Leads to the page of the payment provider where a subscription is changed or ended.',
    isForPeople: true,
    query: ManageQuerySchema,
    replies: { 303: { means: 'On to the provider, or to the sign-in.' } },
    failures: ['SUBSCRIPTION_GIVEN', 'PAYMENTS_MISSING', 'PAYMENTS_AWAY'],
  },
  {
    name: 'signOutEverywhere',
    method: 'DELETE',
    path: '/api/v1/sessions/',
    tag: 'Account',
    who: 'signed-in',
    purpose: 'Ends the sessions of the account on every device.',
    replies: { 200: { means: 'Ended; the cookie is taken back.' } },
  },
  {
    name: 'deleteAccount',
    method: 'DELETE',
    path: '/api/v1/plus/account/',
    tag: 'Account',
    who: 'signed-in',
    purpose: 'Ends the subscription and deletes the account with everything that belongs to it.',
    replies: { 200: { means: 'Deleted; the cookie is taken back.' } },
  },
  {
    name: 'takePaymentEvent',
    method: 'POST',
    path: '/events/payments',
    tag: 'Events',
    who: 'provider',
    purpose: 'Takes a signed event of the payment provider; one that comes twice counts once.',
    body: json(v.looseObject({})),
    replies: { 200: { means: 'Taken, or known already.', schema: PaymentEventReplySchema } },
    failures: ['PAYMENT_EVENT_REFUSED', 'PAYMENTS_MISSING', 'PAYMENTS_AWAY'],
  },
  {
    name: 'readVersion',
    method: 'GET',
    path: '/api/v1/info',
    tag: 'Description',
    who: 'anyone',
    purpose: 'Tells the version of the API.',
    replies: { 200: { means: 'The version.', schema: VersionSchema } },
  },
  {
    name: 'readDescription',
    method: 'GET',
    path: '/api/openapi.json',
    tag: 'Description',
    who: 'anyone',
    purpose: 'Describes every call for programs, as OpenAPI 3.1.',
    replies: { 200: { means: 'The description.', schema: v.looseObject({ openapi: v.string() }) } },
  },
  {
    name: 'readDocs',
    method: 'GET',
    path: '/api/docs',
    tag: 'Description',
    who: 'anyone',
    purpose: 'Describes every call for people.',
    replies: { 200: { means: 'A page.', kind: 'text/html' } },
  },
  {
    name: 'readDocsLook',
    method: 'GET',
    path: '/standalone/{file}',
    tag: 'Description',
    who: 'anyone',
    purpose: 'Stylesheet, icon and fonts of that page.',
    replies: { 200: { means: 'The file.' } },
  },
  {
    name: 'readDocsStyles',
    method: 'GET',
    path: '/api/docs.css',
    tag: 'Description',
    who: 'anyone',
    purpose: 'What the stylesheet of that page has beside others.',
    replies: { 200: { means: 'A stylesheet.', kind: 'text/css' } },
  },
];
