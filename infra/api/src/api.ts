import { openCallBuckets, type CallBuckets } from '@webdocs/limits/call-buckets';
import { apiRoot, description } from '@webdocs/contracts/api/description';
import type { FastifyInstance } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import type { AccountServices } from './account-services.ts';
import type { AnswersOfSite } from './answers-of-site.ts';
import { answerFailure, answerUnknown } from './error-envelope.ts';
import { clearExpired } from './clear-expired.ts';
import { startNewsletterTimer } from './newsletter-timer.ts';
import { startObservatoryTimer } from './observatory-timer.ts';
import { startSubscriptionTimer } from './subscription-timer.ts';
import { startWatchingTimer } from './watching-timer.ts';
import { checkReplies } from './observe/check-replies.ts';
import { carryRequestIds, type Trusts } from './observe/request-id.ts';
import { onAnsweredCall, type AnsweredCall } from './observe/answered-calls.ts';
import { trusting } from './observe/trusted-proxies.ts';
import { describeApi, serveLookOfPages } from './openapi/describe-api.ts';
import { defaultCallLimits, limitCalls, type CallLimits } from './protection/call-limits.ts';
import { requireSameOrigin } from './protection/same-origin.ts';
import { account } from './routes/account.ts';
import { aiHelp } from './routes/ai-help.ts';
import { campaigns } from './routes/campaigns.ts';
import { collections } from './routes/collections.ts';
import { deadMail } from './routes/dead-mail.ts';
import { flaggedPlaygrounds } from './routes/flagged-playgrounds.ts';
import { digestLinks } from './routes/digest-links.ts';
import { identityEvents } from './routes/identity-events.ts';
import { learning } from './routes/learning.ts';
import { observatory } from './routes/observatory.ts';
import { newsletterIssues } from './routes/newsletter-issues.ts';
import { newsletterLinks } from './routes/newsletter-links.ts';
import { pageFeedback, readPageFeedback } from './routes/page-feedback.ts';
import { paymentEvents } from './routes/payment-events.ts';
import { ping } from './routes/ping.ts';
import { placements } from './routes/placements.ts';
import { plans } from './routes/plans.ts';
import { playgrounds } from './routes/playgrounds.ts';
import { answering, everyMethod, refuse } from './routes/answer.ts';
import { search } from './routes/search.ts';
import { settings } from './routes/settings.ts';
import { sharedCollections } from './routes/shared-collections.ts';
import { shownUpdates } from './routes/shown-updates.ts';
import { signIn } from './routes/sign-in.ts';
import { signOut } from './routes/sign-out.ts';
import { staff } from './routes/staff.ts';
import { forgetVisitor, submit, type TelemetrySite } from './routes/submit.ts';
import { telemetryReport } from './routes/telemetry-report.ts';
import { staffAnswers } from './routes/staff-answers.ts';
import { staffSurveys } from './routes/staff-surveys.ts';
import { subscription, subscriptionLinks } from './routes/subscriptions.ts';
import { surveys } from './routes/surveys.ts';
import { updates } from './routes/updates.ts';
import { watching } from './routes/watching.ts';
import { whoami } from './routes/whoami.ts';
import { runningSurveys, shownSurvey } from './stores/surveys.ts';
import { keptSurveys } from './use-cases/kept-surveys.ts';
import type { Observatory } from '@webdocs/observatory';
import type { Placements } from '@webdocs/placements';
import type { Search } from '@webdocs/search';
import type { Updates } from '@webdocs/updates';
import type { ShowingOptions } from '@webdocs/updates/show-updates';
import { identityProvider } from './sign-in/identity-provider.ts';
import type { CountSearch } from './use-cases/count-search.ts';

