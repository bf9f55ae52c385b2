import { addressOf, type Address } from '@webdocs/contracts/reader/address';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { factsAt, type DeclaredPage } from '@webdocs/contracts/remote/page-facts';
import { readLocaleWord, wantedLocales, type Visitor } from '@webdocs/contracts/reader/locale-negotiation';
import { formerlyMeant } from './old-addresses.ts';

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
  /** Whether a reader of this path gets somewhere: to its page, or to where that has moved. */
  readonly leads: (locale: Locale, pathname: string) => boolean;
  readonly locales: readonly Locale[];
  /** What the live remotes say of their pages. */
  readonly pages: readonly DeclaredPage[];
  /** Pages to which the frame leads, without their language. */
  readonly links: readonly string[];
}

export type ResolvedLocale =
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string; readonly cache: string };

/** What is the same for all visitors may be kept; where the visitor's language decides, nothing may. */
const keptForAMonth = 'public, max-age=2592000';
const keptForAnHour = 'public, max-age=3600';
const notKept = 'no-store';

/**
 * Finds the language of an address, or where the address should have led. A language that the address names is the one that
 * its reader typed, was sent or chose: what the visitor would like decides only where it names none. At most two redirects come
 * before an address, and each leads to a path on this site, because paths are built from their segments.
 */
export function resolveLocale(request: LocaleRequest, ask: LocaleQuestions): ResolvedLocale {
  const [first = '', ...rest] = withoutWikiSuffix(request.pathname.split(slashes).filter(Boolean));
  const word = readLocaleWord(first, ask.locales);
  if (word.kind === 'none') return withoutLocale(first, rest, request, ask);

  if (word.kind === 'retired') return redirect(302, translatedPath(fallbackLocale, rest, request), request, keptForAnHour);
  return settled(canonicalPath(word.locale, rest, ask), request);
}

function withoutLocale(first: string, rest: readonly string[], request: LocaleRequest, ask: LocaleQuestions): ResolvedLocale {
  const word = first.toLowerCase();
  const isHome = first === '';
  const below = isHome ? [] : wordsWithoutLocale(word, rest, ask);
  if (!below) return fromFormerYears([first, ...rest], request, ask) ?? settled(`/${[first, ...rest].join('/')}`, request);
  const { languages, standIn } = factsAt(ask.pages, `/${[fallbackLocale, ...below].join('/')}`);
  if (languages && !standIn) return redirect(302, canonicalPath(languages[0] ?? fallbackLocale, below, ask), request, keptForAnHour);

  const wanted = wantedLocales(request, ask.locales);
  const locale = wanted.find((candidate) => ask.exists(candidate, pagePath(candidate, below, ask))) ?? wanted[0] ?? fallbackLocale;
  return redirect(302, canonicalPath(locale, below, ask), request, notKept);
}

/** Where an old address without a language leads, in the first wanted language in which it leads anywhere. */
function fromFormerYears(segments: readonly string[], request: LocaleRequest, ask: LocaleQuestions): ResolvedLocale | undefined {
  const meant = formerlyMeant(segments).map((page) => page.split('/').filter(Boolean));
  const led = wantedLocales(request, ask.locales).flatMap((locale) =>
    meant.filter((below) => ask.leads(locale, pagePath(locale, below, ask))).map((below) => canonicalPath(locale, below, ask)),
  );
  return led[0] === undefined ? undefined : redirect(302, led[0], request, notKept);
}

/** Where an address leads whose first word is no language but one under which there are pages; undefined for other words. */
function wordsWithoutLocale(word: string, rest: readonly string[], { pages, links }: LocaleQuestions): readonly string[] | undefined {
  const meant = pages.find(({ shortcut }) => shortcut === word);
  if (meant) return [...meant.pattern.split('/').slice(2), ...rest];
  // The frame leads to some sections whether or not the remote that declares their pages is live.
  const isLinked = links.includes(`/${word}`) || isLinkedFolder(word, links);
  return isLinked || pages.some(({ pattern }) => pattern.split('/')[2] === word) ? [word, ...rest] : undefined;
}

/** Links to folders end with a slash. */
function isLinkedFolder(word: string, links: readonly string[]): boolean {
  return links.includes(`/${word}/`);
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

/** Home ends with a slash and so do pages that are folders, on which relative addresses count; files and all other pages do not. */
function canonicalPath(locale: Locale, below: readonly string[], { pages, links }: LocaleQuestions): string {
  const path = `/${[locale, ...below].join('/')}`;
  const isFile = /\.[a-z0-9]{2,5}$/i.test(below.at(-1) ?? '');
  const isFolder = factsAt(pages, path).trailingSlash || isLinkedFolder(below[0] ?? '', links);
  return below.length === 0 || (!isFile && isFolder) ? `${path}/` : path;
}

/** The same address in another language, with whatever is at its end. */
function translatedPath(locale: Locale, below: readonly string[], { pathname }: LocaleRequest): string {
  const path = `/${[locale, ...below].join('/')}`;
  return below.length === 0 || pathname.endsWith('/') ? `${path}/` : path;
}

/** The page whose data may be asked for: content knows pages, not their `index.json`. */
function pagePath(locale: Locale, below: readonly string[], ask: LocaleQuestions): string {
  return canonicalPath(locale, below.at(-1) === 'index.json' ? below.slice(0, -1) : below, ask);
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
