import type { Document, Page, PageOf } from './page.ts';

interface Site {
  readonly siteName: string;
  readonly address: string;
}

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** A page in the vocabulary of schema.org: where it stands, and what it is. Nothing where there is nothing to say. */
export function structuredData(page: Page, site: Site): object | undefined {
  const things = [breadcrumbOf(page, site), ...thingsOf(page, site)].filter((thing) => thing !== undefined);
  return things.length ? { '@context': 'https://schema.org', '@graph': things } : undefined;
}

function thingsOf(page: Page, site: Site): Thing[] {
  switch (page.renderer) {
    case 'Homepage':
      return [website(page, site)];
    case 'Doc':
      return [article('TechArticle', page.doc, site)];
    case 'BlogPost':
      return [post(page, site)];
    case 'CurriculumLanding':
      return [course(page.doc, site)];
    case 'CurriculumOverview':
    case 'CurriculumModule':
      return [learningResource(page.doc, site)];
    default:
      return [];
  }
}

function breadcrumbOf(page: Page, site: Site): Thing | undefined {
  const parents = 'doc' in page ? (page.doc.parents ?? []) : [];
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

function website(page: PageOf<'Homepage'>, site: Site): Thing {
  const home = page.url.replace(/_homepage$/, '');
  return {
    '@type': 'WebSite',
    name: site.siteName,
    url: addressIn(site, home),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${addressIn(site, home)}search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function article(kind: 'TechArticle' | 'BlogPosting', doc: Document, site: Site): Thing {
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

function post({ doc, blogMeta, image }: PageOf<'BlogPost'>, site: Site): Thing {
  const { author, date } = blogMeta;
  return {
    ...article('BlogPosting', doc, site),
    datePublished: date,
    author: author?.name
      ? { '@type': 'Person', name: author.name, ...(author.link && /^https?:/i.test(author.link) ? { url: author.link } : {}) }
      : publisher(site),
    ...(image ? { image: addressIn(site, image) } : {}),
  };
}

function course(doc: Document, site: Site): Thing {
  return {
    '@type': 'Course',
    name: doc.title,
    url: addressIn(site, doc.mdn_url),
    inLanguage: doc.locale,
    ...(doc.summary ? { description: doc.summary } : {}),
    isAccessibleForFree: true,
    provider: publisher(site),
  };
}

function learningResource(doc: Document, site: Site): Thing {
  const whole = doc.parents?.[0];
  const topic = doc['topic'];
  return {
    '@type': 'LearningResource',
    name: doc.title,
    url: addressIn(site, doc.mdn_url),
    inLanguage: doc.locale,
    ...(doc.summary ? { description: doc.summary } : {}),
    ...(typeof topic === 'string' ? { teaches: topic } : {}),
    isAccessibleForFree: true,
    ...(whole ? { isPartOf: { '@type': 'Course', name: whole.title, url: addressIn(site, whole.uri) } } : {}),
    provider: publisher(site),
  };
}

function publisher(site: Site): Thing {
  return { '@type': 'Organization', name: site.siteName, ...(site.address ? { url: `${site.address}/` } : {}) };
}

function addressIn(site: Site, path: string): string {
  return path.startsWith('/') ? site.address + encodeURI(path) : path;
}
