import type { Document } from './page.ts';

/** The site as far as statements about its pages name it. */
interface Site {
  readonly siteName: string;
  readonly address: string;
}

/** A statement in the vocabulary of schema.org. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Statements about a page as one data block. Undefined where there is nothing to say. */
export function structuredData(things: ReadonlyArray<Thing | undefined>): Record<string, unknown> | undefined {
  const said = things.filter((thing) => thing !== undefined);
  return said.length ? { '@context': 'https://schema.org', '@graph': said } : undefined;
}

/** Where a document is on the site. */
export function breadcrumbOf(doc: Document | undefined, site: Site): Thing | undefined {
  const parents = doc?.parents ?? [];
  if (parents.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: parents.map(({ uri, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: addressIn(site, uri),
    })),
  };
}

/** A text with an author and the date of its last change. */
export function article(kind: 'TechArticle' | 'BlogPosting', doc: Document, site: Site): Thing {
  return {
    '@type': kind,
    headline: doc.title,
    url: addressIn(site, doc.mdn_url),
    inLanguage: doc.locale,
    ...(doc.summary ? { description: doc.summary } : {}),
    ...(doc.modified ? { dateModified: doc.modified } : {}),
    publisher: publisher(site),
  };
}

export function publisher(site: Site): Thing {
  return { '@type': 'Organization', name: site.siteName, ...(site.address ? { url: `${site.address}/` } : {}) };
}

export function addressIn(site: Site, path: string): string {
  return path.startsWith('/') ? site.address + encodeURI(path) : path;
}
