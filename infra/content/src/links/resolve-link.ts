import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { lowerCasedPlace } from '../parse/heading-ids.ts';
import { addClass, type Element } from '../parse/tree.ts';
import { isPostAddress } from '../read/written-address.ts';
import { urlOf } from '../read/document-index.ts';
import { mediaTypeOf } from '../read/attachments.ts';
import type { Corpus } from '../read/corpus.ts';
import type { Words } from '../read/build-messages.ts';

/** The home of the content format: pages written for it link to it by its full address. */
const formatHome = /^https:\/\/developer\.mozilla\.org(?=\/)/;

const documentAddress = /^\/(?:([a-z]{2}(?:-[a-z]{2,4})?)\/)?docs\/([^?#]+)(\?[^#]*)?(#.*)?$/i;

export interface LinkContext {
  readonly locale: Locale;
  /** Address of the page that the link is on. */
  readonly url: string;
  readonly corpus: Pick<Corpus, 'documents' | 'redirects'>;
  /** First words of addresses to which nothing leads, because their feature is off. */
  readonly closed: ReadonlySet<string>;
  readonly words: Words;
}

/** A link to a document, as it was written and where it leads. */
export interface DocumentLink {
  readonly locale: Locale;
  /** The language in the address, as it is spelled there. */
  readonly named: string | undefined;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
  readonly target: Target;
}

/** Gives a link of a page its final address and tells by class, and in words, what a reader finds behind it. */
export function resolveLink(link: Element, context: LinkContext): DocumentLink | undefined {
  const written = link.attributes['href']?.trim().replace(formatHome, '');
  if (written === undefined) return undefined;
  const href = fromRoot(written, context.url);
  link.attributes['href'] = href;
  if (/^(https?:)?[/\\]{2}/i.test(href)) return void markExternal(link, context);

  if (context.closed.has(sectionOf(href))) return void delete link.attributes['href'];

  const found = documentAddress.exec(href);
  if (!found) return undefined;
  const [, named, path = '', query = '', fragment = ''] = found;
  const locale = activeLocales.find((active) => active.toLowerCase() === named?.toLowerCase()) ?? context.locale;
  const target = resolve(locale, decoded(path).replace(/\/$/, ''), context);
  // A picture has no page, and is there all the same; so is what programs read of a page that there is.
  if (target.kind === 'nowhere' && (mediaTypeOf(path) || isOfPage(locale, decoded(path), context))) return undefined;
  settleTarget(link, href, { target, query, fragment }, context);
  return { locale, named, path: decoded(path), query, fragment, target };
}

const readOfPages = /(?:\/(?:contributors\.txt|metadata\.json|changes\.xml)|\.md)$/;

function isOfPage(locale: Locale, path: string, context: LinkContext): boolean {
  return readOfPages.test(path) && resolve(locale, path.replace(readOfPages, ''), context).kind === 'page';
}

type Destination = Pick<DocumentLink, 'target' | 'query' | 'fragment'>;

function settleTarget(link: Element, href: string, { target, query, fragment }: Destination, context: LinkContext): void {
  if (target.kind === 'elsewhere') {
    link.attributes['href'] = target.address;
    return markExternal(link, context);
  }
  if (target.kind === 'nowhere') {
    delete link.attributes['href'];
    link.attributes['data-href'] = href;
    // Without an address it is no stop of the tab key; that it is a link all the same has to be said.
    link.attributes['role'] = 'link';
    link.attributes['aria-disabled'] = 'true';
    addClass(link, 'page-not-created');
    return explain(link, 'content-link-missing', context);
  }
  link.attributes['href'] = target.url + query + lowerCasedPlace(fragment || target.fragment);
  if (target.isEnglishOnly) {
    addClass(link, 'only-in-en-us');
    link.attributes['hreflang'] = fallbackLocale;
    explain(link, 'content-link-english', context);
  }
  if (target.url === context.url && !fragment && !target.fragment && !query) link.attributes['aria-current'] = 'page';
}

/**
 * An address that is relative to its page, as browsers read it: they never leave the root, however many dots there are.
 * Media are beside the text of their page, which is one folder further down.
 */
function fromRoot(href: string, pageUrl: string): string {
  const isRelative = href !== '' && !/^(?:[#?/\\]|[a-z][a-z0-9+.-]*:)/i.test(href);
  const hasDots = /^\/(?![/\\]).*\/\.\.?(?:[/?#]|$)/.test(href);
  if (!isRelative && !hasDots) return href;
  const base = 'https://site.invalid';
  const place = base + pageUrl + (mediaTypeOf(href.replace(/[?#].*$/, '')) ? '/' : '');
  const resolved = URL.canParse(href, place) ? new URL(href, place).href : base;
  return resolved.startsWith(base) ? resolved.slice(base.length) : resolved;
}

/** '/en-US/tea/green?a' -> 'tea' */
function sectionOf(href: string): string {
  return /^\/[a-z]{2}(?:-[a-z]{2,4})?\/([^/?#]+)/i.exec(href)?.[1]?.toLowerCase() ?? '';
}

export type Target =
  | { readonly kind: 'page'; readonly url: string; readonly fragment: string; readonly isEnglishOnly: boolean; readonly isMoved: boolean }
  | { readonly kind: 'elsewhere'; readonly address: string }
  | { readonly kind: 'nowhere' };

/** The page in the language of the link, there or where it has moved; else the English one, likewise. */
function resolve(locale: Locale, slug: string, { corpus }: LinkContext): Target {
  return (
    targetIn(locale, slug, corpus) ??
    (locale === fallbackLocale ? undefined : targetIn(fallbackLocale, slug, corpus, true)) ?? { kind: 'nowhere' }
  );
}

/** Whether there is no page at a slug but a redirect to one, in a language or in English. */
export function hasMoved(slug: string, locale: Locale, corpus: LinkContext['corpus']): boolean {
  return [...new Set<Locale>([locale, fallbackLocale])].some((language) => targetIn(language, slug, corpus) !== undefined);
}

function targetIn(locale: Locale, slug: string, corpus: LinkContext['corpus'], isEnglishOnly = false): Target | undefined {
  const page = corpus.documents.find(locale, slug);
  if (page) return { kind: 'page', url: urlOf(page), fragment: '', isEnglishOnly, isMoved: false };

  const moved = movedAddress(`/${locale}/docs/${slug}`, locale, corpus);
  if (moved?.startsWith('https://')) return { kind: 'elsewhere', address: moved };
  const [, movedLocale, movedSlug, fragment = ''] = /^\/([^/]+)\/docs\/([^?#]+)([?#].*)?$/.exec(moved ?? '') ?? [];
  const movedPage = movedSlug === undefined ? undefined : corpus.documents.find(movedLocale as Locale, movedSlug);
  return (
    movedPage && {
      kind: 'page',
      url: urlOf(movedPage),
      fragment,
      isEnglishOnly: isEnglishOnly || movedPage.locale !== locale,
      isMoved: true,
    }
  );
}

/** Where a moved page is now. A language without an entry of its own moves as English did. */
export function movedAddress(
  address: string,
  locale: Locale,
  { redirects, documents }: Pick<Corpus, 'redirects' | 'documents'>,
): string | undefined {
  const own = redirects.get(address.toLowerCase());
  if (own !== undefined || locale === fallbackLocale) return own;
  const english = redirects.get(address.toLowerCase().replace(`/${locale.toLowerCase()}/`, `/${fallbackLocale.toLowerCase()}/`));
  if (english !== undefined && isPostAddress(english)) return english;
  const slug = english?.startsWith(`/${fallbackLocale}/docs/`) ? english.slice(`/${fallbackLocale}/docs/`.length) : undefined;
  if (slug === undefined) return undefined;
  return documents.find(locale, slug.split('#')[0] ?? '') ? `/${locale}/docs/${slug}` : undefined;
}

function markExternal(link: Element, context: LinkContext): void {
  addClass(link, 'external');
  link.attributes['rel'] = 'noopener';
  explain(link, 'content-link-external', context);
}

/** A mark has a shape and a title for all readers; a title of the writer comes first. */
function explain(link: Element, id: string, { words }: LinkContext): void {
  link.attributes['title'] ??= words(id);
}

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
