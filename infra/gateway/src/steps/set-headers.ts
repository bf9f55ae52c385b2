import { compositionHeader } from '@webdocs/contracts/remote/composition-header';
import { styleHints, stylesOf } from '../document/page-assets.ts';
import type { GatewayServices } from '../gateway-services.ts';
import type { Trace } from '../observe/trace.ts';
import type { RenderedRequest, Reply, ResolvedRequest } from '../page-request.ts';
import { contentSecurityPolicy } from '../security/content-security-policy.ts';
import type { ComposedDocument } from './compose-document.ts';

/** Shared caches may keep a page for a minute; browsers ask each time and are answered by the ETag. */
const pageCacheControl = 'public, max-age=0, s-maxage=60, must-revalidate';

/** Page data says which composition is live, so a browser asks each time and mostly hears that nothing changed. */
const pageDataCacheControl = 'public, no-cache';

/** What our own cache does not keep, others do not: a page that differs every time, or one with a fallback in it. */
const notKept = 'private, no-cache';

/** Step 6. The policy names the hash of every script of this page; late chunks come by `strict-dynamic`. */
export function setHeaders(
  request: RenderedRequest,
  { html, scripts }: ComposedDocument,
  { configuration }: GatewayServices,
  trace: Trace,
): Reply {
  const keep = isKept(request) && isWhole(request);
  return {
    status: request.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({
        headScriptHash: request.site.headScriptHash,
        scriptHashes: scripts.map(([, integrity]) => integrity),
        development: configuration.developmentMode,
        frameSources: [...frameSourcesOf(request), ...sampleSources(configuration)],
      }),
      'cache-control': cacheControl(request, keep ? pageCacheControl : notKept),
      link: styleHints(stylesOf(request)),
      'server-timing': trace.serverTiming(),
      [compositionHeader]: request.site.composition.id,
    },
    body: html,
    keep,
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

function isKept({ status, facts }: ResolvedRequest): boolean {
  return status === 200 && facts.kept !== false;
}

function cacheControl({ status }: ResolvedRequest, ofPages: string): string {
  return status === 200 ? ofPages : 'no-store';
}

/** A page with a fallback in it is sent but not kept: the next request tries again. */
function isWhole({ header, footer, notices, mainFragment, slotFragments }: RenderedRequest): boolean {
  return [header, footer, notices, mainFragment, ...Object.values(slotFragments)].every(({ failed }) => !failed);
}

/** Page data goes out as the content build made it; its header says which composition would show it. */
export function pageDataReply(request: ResolvedRequest, trace: Trace): Reply {
  const keep = isKept(request);
  return {
    status: request.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl(request, keep ? pageDataCacheControl : notKept),
      'server-timing': trace.serverTiming(),
      [compositionHeader]: request.site.composition.id,
    },
    body: JSON.stringify(request.page),
    keep,
  };
}
