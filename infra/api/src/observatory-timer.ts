import type { Failure } from '@webdocs/contracts/failures/failure';
import { repeatedJob } from '@webdocs/database/repeated-job';
import type { Observatory } from '@webdocs/observatory';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from './account-services.ts';
import { scanWatchedHosts } from './watching/scan-watched-hosts.ts';

const everyMs = 5 * 60_000;
/** When the site has started and readers are served. */
const firstAfterMs = 60_000;

/** Scans the hosts that accounts watch, once a day each. Several processes may: each host is scanned by one. */
export function startObservatoryTimer(server: FastifyInstance, parts: AccountServices, observatory: Observatory, siteName: string): void {
  const { publicOrigin: origin } = parts;
  // Mail leads to the site, whose address a local run does not know.
  if (!origin) return;
  const closing = new AbortController();
  const scanning = repeatedJob({
    everyMs,
    firstAfterMs,
    report: (failure: Failure) => server.log.error({ code: failure.code, ...failure.values }, failure.message),
    failsAs: 'OBSERVATORY_KEEPING_FAILED',
    job: async () => void (await scanWatchedHosts({ ...parts, observatory, site: { siteName, origin } }, closing.signal)),
  });
  server.addHook('onClose', async () => {
    closing.abort();
    await scanning.end();
  });
}
