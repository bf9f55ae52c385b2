import type { CountSearch } from '@webdocs/api/use-cases/count-search';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { DeclaredPage } from '@webdocs/contracts/remote/page-facts';
import { networkOf } from '@webdocs/limits/network-of';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPageCache, packReply, type PageCache, type PackedReply } from '../cache/page-cache.ts';
import type { GatewayServices } from '../gateway-services.ts';
import type { Metrics } from '../observe/metrics.ts';
import { startTrace } from '../observe/trace.ts';
import type { PageRequest } from '../page-request.ts';
import { answerPage } from '../pipeline.ts';
import { guardPath } from '../security/path-guard.ts';
import { namesLanguage, preferredLocale } from '@webdocs/contracts/reader/locale-negotiation';
import { isMediaFile, sendAttachment } from './attachments.ts';
import { readPartOf } from './read-parameters.ts';
import { sendPacked } from './send-packed.ts';

export interface PagesOptions {
  readonly parts: GatewayServices;
  readonly cache: PageCache;
  readonly metrics: Metrics;
  readonly addressLimit: number;
  readonly mayWrite: (host: string | undefined) => boolean;
  /** Answers what programs read, and says whether the address was one of theirs. */
  readonly sendFeed: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  readonly countSearch?: CountSearch;
}

/** Addresses can be made up without end: what is not there takes no room from pages that are. */
const missingLimits = { bytes: 16 * 1024 * 1024, pages: 500 };

interface Answered {
  readonly packed: PackedReply;
  /** Of this request: a page that lay ready took none of the time in which it was made. */
  readonly serverTiming: string;
}

/** Step 7, send: everything that is not a file or a call is a page. Warm pages are written out as they lie in the cache. */
export function servePages(server: FastifyInstance, options: PagesOptions): void {
  const { parts, cache, metrics, addressLimit, mayWrite, sendFeed, countSearch } = options;
  const partsForReaders = forReaders(parts);
  const missing = createPageCache(missingLimits);
  const making = new Map<string, Promise<Answered>>();

  server.get('/*', async (request, reply) => {
    const began = performance.now();
    if (isMediaFile(request.url)) return sendAttachment(request, reply, parts.content);
    if (await sendFeed(request, reply)) return reply;
    const page = pageRequestOf(request, addressLimit, parts.sites.current().declared.pages);
    const forHost = mayWrite(request.headers.host) ? parts : partsForReaders;
    const key = cacheKey(page, forHost);
    const { packed, serverTiming } = kept(key) ?? (await makeOnce(page, key, forHost, networkOf(request.ip)));
    metrics.page(packed.status, performance.now() - began);
    if (packed.searched) countSearch?.(request, packed.searched);
    return sendPacked(request, reply.header('server-timing', serverTiming), packed);
  });

  function kept(key: string): Answered | undefined {
    const packed = cache.get(key) ?? missing.get(key);
    metrics.asked('pages', packed !== undefined);
    return packed && { packed, serverTiming: 'cache;desc=hit' };
  }

  /** Many who ask for the same page at the same moment wait for one that is made. A redirect of one keeps the query of the other. */
  function makeOnce(page: PageRequest, key: string, forHost: GatewayServices, network: string): Promise<Answered> {
    const asked = `${key} ${page.search}`;
    const known = making.get(asked);
    if (known) return known;
    const made = make(page, key, forHost, network).finally(() => making.delete(asked));
    making.set(asked, made);
    return made;
  }

  async function make(page: PageRequest, key: string, forHost: GatewayServices, network: string): Promise<Answered> {
    const trace = startTrace();
    // Page data needs no worker, so it never waits for one.
    const giveBack = page.form === 'html' ? parts.places.take(network) : () => undefined;
    const answer = await answerPage(page, forHost, trace).finally(giveBack);
    metrics.made(trace.durations());
    const packed = packReply(answer);
    if (answer.keepMs > 0) (answer.status === 404 ? missing : cache).set(key, packed);
    return { packed, serverTiming: answer.serverTiming ?? trace.serverTiming() };
  }

  /** Path, what is read of the query, composition and content: nothing of who is asking, unless the address leaves the language open. */
  function cacheKey({ pathname, readSearch, form, cookies, acceptLanguage }: PageRequest, forHost: GatewayServices): string {
    const { locales } = parts.configuration;
    return [
      parts.sites.current().composition.id,
      parts.content.revision(),
      forHost.configuration.writerMode || forHost.configuration.developmentMode ? 'writer' : 'reader',
      form,
      pathname,
      readSearch,
      // Elsewhere what the visitor would like changes nothing, and readers of all languages wait for one page.
      ...(namesLanguage(pathname, locales) ? [] : [preferredLocale(cookies, locales), acceptLanguage]),
    ].join(' ');
  }
}

/** Asked for by any other host, the site is the readers' site, whatever modes it runs in. */
function forReaders(parts: GatewayServices): GatewayServices {
  return { ...parts, configuration: { ...parts.configuration, writerMode: false, developmentMode: false, pseudoLocale: false } };
}

const indexFile = /\/index\.json$/;

export function pageRequestOf(request: FastifyRequest, addressLimit: number, pages: readonly DeclaredPage[]): PageRequest {
  const url = request.raw.url ?? '/';
  if (url.length > addressLimit) throw new Failure('ADDRESS_TOO_LONG', { length: url.length, limit: addressLimit });
  const [path, query] = splitOnce(url, '?');
  const pathname = guardPath(path, { limit: addressLimit });
  const isData = indexFile.test(pathname);
  const pagePath = isData ? pathname.replace(indexFile, '') || '/' : pathname;
  const search = query ? `?${query}` : '';
  return {
    pathname: pagePath,
    search,
    readSearch: readPartOf(search, pagePath, pages),
    form: isData ? 'json' : 'html',
    cookies: cookiesOf(request.headers.cookie),
    acceptLanguage: request.headers['accept-language'],
  };
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

const wantedCookies = ['preferredlocale'] as const;
const longestCookie = 40;

/** The few cookies that the gateway reads; anything else that a browser sends is not looked at. */
export function cookiesOf(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    if ((wantedCookies as readonly string[]).includes(name) && /^[A-Za-z-]+$/.test(value) && value.length <= longestCookie)
      cookies[name] = value;
  }
  return cookies;
}
