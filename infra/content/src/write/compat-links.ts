import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import type { CompatAnswer } from '@webdocs/reference/compat-data';
import { isWritten } from '../read/document-index.ts';
import type { Corpus } from '../read/corpus.ts';
import { decoded, movedAddress } from '../links/resolve-link.ts';

type Pages = Pick<Corpus, 'documents' | 'redirects'>;
type LinkedStatement = CompatStatement & { translations?: readonly Locale[] };

/** An English page with the place in it that is meant. */
interface NamedPage {
  readonly slug: string;
  readonly place: string;
}

const inText = /https:\/\/developer\.mozilla\.org\/(?:en-US\/)?(docs\/[^"'<>\s]+)/g;

/** The data name pages of a site that has them all: here they lead to the pages that there are, and say in which languages. */
export function withOwnLinks(answer: CompatAnswer, pages: Pages): CompatAnswer {
  return { ...answer, data: linked(answer.data, pages) };
}

function linked(feature: Identifier, pages: Pages): Identifier {
  const entries = Object.entries(feature).map(([name, value]) =>
    name === '__compat' ? [name, linkedStatement(value as CompatStatement, pages)] : [name, linked(value as Identifier, pages)],
  );
  return Object.fromEntries(entries) as Identifier;
}

function linkedStatement({ mdn_url: given, ...rest }: CompatStatement, pages: Pages): LinkedStatement {
  const statement = withLinksInText(rest, pages);
  const page = given === undefined ? undefined : pageAt(given, pages);
  if (!page) return statement;
  const translations = pages.documents.locales().filter((locale) => locale !== fallbackLocale && pages.documents.find(locale, page.slug));
  return { ...statement, mdn_url: `/docs/${page.slug}${page.place}`, ...(translations.length ? { translations } : {}) };
}

/** The page that the data name, there or where it has moved: `/docs/Web/CSS/color`. */
export function ownPage(given: string, pages: Pages): string | undefined {
  const page = pageAt(given, pages);
  return page && `/docs/${page.slug}${page.place}`;
}

/** Descriptions and notes have links in them; those to pages that are not here stay what they are. */
function withLinksInText<T>(value: T, pages: Pages): T {
  if (typeof value === 'string') return ownAddressesIn(value, pages) as T;
  if (Array.isArray(value)) return value.map((one) => withLinksInText<unknown>(one, pages)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLinksInText<unknown>(inner, pages)])) as T;
}

function ownAddressesIn(text: string, pages: Pages): string {
  return text.replace(inText, (address, path: string) => {
    const page = pageAt(`/${path}`, pages);
    return page ? `/${fallbackLocale}/docs/${page.slug}${page.place}` : address;
  });
}

/** The English page at a path, there or where it has moved. */
function pageAt(path: string, { documents, redirects }: Pages): NamedPage | undefined {
  const [, slug = '', place = ''] = /^\/docs\/([^?#]+)(#.*)?$/.exec(path) ?? [];
  const page = documents.find(fallbackLocale, decoded(slug));
  // Only written texts have the places that the data know.
  if (page) return { slug: page.slug, place: isWritten(page) ? place : '' };
  const moved = movedAddress(`/${fallbackLocale}/docs/${slug}`, fallbackLocale, { documents, redirects });
  const [, movedSlug = '', movedPlace = ''] = /^\/en-US\/docs\/([^?#]+)(#.*)?$/.exec(moved ?? '') ?? [];
  return documents.find(fallbackLocale, movedSlug) && { slug: movedSlug, place: place || movedPlace };
}