export interface ApiOptions {
  readonly version?: string;
  /** As the description of the API calls the site. */
  readonly siteName?: string;
  /** Request header in which a trusted proxy names the visitor's country; without it none is believed. */
  readonly countryHeader?: string | null;
  /** What readers are told in place of signing in while the site is looked after. */
  readonly maintenance?: string;
  /** Without these no user can sign in, and every visitor is anonymous. */
  readonly accounts?: AccountServices;
  readonly callLimits?: Partial<CallLimits>;
  /** Where calls are counted, with those of the site around the API. */
  readonly buckets?: CallBuckets;
  /** Without it nothing is found here. */
  readonly search?: Search;
  /** Without them nothing has changed here. */
  readonly updates?: Updates;
  /** Without them the places for messages show what the site says of itself. */
  readonly placements?: Placements;
  /** Without them nothing can be asked here. */
  readonly answers?: AnswersOfSite;
  /** Without it no site is scanned here. */
  readonly observatory?: Observatory;
  /** Without it nothing is taken in that pages tell of visits. */
  readonly telemetry?: TelemetrySite;
  /** Told of every search that was answered. */
  readonly countSearch?: CountSearch;
  readonly surveys?: {
    /** Whose forms they may show in a frame. */
    readonly origins: readonly string[];
    /** Whether readers are asked; addresses that ask for a survey show it in any case. */
    readonly areShown: boolean;
  };
  /** Whether filters of updates are for all; otherwise who is not signed in may turn pages only. */
  readonly filtersForAll?: boolean;
  /** Addresses and networks whose request ids are kept. */
  readonly trustedProxies?: readonly string[];
  /** Told of every call that was answered. */
  readonly onCall?: (call: AnsweredCall) => void;
  /** Whether a reply that is not what the table says of the call is a failure. It costs a second reading of each. */
  readonly checksReplies?: boolean;
}

/**
 * Everything under /api, signing in and out, and what providers tell. Whatever happens there, a failure is JSON; people who
 * sign in see a page.
 */
