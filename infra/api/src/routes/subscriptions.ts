import { subscriptionLinks as calls } from '@webdocs/contracts/api/subscription-links';
import { subscriptions } from '@webdocs/contracts/api/subscriptions';
import { addressOf } from '@webdocs/contracts/api/address-of';
import { signIn } from '@webdocs/contracts/api/sign-in';
import { Failure } from '@webdocs/contracts/failures/failure';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { LocaleSchema } from '@webdocs/contracts/reader/locale-schema';
import { PaidPlanSchema, paidPlans } from '@webdocs/contracts/reader/plans';
import type { Account } from '@webdocs/database/tables';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AccountServices } from '../account-services.ts';
import { siteOrigin } from '../protection/site-origin.ts';
import { visitor } from '../protection/visitors.ts';
import { subscriptionRow } from '../stores/subscriptions.ts';
import { isSubscriber } from '../use-cases/describe-visitor.ts';
import { managePage, settingsAddress, startCheckout, type SubscriptionVisit } from '../use-cases/start-checkout.ts';
import { subscriptionOf } from '../use-cases/subscription-of.ts';
import { countryOf } from '../use-cases/visitor-country.ts';
import { answering, type Asked } from './answer.ts';
import { parseInput } from './parse-input.ts';
import { answerSubscriber } from './subscription-failure-page.ts';

export function subscription(server: FastifyInstance, parts: AccountServices): void {
  answering(server, parts)(subscriptions.readSubscription, async ({ account }) =>
    subscriptionOf(account, await subscriptionRow(parts.database.query, account.id)),
  );
}

/** An unknown plan has a failure of its own, and a site without payments says that first. */
const inOwnWords = { readsItself: true };
const VisitSchema = v.object({ locale: v.optional(LocaleSchema, fallbackLocale) });

export interface SubscriptionPages {
  readonly siteName: string;
  readonly isSecure: boolean;
  readonly countryHeader: string | null;
  readonly accounts: AccountServices | undefined;
}

/** The plain links, which lead on to pages of the payment provider. */
export async function subscriptionLinks(outer: FastifyInstance, pages: SubscriptionPages): Promise<void> {
  await outer.register(async (server) => links(server, pages));
}

function links(server: FastifyInstance, { countryHeader, accounts, ...pages }: SubscriptionPages): void {
  server.setErrorHandler(answerSubscriber(pages));
  const visitOf = (request: FastifyRequest) => {
    if (!accounts?.payments) throw new Failure('PAYMENTS_MISSING');
    const { locale } = parseInput(VisitSchema, request.query);
    const { database, payments, now } = accounts;
    const visit: SubscriptionVisit = { database, payments, now, locale, siteOrigin: siteOrigin(request, accounts.publicOrigin) };
    return { visit, parts: accounts };
  };

  const answer = answering(server);
  const pay = async ({ request, reply }: Visit): Promise<FastifyReply> => {
    const { visit, parts } = visitOf(request);
    const plan = v.safeParse(PaidPlanSchema, (request.query as { plan?: unknown }).plan);
    if (!plan.success) throw new Failure('PLAN_UNKNOWN', { known: paidPlans.join(', ') });
    const account = await whoPays(parts, request, reply);
    if (!account) return signInFirst(request, reply);
    const { country_iso } = countryOf(countryHeader ? request.headers[countryHeader] : undefined);
    return reply.redirect(await startCheckout(visit, account, { plan: plan.output, country: country_iso }), 303);
  };
  answer(calls.subscribe, pay, inOwnWords);

  const manage = async ({ request, reply }: Visit): Promise<FastifyReply> => {
    const { visit, parts } = visitOf(request);
    const account = await whoPays(parts, request, reply);
    if (!account) return signInFirst(request, reply);
    const page = await managePage(visit, account.id);
    if (page === undefined && isSubscriber(account)) throw new Failure('SUBSCRIPTION_GIVEN');
    return reply.redirect(page ?? settingsAddress(visit), 303);
  };
  answer(calls.manageSubscription, manage, inOwnWords);
}

type Visit = Pick<Asked<typeof calls.subscribe>, 'request' | 'reply'>;

/** A session that has ended is no reason to show an error to a user who follows a link: they sign in again. */
async function whoPays(parts: AccountServices, request: FastifyRequest, reply: FastifyReply): Promise<Account | undefined> {
  return visitor(parts, request, reply).catch((thrown: unknown) => {
    if (thrown instanceof Failure && thrown.code === 'SESSION_INVALID') return undefined;
    throw thrown;
  });
}

function signInFirst(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.redirect(addressOf(signIn, { query: { next: request.url } }), 303);
}
