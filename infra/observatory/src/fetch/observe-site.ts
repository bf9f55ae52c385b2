import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { ScannedTarget } from '@webdocs/contracts/api/observatory-report';
import { gradedPage, type Evidence, type PageBody, type PreloadList } from '../grade/evidence.ts';
import { readHtml } from '../parse/read-html.ts';
import { guardedFetch, type GuardedFetch, type GuardOptions } from './guarded-fetch.ts';
import type { Target } from './parse-target.ts';
import type { ReadText } from './read-body.ts';
import { NoAnswer } from './request-once.ts';
import { walker, type Walked } from './walk-to-page.ts';

export interface ObserveOptions extends GuardOptions {
  readonly preloaded: PreloadList | null;
  readonly origin: string;
  /** Time for all requests of a scan together. */
  readonly scanMs: number;
  readonly now: () => Date;
}

export interface Observed {
  readonly evidence: Evidence;
  readonly target: ScannedTarget;
  readonly securityText: string | null | undefined;
}

const securityTextLimit = 64 * 1024;

/** Asks a site for everything that is graded. */
export async function observeSite(target: Target, options: ObserveOptions): Promise<Observed> {
  const signal = AbortSignal.timeout(options.scanMs);
  const fetch = guardedFetch(options, signal);
  try {
    return await observe(target, target.host, fetch, options);
  } catch (thrown) {
    const isUnknown = thrown instanceof Failure && thrown.code === 'OBSERVATORY_HOST_UNKNOWN' && thrown.values.host === target.host;
    if (!isUnknown || target.host.startsWith('www.')) throw thrown;
    // Told of under the name that was asked for.
    return observe(target, `www.${target.host}`, fetch, options).catch((again: unknown) => {
      throw again instanceof Failure && again.code === 'OBSERVATORY_HOST_UNKNOWN' ? thrown : again;
    });
  }
}

async function observe(target: Target, host: string, fetch: GuardedFetch, options: ObserveOptions): Promise<Observed> {
  const walk = walker(fetch);
  const place = `${host}${target.port === null ? '' : `:${target.port}`}${target.path}`;
  const scannedAt = options.now();
  const [https, http] = await Promise.allSettled([walk(new URL(`https://${place}`)), walk(new URL(`http://${place}`))]);
  for (const walked of [https, http]) {
    // Only silence of one of the two says something of the site: what is refused is refused.
    if (walked.status === 'rejected' && !(walked.reason instanceof NoAnswer)) throw walked.reason;
  }
  const overHttps = https.status === 'fulfilled' ? https.value : null;
  const plain = http.status === 'fulfilled' && !(overHttps && isAnswerToWrongProtocol(http.value, target)) ? http.value : null;
  const graded = overHttps ?? plain;
  if (!graded) throw down(target, https, http);
  if (graded.broken !== null) throw new Failure('OBSERVATORY_SITE_DOWN', { host: target.key, cause: graded.broken });
  const evidence: Evidence = {
    host,
    http: plain?.walk ?? null,
    https: overHttps?.walk ?? null,
    body: bodyOf(graded.text),
    preloaded: options.preloaded,
    origin: options.origin,
    scannedAt,
  };
  const page = gradedPage(evidence);
  if (!isFit(page.status)) throw new Failure('OBSERVATORY_STATUS_UNFIT', { host: target.key, answered: page.status });
  const securityText = await securityTextOf(new URL(page.url), fetch);
  return { evidence, target: describe(target, host, page.url), securityText };
}

function isFit(status: number): boolean {
  return (status >= 200 && status < 400) || status === 401 || status === 403;
}

/** Servers of HTTPS answer plain HTTP at their port with 400: nothing is served there. */
function isAnswerToWrongProtocol({ walk }: Walked, { port }: Target): boolean {
  return port !== null && walk.hops.length === 1 && walk.hops[0].status === 400;
}

function bodyOf(text: ReadText | undefined): PageBody {
  if (text === undefined) return { kind: 'other' };
  return text.text === null ? { kind: 'unreadable' } : { kind: 'html', page: readHtml(text.text) };
}

function down({ key }: Target, ...walks: ReadonlyArray<PromiseSettledResult<Walked>>): Failure {
  const causes = walks.flatMap((walk) => (walk.status === 'rejected' ? [causeOf(walk.reason)] : []));
  return new Failure('OBSERVATORY_SITE_DOWN', { host: key, cause: [...new Set(causes)].join('; ') });
}

function describe(target: Target, host: string, url: string): ScannedTarget {
  const { protocol, hostname, port, pathname } = new URL(url);
  const scheme = protocol === 'https:' ? 'https' : 'http';
  const usual = scheme === 'https' ? 443 : 80;
  return {
    asked: target.key,
    url,
    scheme,
    host: hostname,
    port: port === '' ? usual : Number(port),
    path: pathname,
    is_www: host !== target.host,
    is_off_host: hostname !== host,
  };
}

/** Advice alone: whatever fails there, the scan goes on. */
async function securityTextOf(page: URL, fetch: GuardedFetch): Promise<string | null | undefined> {
  try {
    const wants = { body: (status: number) => status === 200, bodyLimit: securityTextLimit };
    const { status, text, headers } = await fetch(new URL('/.well-known/security.txt', page), wants);
    const isPage = headers.some(({ name, value }) => name.toLowerCase() === 'content-type' && value.includes('html'));
    if (status !== 200) return status === 404 || status === 410 ? null : undefined;
    return isPage ? null : (text?.text ?? undefined);
  } catch {
    return undefined;
  }
}
