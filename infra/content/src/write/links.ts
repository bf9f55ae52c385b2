import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/locale';
import { addClass, type Element } from '../parse/tree.ts';
import { urlOf } from '../read/document-index.ts';
import type { Corpus } from '../read/corpus.ts';

/** The home of the content format: pages written for it link to it by its full address. */
const formatHome = /^https:\/\/developer\.mozilla\.org(?=\/)/;

const documentAddress = /^\/(?:([a-z]{2}(?:-[a-z]{2,4})?)\/)?docs\/([^?#]+)(\?[^#]*)?(#.*)?$/i;

export interface LinkContext {
  readonly locale: Locale;
  /** Address of the page that the link is on. */
  readonly url: string;
  readonly corpus: Pick<Corpus, 'documents' | 'redirects'>;
}

/** Gives a link of a page its final address and tells by class what a reader finds behind it. */
export function settleLink(link: Element, context: LinkContext): void {
  const href = link.attributes['href']?.trim().replace(formatHome, '');
  if (href === undefined) return;
  link.attributes['href'] = href;
  if (/^(https?:)?\/\//i.test(href)) return markExternal(link);

  const found = documentAddress.exec(href);
  if (!found) return;
  const [, named, path = '', query = '', fragment = ''] = found;
  const locale = activeLocales.find((active) => active.toLowerCase() === named?.toLowerCase()) ?? context.locale;
  const target = resolve(locale, decoded(path).replace(/\/$/, ''), context);

  if (target.kind === 'elsewhere') {
    link.attributes['href'] = target.address;
    return markExternal(link);
  }
  if (target.kind === 'nowhere') {
    delete link.attributes['href'];
    link.attributes['data-href'] = href;
    return addClass(link, 'page-not-created');
  }
  link.attributes['href'] = target.url + query + (fragment || target.fragment);
  if (target.isEnglishOnly) {
    addClass(link, 'only-in-en-us');
    link.attributes['hreflang'] = fallbackLocale;
  }
  if (target.url === context.url && !fragment && !query) link.attributes['aria-current'] = 'page';
}

type Target =
  | { readonly kind: 'page'; readonly url: string; readonly fragment: string; readonly isEnglishOnly: boolean }
  | { readonly kind: 'elsewhere'; readonly address: string }
  | { readonly kind: 'nowhere' };

function resolve(locale: Locale, slug: string, { corpus }: LinkContext): Target {
  const own = corpus.documents.find(locale, slug);
  if (own) return { kind: 'page', url: urlOf(own), fragment: '', isEnglishOnly: false };

  const moved = movedAddress(`/${locale}/docs/${slug}`, locale, corpus);
  if (moved?.startsWith('https://')) return { kind: 'elsewhere', address: moved };
  const [movedPath = '', movedFragment] = moved?.split('#') ?? [];
  const movedTo = /^\/([^/]+)\/docs\/(.+)$/.exec(movedPath);
  const movedPage = movedTo && corpus.documents.find(movedTo[1] as Locale, movedTo[2] ?? '');
  const fragment = movedFragment ? `#${movedFragment}` : '';
  if (movedPage) return { kind: 'page', url: urlOf(movedPage), fragment, isEnglishOnly: movedPage.locale !== locale };

  const english = locale === fallbackLocale ? undefined : corpus.documents.find(fallbackLocale, slug);
  return english ? { kind: 'page', url: urlOf(english), fragment: '', isEnglishOnly: true } : { kind: 'nowhere' };
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
  const slug = english?.startsWith(`/${fallbackLocale}/docs/`) ? english.slice(`/${fallbackLocale}/docs/`.length) : undefined;
  if (slug === undefined) return undefined;
  return documents.find(locale, slug.split('#')[0] ?? '') ? `/${locale}/docs/${slug}` : undefined;
}

function markExternal(link: Element): void {
  addClass(link, 'external');
  link.attributes['rel'] = 'noopener';
}

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
