import { whoamiPath } from '@webdocs/contracts/api/whoami-path';
import { isActiveLocale, type Locale } from '@webdocs/contracts/reader/locale';

/** What a request is for, as far as the worker may answer it. */
export type RequestKind =
  | { readonly kind: 'network' }
  /** Who the user is and what they have collected: the last answer is kept, and given while there is no network. */
  | { readonly kind: 'whoami' | 'collection' }
  /** Offline only: there is no network. */
  | { readonly kind: 'call' }
  /** Never changes under its address: what is here is as good as what is on the site. */
  | { readonly kind: 'file' }
  | { readonly kind: 'page' | 'data' | 'titles'; readonly locale: Locale | undefined }
  | { readonly kind: 'media' | 'compat' };

interface AskedFor {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}

const anyCall = /^\/api\//;
const readCollections = /^\/api\/v2\/collections\/(?!export\/|import\/)/;
const network: RequestKind = { kind: 'network' };

/**
 * What the worker never answers: the runner, counts and reports, signing in, what it is made of, what it is fetched from, and the page that takes
 * it away.
 */
const neverAnswered =
  /^\/(?:[^/]+\/_offline-off|runner\.html|submit|_report|mcp|users|admin-api|service-worker\.js|asset-manifest\.json|update\.json|packs|packages|_composition\/live\.json|_open|_documents|_changes)(?:[/?]|$)/;
/** Opened in a tab of its own it is no page. */
const media = /\.(?:avif|gif|jpe?g|mp[34]|og[gv]|pdf|png|svg|webm|webp)$/i;
const immutableFile = /^\/(?:remotes|_composition|assets|shared-assets)\//;

export function kindOfRequest({ url, method, mode }: AskedFor, origin: string): RequestKind {
  const { origin: of, pathname } = new URL(url);
  if (of !== origin || neverAnswered.test(pathname)) return network;
  if (anyCall.test(pathname)) return { kind: method === 'GET' ? kindOfRead(pathname) : 'call' };
  if (method !== 'GET') return network;
  if (immutableFile.test(pathname)) return { kind: 'file' };
  if (pathname.startsWith('/bcd/')) return { kind: 'compat' };
  const locale = localeOf(pathname);
  if (pathname.endsWith('/search-titles.txt')) return { kind: 'titles', locale };
  if (pathname.endsWith('/index.json')) return { kind: 'data', locale };
  if (mode === 'navigate' && !media.test(pathname)) return { kind: 'page', locale };
  return locale ? { kind: 'media' } : network;
}

function kindOfRead(pathname: string): 'whoami' | 'collection' | 'call' {
  if (pathname === whoamiPath) return 'whoami';
  return readCollections.test(pathname) ? 'collection' : 'call';
}

function localeOf(pathname: string): Locale | undefined {
  const first = pathname.split('/')[1] ?? '';
  return isActiveLocale(first) ? first : undefined;
}
