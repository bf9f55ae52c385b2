import type { Colour } from '../remote/definition.ts';
import { fallbackLocale } from '../reader/locale.ts';
import { headOf } from './head.ts';
import type { Page } from './page.ts';
import { structuredData } from './structured-data.ts';

/** What is known about the site besides its pages. */
export interface SiteFacts {
  readonly siteName: string;
  /** Scheme and host without a slash at the end, or '' where nobody said where readers find the site. */
  readonly address: string;
  /** That of the page. */
  readonly colour: Colour;
}

/** What search engines and other sites are told about a page: data that the gateway prints into the head. */
export interface PageInSearch {
  /** The one address under which the page should be known; none for what is no page. */
  readonly canonical: string | undefined;
  readonly alternates: ReadonlyArray<{ readonly language: string; readonly address: string }>;
  readonly type: 'article' | 'website';
  readonly image: { readonly address: string; readonly alt: string };
  readonly locale: string;
  readonly published: string | undefined;
  readonly modified: string | undefined;
  /** Statements in the vocabulary of schema.org, for a data block. */
  readonly data: object | undefined;
}

export function pageInSearch(page: Page, site: SiteFacts): PageInSearch {
  const doc = 'doc' in page ? page.doc : undefined;
  const isArticle = page.renderer === 'Doc' || page.renderer === 'BlogPost';
  return {
    canonical: canonicalOf(page, site),
    alternates: alternatesOf(page, site),
    type: isArticle ? 'article' : 'website',
    image: imageOf(page, site),
    locale: localeOf(page),
    published: page.renderer === 'BlogPost' ? page.blogMeta.date : undefined,
    modified: doc?.modified,
    data: canonicalOf(page, site) === undefined ? undefined : structuredData(page, site),
  };
}

/** The language of the words, which is English where nobody has translated them. */
function localeOf(page: Page): string {
  if ('doc' in page) return page.doc.locale;
  if ((page.renderer === 'Generic' || page.renderer === 'ContributorSpotlight') && page.locale) return page.locale;
  return page.url.split('/')[1] || fallbackLocale;
}

/** English words at the address of another language are known under the English address. */
function canonicalOf(page: Page, site: SiteFacts): string | undefined {
  if (page.renderer === 'NotFound' || page.renderer === 'Broken') return undefined;
  const [path = '/'] = page.url.split('?');
  if (page.renderer === 'Homepage') return site.address + path.replace(/_homepage$/, '');
  const isStandIn = page.renderer === 'Generic' || page.renderer === 'ContributorSpotlight';
  return site.address + encodeURI(isStandIn ? path.replace(/^\/[^/]+/, `/${localeOf(page)}`) : path);
}

/** Of each language one region stands for the language as a whole. */
const preferredRegions: Readonly<Record<string, string>> = { 'en-US': 'en', 'pt-BR': 'pt', 'zh-CN': 'zh' };

function alternatesOf(page: Page, site: SiteFacts): PageInSearch['alternates'] {
  const { robots, translations } = headOf(page);
  if (robots !== undefined) return [];
  const pages = translations.flatMap(({ locale, url }) =>
    url ? [{ language: preferredRegions[locale] ?? locale, address: site.address + encodeURI(url) }] : [],
  );
  const english = translations.find(({ locale, url }) => locale === fallbackLocale && url);
  if (pages.length < 2) return [];
  return english?.url ? [...pages, { language: 'x-default', address: site.address + encodeURI(english.url) }] : pages;
}

/** Each section has a card in its colour; a post has its own picture, unless other sites could not show it. */
function imageOf(page: Page, site: SiteFacts): PageInSearch['image'] {
  if (page.renderer === 'BlogPost' && page.image && !/\.svg$/i.test(page.image))
    return { address: absolute(page.image, site), alt: page.blogMeta.image.alt ?? page.blogMeta.title };
  if (page.renderer === 'ContributorSpotlight' && page.hyData.profileImg && !/\.svg$/i.test(page.hyData.profileImg))
    return { address: absolute(page.hyData.profileImg, site), alt: page.hyData.profileImgAlt ?? page.hyData.contributorName };
  return { address: site.address + cardAddress(site.colour), alt: site.siteName };
}

/** Where the picture stands with which a section shows itself elsewhere. */
export function cardAddress(colour: Colour): string {
  return `/assets/card-${colour}.png`;
}

export const cardSize = { width: 1200, height: 630 } as const;

function absolute(address: string, site: SiteFacts): string {
  return address.startsWith('/') ? site.address + encodeURI(address) : address;
}