export async function api(server: FastifyInstance, options: ApiOptions): Promise<void> {
  const { version = manifest.version, countryHeader = null, accounts, siteName = 'this site' } = options;
  const surveying = options.surveys ?? { origins: [], areShown: true };
  const buckets = options.buckets ?? openCallBuckets();
  const callLimits = { ...defaultCallLimits, ...options.callLimits };
  const isSecure = accounts?.publicOrigin?.startsWith('https:') ?? false;
  const trusts = trusting(options.trustedProxies ?? []);
  const provider = accounts?.signIn && identityProvider(accounts.signIn);
  const running = keptSurveys({
    read: async () => (accounts && surveying.areShown ? (await runningSurveys(accounts.database.query)).map(shownSurvey) : []),
    now: accounts?.now ?? (() => new Date()),
  });
  // A page that is asked for first knows of them, unless the database is away: then the site starts without.
  await running.all().catch(() => undefined);
  const prepare = (scope: FastifyInstance, guard?: (scope: FastifyInstance) => void) => {
    carryRequestIds(scope, trusts);
    if (options.onCall) onAnsweredCall(scope, options.onCall);
    if (options.checksReplies) checkReplies(scope);
    scope.setErrorHandler(answerFailure);
    if (countryHeader) forgetUnlessTrusted(scope, countryHeader, trusts);
    scope.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
    // Plain text is what a foreign page can send without being asked about it first.
    scope.removeContentTypeParser('text/plain');
    takeEmptyBodies(scope);
    guard?.(scope);
    limitCalls(scope, { publicOrigin: accounts?.publicOrigin ?? null, limits: callLimits, buckets });
  };
  const prepareForPages = (scope: FastifyInstance) => {
    prepare(scope);
    if (!accounts) return;
    scope.addHook('preParsing', async (request) => {
      if (!request.routeOptions.config.call?.takesForeignPosts) requireSameOrigin(request, accounts.publicOrigin);
    });
  };

  await server.register(async (scope) => {
    prepareForPages(scope);
    answering(scope)(description.readVersion, () => ({ version }));
    describeApi(scope, { version, siteName, isSecure });
    whoami(scope, { countryHeader, maintenance: options.maintenance ?? '', hasSurveys: () => running.areThere() }, accounts);
    if (options.search) search(scope, options.search, { publicOrigin: accounts?.publicOrigin ?? null, countSearch: options.countSearch });
    if (options.updates) updates(scope, { updates: options.updates, filtersForAll: options.filtersForAll ?? false }, accounts);
    if (options.updates)
      shownUpdates(scope, { updates: options.updates, summaries: summariesIn(options.search), now: () => new Date() }, accounts);
    plans(scope, countryHeader, accounts?.payments);
    if (accounts) {
      await ping(scope, accounts);
      settings(scope, accounts, siteName);
      await newsletterLinks(scope, { siteName, isSecure, accounts });
      await digestLinks(scope, { siteName, isSecure, accounts });
      account(scope, accounts);
      staff(scope, accounts);
      await pageFeedback(scope, { siteName, isSecure, accounts });
      readPageFeedback(scope, accounts);
      collections(scope, accounts);
      sharedCollections(scope, accounts);
      learning(scope, accounts);
      playgrounds(scope, accounts);
      flaggedPlaygrounds(scope, accounts, siteName);
      deadMail(scope, accounts);
      newsletterIssues(scope, accounts, isSecure);
      telemetryReport(scope, accounts);
      if (options.placements) campaigns(scope, accounts, options.placements);
      surveys(scope, accounts, running);
      aiHelp(scope, accounts, options.answers);
      staffAnswers(scope, accounts);
      staffSurveys(scope, accounts, { running, origins: surveying.origins });
      subscription(scope, accounts);
      clearExpired(scope, accounts);
      startSubscriptionTimer(scope, accounts);
      if (options.updates) {
        watching(scope, accounts, options.updates, siteName);
        startWatchingTimer(scope, accounts, options.updates, siteName);
      }
      startNewsletterTimer(scope, accounts);
      if (options.observatory) startObservatoryTimer(scope, accounts, options.observatory, siteName);
    }
    // The site outside answers every address that is left, with a page.
    for (const url of [apiRoot, `${apiRoot}/*`]) refuse(scope, { method: everyMethod, url }, answerUnknown);
  });
  const { placements: places } = options;
  if (places) {
    await server.register(async (scope) => {
      // Before anything looks at them: beacons bring cookies, and who reads is none of this.
      scope.addHook('onRequest', async ({ raw }) => void delete raw.headers.cookie);
      prepareForPages(scope);
      placements(scope, {
        placements: places,
        countryHeader,
        publicOrigin: accounts?.publicOrigin ?? null,
        isPlusAvailable: Boolean(accounts?.payments),
        isSecure,
      });
    });
  }
  const { observatory: scanner } = options;
  if (scanner) {
    await server.register(async (scope) => {
      prepareForPages(scope);
      // Its failures have names of their own.
      await scope.register(async (scans) => observatory(scans, scanner, accounts));
    });
  }
  const { telemetry } = options;
  if (telemetry) {
    await server.register(async (scope) => {
      prepare(scope, () => forgetVisitor(scope, accounts?.publicOrigin ?? null));
      submit(scope, telemetry);
    });
  }
  await server.register(async (scope) => {
    prepare(scope);
    serveLookOfPages(scope);
  });
  await server.register(async (scope) => {
    prepareForPages(scope);
    if (accounts) await signOut(scope, { siteName, isSecure, accounts, provider });
    await scope.register(async (pages) => signIn(pages, { siteName, isSecure, accounts, provider }));
  });
  await server.register(async (scope) => {
    prepareForPages(scope);
    await subscriptionLinks(scope, { siteName, isSecure, countryHeader, accounts });
  });
  await server.register(async (scope) => {
    prepare(scope);
    identityEvents(scope, accounts, provider);
  });
  await server.register(async (scope) => {
    prepare(scope);
    paymentEvents(scope, accounts);
  });
}

/** Browsers name JSON as the kind of every call, also of those that have nothing to say: an empty body is none. */
function takeEmptyBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body, done);
  });
}

/** A header that a proxy sets is taken off where it does not come from that proxy: a visitor would choose the country, and with it the price. */
function forgetUnlessTrusted(server: FastifyInstance, header: string, trusts: Trusts): void {
  server.addHook('onRequest', async ({ raw }) => {
    if (!trusts(raw.socket.remoteAddress ?? '')) delete raw.headers[header];
  });
}

/** Without a search no page says what it is. */
function summariesIn(search: Search | undefined): ShowingOptions['summaries'] {
  return async (urls) => search?.summaries(urls) ?? new Map();
}
