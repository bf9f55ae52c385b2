import { fallbackLocale } from '../reader/locale.ts';
import type { PageDescription, PlainPage, SiteFacts } from './description.ts';
import { headOf } from './head.ts';
import type { Document, Page, Section } from './page.ts';
import { breadcrumbOf, structuredData } from './structured-data.ts';

/**
 * What can be said of any page, whatever its kind: its remote's server entry says more where it knows more. It also answers for a
 * release that does not describe its pages.
 */
export function describePage(page: Page, site: SiteFacts): PageDescription {
  const { title, description } = headOf(page);
  const doc = documentIn(page);
  return {
    title,
    description,
    robots: robotsOf(page, site),
    canonical: canonicalOf(page, site),
    alternates: alternatesOf(page, site),
    type: 'website',
    image: { address: site.address + cardAddress(site.colour), alt: site.siteName },
    locale: localeOf(page),
    modified: doc?.modified,
    data: site.found ? structuredData([breadcrumbOf(doc, site)]) : undefined,
    feeds: doc ? [{ type: 'text/markdown', address: `${pathOf(page)}.md` }] : [],
    frameSources: [],
  };
}

/** Title and text of a page, as the content build made them. */
export function plainPage(page: Page): PlainPage {
  const doc = documentIn(page);
  const { title, sections = [] } = written(page);
  return {
    title: doc?.title ?? title ?? headOf(page).title,
    sections: doc ? doc.body.map(plainSection) : sections.map((html) => ({ html })),
  };
}

/** Where the picture is with which a section shows itself elsewhere. */
export function cardAddress(colour: SiteFacts['colour']): string {
  return `/assets/card-${colour}.png`;
}

export const cardSize = { width: 1200, height: 630 } as const;

/** A picture of the page itself; none that other sites could not show. */
export function pictureOf(address: string | undefined, alt: string, site: SiteFacts): Pick<PageDescription, 'image'> | undefined {
  if (!address || /\.svg$/i.test(address)) return undefined;
  return { image: { address: address.startsWith('/') ? site.address + encodeURI(address) : address, alt } };
}

/** The path of a page as it is written in a link, without a slash at its end. */
export function pathOf(page: Page): string {
  return encodeURI(page.url).replace(/\/$/, '');
}

function documentIn(page: Page): Document | undefined {
  return 'doc' in page ? page.doc : undefined;
}

/** What a page without a document is called, and its text. */
function written(page: Page): { readonly title?: string; readonly sections?: string[] } {
  return 'hyData' in page ? (page.hyData as ReturnType<typeof written>) : {};
}

function robotsOf(page: Page, { found }: SiteFacts): PageDescription['robots'] {
  if ('onlyFollow' in page && page.onlyFollow) return 'noindex, follow';
  const isLeftOut = ('noIndexing' in page && page.noIndexing) || documentIn(page)?.noIndexing;
  return isLeftOut || !found ? 'noindex, nofollow' : undefined;
}

/** The language of the text, which is English where there is no translation. */
function localeOf(page: Page): string {
  const own = 'locale' in page ? page.locale : undefined;
  return documentIn(page)?.locale ?? own ?? (page.url.split('/')[1] || fallbackLocale);
}

/** An English text at the address of another language is known under the English address. */
function canonicalOf(page: Page, site: SiteFacts): string | undefined {
  if (!site.found) return undefined;
  const [path = '/'] = page.url.split('?');
  return site.address + encodeURI(path.replace(/^\/[^/]+/, `/${localeOf(page)}`));
}

/** Of each language one region stands for the language as a whole. */
const preferredRegions: Readonly<Record<string, string>> = { 'en-US': 'en', 'pt-BR': 'pt', 'zh-CN': 'zh' };

function alternatesOf(page: Page, site: SiteFacts): PageDescription['alternates'] {
  if (robotsOf(page, site) !== undefined) return [];
  const { translations } = headOf(page);
  const pages = translations.flatMap(({ locale, url }) =>
    url ? [{ language: preferredRegions[locale] ?? locale, address: site.address + encodeURI(url) }] : [],
  );
  const english = translations.find(({ locale, url }) => locale === fallbackLocale && url);
  if (pages.length < 2) return [];
  return english?.url ? [...pages, { language: 'x-default', address: site.address + encodeURI(english.url) }] : pages;
}

function plainSection({ value }: Section): PlainPage['sections'][number] {
  const { id, title, isH3, content } = value as { id?: string | null; title?: string | null; isH3?: boolean; content?: string };
  return {
    ...(title ? { heading: { id: id ?? undefined, level: isH3 ? 3 : 2, html: title } } : {}),
    html: typeof content === 'string' ? content : '',
  };
}
