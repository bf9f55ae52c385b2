import { searchOn } from '@webdocs/contracts/page/search-page';
import { compositionHeader } from '@webdocs/contracts/remote/composition-header';
import { keysHeader, keysOfPage } from '../cache/surrogate-keys.ts';
import { styleHints, stylesOf } from '../document/page-assets.ts';
import type { GatewayServices } from '../gateway-services.ts';
import type { Trace } from '../observe/trace.ts';
import { busySeconds, type RenderedRequest, type Reply, type ResolvedRequest } from '../page-request.ts';
import { contentSecurityPolicy } from '../security/content-security-policy.ts';
import type { ComposedDocument } from './compose-document.ts';

/** Shared caches may keep a page for a minute; browsers ask each time and are answered by the ETag, but for what they fetched ahead. */
export const pageCacheControl = 'public, max-age=0, s-maxage=60, must-revalidate';

/** Page data says which composition is live, so a browser asks each time and mostly hears that nothing changed. */
const pageDataCacheControl = 'public, no-cache';

/** What our own cache does not keep, others do not: a page that differs every time, or one with a fallback in it. */
const notKept = 'private, no-cache';

/** Long enough that a client that asks for what is not there again and again is answered by a cache, ours or another. */
const missingMs = 10_000;
const missingCacheControl = `public, max-age=0, s-maxage=${missingMs / 1000}`;

/** While a part fails, a flood of requests for its page makes one a second. */
const brokenMs = 1000;

/** Step 6. The policy names the hash of every script and every style of this page; late chunks come by `strict-dynamic`. */
export function setHeaders(
  request: RenderedRequest,
  { html, scripts }: ComposedDocument,
  { configuration, surveyOrigins = [] }: GatewayServices,
  trace: Trace,
): Reply {
  const kept = keeping(request, { isWhole: isWhole(request), ofPages: pageCacheControl });
  const styles = stylesOf(request, configuration);
  const files = styles.filter(({ text }) => text === undefined);
  return {
    status: request.status,
    headers: {
      ...headersOfAny(request, kept),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({
        headScriptHash: request.site.headScriptHash,
        scriptHashes: scripts.map(([, integrity]) => integrity),
        // The text of a sheet in the page is that of its file, and so is its hash.
        styleHashes: styles.flatMap(({ text, integrity }) => (text === undefined ? [] : [integrity])),
        development: configuration.developmentMode,
        frameSources: [...frameSourcesOf(request), ...sampleSources(configuration), ...surveyOrigins],
        connectSources: [...telemetrySources(configuration), ...scannerSources(configuration)],
      }),
      ...(files.length > 0 ? { link: styleHints(files) } : {}),
    },
    body: html,
    keepMs: kept.keepMs,
    serverTiming: trace.serverTiming(),
    ...searchedOn(request),
  };
}

/** What any page may frame, because one with frames may come with any navigation, and what this page frames besides. */
function frameSourcesOf({ description, site }: RenderedRequest): string[] {
  const declared = site.declared.pages.flatMap(({ frameSources = [] }) => frameSources);
  return [...new Set(declared), ...description.frameSources];
}

/** Samples run on hosts below that of the playground. Every page allows them: one that has samples may come with any navigation. */
function sampleSources({ addresses }: GatewayServices['configuration']): string[] {
  const origins = [addresses.play, addresses.examples].filter((address) => URL.canParse(address)).map((address) => new URL(address));
  return [...new Set(origins.flatMap(({ protocol, host }) => [`${protocol}//${host}`, `${protocol}//*.${host}`]))];
}

/** Another scanner is asked by browsers themselves, from whichever page they came to it. */
function scannerSources({ addresses: { observatory }, features }: GatewayServices['configuration']): string[] {
  return features.observatory && URL.canParse(observatory) ? [new URL(observatory).origin] : [];
}

/** Where pages in development mode may send what they count instead of to their own site. */
function telemetrySources({ addresses, developmentMode }: GatewayServices['configuration']): string[] {
  const { telemetry = '' } = addresses;
  return developmentMode && URL.canParse(telemetry) ? [new URL(telemetry).origin] : [];
}

interface Keeping {
  readonly cacheControl: string;
  readonly keepMs: number;
}

/** For how long the answer may be used again, by others and by us. */
function keeping({ status, facts }: ResolvedRequest, { isWhole, ofPages }: { isWhole: boolean; ofPages: string }): Keeping {
  if (status !== 200 && status !== 404) return { cacheControl: 'no-store', keepMs: 0 };
  const others = status === 200 ? notKept : 'no-store';
  if (facts.kept === false) return { cacheControl: others, keepMs: 0 };
  if (!isWhole) return { cacheControl: others, keepMs: brokenMs };
  return status === 200 ? { cacheControl: ofPages, keepMs: Infinity } : { cacheControl: missingCacheControl, keepMs: missingMs };
}

/** Headers of pages and of their data. */
function headersOfAny(request: ResolvedRequest, { cacheControl }: Keeping): Record<string, string> {
  return {
    'cache-control': cacheControl,
    ...(request.status === 503 ? { 'retry-after': String(busySeconds) } : {}),
    [keysHeader]: keysOfPage(request),
    [compositionHeader]: request.site.composition.id,
  };
}

/** Without a fallback in it. */
function isWhole({ header, footer, notices, mainFragment, slotFragments }: RenderedRequest): boolean {
  return [header, footer, notices, mainFragment, ...Object.values(slotFragments)].every(({ failed }) => !failed);
}

/** Page data goes out as the content build made it; its header says which composition would show it. */
export function pageDataReply(request: ResolvedRequest, trace: Trace): Reply {
  const kept = keeping(request, { isWhole: true, ofPages: pageDataCacheControl });
  return {
    status: request.status,
    headers: { ...headersOfAny(request, kept), 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(request.page),
    keepMs: kept.keepMs,
    serverTiming: trace.serverTiming(),
    ...searchedOn(request),
  };
}

/** For who counts searches: those who wait for one page at the same moment are as many searches. */
function searchedOn({ page, address }: ResolvedRequest): Pick<Reply, 'searched'> {
  const search = searchOn(page);
  return search ? { searched: { locale: address.locale, ...search } } : {};
}
