import { observatory as calls } from '@webdocs/contracts/api/observatory';
import type { Analysis, ObservatoryError, ScanSummary } from '@webdocs/contracts/api/observatory-report';
import { Failure, type FailureCode } from '@webdocs/contracts/failures/failure';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { networkOf } from '@webdocs/limits/network-of';
import type { Observatory } from '@webdocs/observatory';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { answerFailure, failureEnvelope, noteFailure } from '../error-envelope.ts';
import { localeOfPageBefore } from '../locale-of-visit.ts';
import { siteOrigin } from '../protection/site-origin.ts';
import { addWatchedHost, removeWatchedHost, watchedHostsOf } from '../stores/watched-hosts.ts';
import { answering } from './answer.ts';

/** Scans of other sites. Who asks is looked at for the turn in the queue alone, and for early access. */
export function observatory(server: FastifyInstance, scanner: Observatory, accounts: AccountServices | undefined): void {
  const answer = answering(server, accounts);
  server.setErrorHandler(answerScanFailure);
  const asking = (request: FastifyRequest, { host, hidden }: { readonly host?: string; readonly hidden?: string }) => ({
    host,
    network: networkOf(request.ip),
    isHidden: hidden === 'true' || hidden === '',
  });

  answer(calls.readAnalysis, ({ request, query }) => scanner.read(asking(request, query)));
  answer(calls.analyzeHost, ({ request, query }) => scanner.scan(asking(request, query)));
  answer(calls.scanHost, async ({ request, query }) => {
    const analysis = await scanner.scan(asking(request, query));
    return summaryOf(analysis, siteOrigin(request, accounts?.publicOrigin ?? null));
  });
  answer(calls.readScan, ({ params: { id } }) => scanner.ofId(id));
  answer(calls.listRecentScans, () => scanner.recent());
  answer(calls.readObservatoryStats, () => scanner.stats());
  answer(calls.readRecommendationMatrix, () => scanner.matrix());
  answer(calls.readScannerVersion, () => scanner.version());

  answer(calls.listWatchedHosts, async ({ account: { id } }) => ({
    hosts: accounts ? await watchedHostsOf(accounts.database.query, id) : [],
    can_mail: accounts?.sendMail !== undefined,
  }));
  answer(calls.watchHost, async ({ account: { id }, request, body: { host } }) => {
    const { database, now } = requireAccounts(accounts);
    const site = scanner.nameOf(host);
    return database.transaction((query) => addWatchedHost(query, { accountId: id, site, locale: localeOfPageBefore(request), now: now() }));
  });
  answer(calls.unwatchHost, async ({ account: { id }, params }) => {
    await requireAccounts(accounts).database.transaction((query) => removeWatchedHost(query, id, params.id));
  });
}

/** Without them every call of an account is refused before it comes here. */
function requireAccounts(accounts: AccountServices | undefined): AccountServices {
  if (!accounts) throw new Failure('UNAUTHENTICATED');
  return accounts;
}

function summaryOf({ scan }: Analysis, origin: string): ScanSummary {
  const { id, algorithm_version, scanned_at, error, grade, score, status_code, tests_failed, tests_passed, tests_quantity } = scan;
  const address = new URL(`/${fallbackLocale}/observatory/analyze`, origin);
  address.searchParams.set('host', scan.target?.asked ?? '');
  const details_url = address.href;
  return { id, details_url, algorithm_version, scanned_at, error, grade, score, status_code, tests_failed, tests_passed, tests_quantity };
}

/** As clients of this interface know them. */
const shortNames: Readonly<Partial<Record<FailureCode, ObservatoryError>>> = {
  OBSERVATORY_HOST_INVALID: 'invalid-hostname',
  OBSERVATORY_HOST_IS_ADDRESS: 'invalid-hostname-ip',
  OBSERVATORY_HOST_UNKNOWN: 'invalid-hostname-lookup',
  OBSERVATORY_TARGET_REFUSED: 'invalid-site',
  OBSERVATORY_STATUS_UNFIT: 'invalid-site',
  OBSERVATORY_SITE_DOWN: 'site-down',
  OBSERVATORY_SCAN_UNKNOWN: 'not-found',
  OBSERVATORY_SCAN_FAILED: 'scan-failed',
};

const retryAfterSeconds = 5;

async function answerScanFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (thrown instanceof Failure && thrown.code === 'OBSERVATORY_QUEUE_FULL') reply.header('retry-after', retryAfterSeconds);
  const error = thrown instanceof Failure ? shortNames[thrown.code] : undefined;
  if (!(thrown instanceof Failure) || !error) return answerFailure(thrown, request, reply);
  const { status } = noteFailure(thrown, request, reply);
  return reply.code(status).send({ ...failureEnvelope(thrown), error });
}
