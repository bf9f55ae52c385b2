import { addressOf, type Address } from '@webdocs/contracts/reader/address';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { preferredLocale, readLocaleWord, wantedLocales, type Visitor } from './locale-negotiation.ts';

export interface LocaleRequest extends Visitor {
  /** Decoded once, as the path guard leaves it. */
  readonly pathname: string;
  /** Query with its question mark, or ''. */
  readonly search: string;
  /** 'json' where the page's data is asked for and `index.json` was taken off: then a slash at the end says nothing. */
  readonly form?: 'html' | 'json';
}

export interface LocaleQuestions {
  /** Whether this locale has a page at the path, which begins with the locale. */
  readonly exists: (locale: Locale, pathname: string) => boolean;
  readonly locales: readonly Locale[];
}

export type ResolvedLocale =
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string; readonly cache: string };

/** What is the same for everybody may be kept; where the visitor's language decides, nothing may. */
const keptForAMonth = 'public, max-age=2592000';
const keptForAnHour = 'public, max-age=3600';
const keptByNobody = 'no-store';

/** First words that readers type, or find in old links, without a language before them. */
const unlocalised: readonly string[] = [
  '_404',
  '_feedback',
  '_flaws',
  '_homepage',
  '_sitemap',
  '_translations',
  'about',
  'advertising',
  'blog',
  'community',
  'curriculum',
  'docs',
  'newsletter',
  'observatory',
  'play',
  'plus',
  'search',
  'settings',
];
const onlyEnglish: readonly string[] = ['blog', 'curriculum'];
/** Their pages are folders: relative addresses in them count on the slash. */
const endingWithSlash: readonly string[] = ['blog', 'curriculum'];

/**
 * Finds the language of an address, or where the address should have led. At most two redirects come before an
 * address, and each leads to a path on this site, because paths are built anew from their segments.
 */
export function resolveLocale(request: LocaleRequest, ask: LocaleQuestions): ResolvedLocale {
  const [first = '', ...rest] = withoutWikiSuffix(request.pathname.split(slashes).filter(Boolean));
  const word = readLocaleWord(first, ask.locales);
  if (word.kind === 'none') return withoutLocale(first, rest, request, ask);

  const locale = word.kind === 'active' ? word.locale : fallbackLocale;
  const preferred = preferredLocale(request.cookies, ask.locales);
  if (preferred && preferred !== locale && ask.exists(preferred, pagePath(preferred, rest)))
    return redirect(302, canonicalPath(preferred, rest), request, keptByNobody);

  if (word.kind === 'retired') return redirect(302, translatedPath(locale, rest, request), request, keptForAnHour);
  return settled(canonicalPath(locale, rest), request);
}

function withoutLocale(first: string, rest: readonly string[], request: LocaleRequest, ask: LocaleQuestions): ResolvedLocale {
  const place = first.toLowerCase();
  const isHome = first === '';
  if (!isHome && !unlocalised.includes(place)) return settled(`/${[first, ...rest].join('/')}`, request);
  if (onlyEnglish.includes(place)) return redirect(302, canonicalPath(fallbackLocale, [place, ...rest]), request, keptForAnHour);

  const below = isHome ? [] : place === 'settings' ? ['plus', place, ...rest] : [place, ...rest];
  const wanted = wantedLocales(request, ask.locales);
  const locale = wanted.find((candidate) => ask.exists(candidate, pagePath(candidate, below))) ?? wanted[0] ?? fallbackLocale;
  return redirect(302, canonicalPath(locale, below), request, keptByNobody);
}

/** The address itself where it is spelled as it should be, and the way there otherwise. */
function settled(canonical: string, request: LocaleRequest): ResolvedLocale {
  const { pathname, search, form } = request;
  const isRight = form === 'json' ? withoutSlash(pathname) === withoutSlash(canonical) : pathname === canonical;
  if (isRight) return { kind: 'address', address: addressOf(canonical, search) };
  const hadEmptySegments = /[/\\]{2}/.test(pathname);
  return hadEmptySegments ? redirect(302, canonical, request, keptForAnHour) : redirect(301, canonical, request, keptForAMonth);
}

/** Documents were pages of a wiki once: links to what could be done with one still lead to it. */
const wikiSuffix = /\$(?:children|compare|edit|files|history|json|locales|move|revision|samples|toc|translate)$/;

/** '/en-US/docs/Web$revision/1234' -> '/en-US/docs/Web' */
function withoutWikiSuffix(segments: readonly string[]): readonly string[] {
  const at = segments.findIndex((segment) => wikiSuffix.test(segment));
  if (at < 1 || !segments.slice(0, 2).some((segment) => segment.toLowerCase() === 'docs')) return segments;
  return [...segments.slice(0, at), (segments[at] ?? '').replace(wikiSuffix, '')];
}

/** Home ends with a slash, blog and curriculum do too, files and all other pages do not. */
function canonicalPath(locale: Locale, below: readonly string[]): string {
  const path = `/${[locale, ...below].join('/')}`;
  const isFile = /\.[a-z0-9]{2,5}$/i.test(below.at(-1) ?? '');
  return below.length === 0 || (endingWithSlash.includes(below[0] ?? '') && !isFile) ? `${path}/` : path;
}

/** The same address in another language, with whatever stands at its end. */
function translatedPath(locale: Locale, below: readonly string[], { pathname }: LocaleRequest): string {
  const path = `/${[locale, ...below].join('/')}`;
  return below.length === 0 || pathname.endsWith('/') ? `${path}/` : path;
}

/** The page whose data may be asked for: content knows pages, not their `index.json`. */
function pagePath(locale: Locale, below: readonly string[]): string {
  return canonicalPath(locale, below.at(-1) === 'index.json' ? below.slice(0, -1) : below);
}

function redirect(status: 301 | 302, pathname: string, { search }: LocaleRequest, cache: string): ResolvedLocale {
  return { kind: 'redirect', status, to: inHeader(pathname) + inHeader(search, /[^\x21-\x7e]/gu), cache };
}

const slashes = /[/\\]/;
/** Everything that would end a path, be read as something else, or not fit into a header. */
const notInPath = /[^\x21-\x7e]|[%?#\\"<>^`{|}]/gu;

function inHeader(text: string, encoded: RegExp = notInPath): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd').replace(encoded, encodeURIComponent);
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
