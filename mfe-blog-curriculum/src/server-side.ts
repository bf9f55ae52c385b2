import { describePage, pictureOf, plainPage } from '@webdocs/contracts/page/describe-page';
import type { PageDescription, PlainPage, SiteFacts } from '@webdocs/contracts/page/description';
import type { CurriculumPage, Page, PageOf } from '@webdocs/contracts/page/page';
import { addressIn, article, breadcrumbOf, publisher, structuredData, type Thing } from '@webdocs/contracts/page/structured-data';
import type { ServerSide } from '@webdocs/remote-kit/server';
import { feedForms, indexAddress, listAddress, newsFeed, postAddress, tagAddress } from './features/posts/post-address.ts';

/** Posts are articles with a picture and a date, the curriculum is a course, a spotlight shows who is in it. */
export function describe(page: Page, site: SiteFacts): PageDescription {
  const known = describePage(page, site);
  switch (page.renderer) {
    case 'BlogIndex':
      return { ...known, feeds: [...feedsOf(page), ...known.feeds] };
    case 'BlogPost':
      return {
        ...known,
        ...pictureOf(page.image, page.blogMeta.image.alt ?? page.blogMeta.title, site),
        type: 'article',
        published: page.blogMeta.date || undefined,
        data: dataOf(page, post(page, site), site),
        feeds: [newsFeed, ...known.feeds],
      };
    case 'CurriculumLanding':
      return { ...known, data: dataOf(page, course(page, site), site) };
    case 'CurriculumOverview':
    case 'CurriculumModule':
      return { ...known, data: dataOf(page, learningResource(page, site), site) };
    case 'ContributorSpotlight':
      return { ...known, ...pictureOf(page.hyData.profileImg, page.hyData.profileImgAlt ?? page.hyData.contributorName, site) };
    default:
      return known;
  }
}

/** Of the whole blog, or of the tag or author that the page lists. */
function feedsOf({ url, hyData: { list, pagination, tags } }: PageOf<'BlogIndex'>): PageDescription['feeds'] {
  const beside = encodeURI(listAddress(url, pagination?.currentPage));
  return feedForms.map(({ file, type }) =>
    list && !tags ? { type, address: beside + file } : { type, address: indexAddress(1) + file, ofSite: true },
  );
}

/** What readers get where a part failed: the list of posts or of modules besides the text. */
export function plain(page: Page): PlainPage {
  const known = plainPage(page);
  switch (page.renderer) {
    case 'BlogIndex':
      return { ...known, links: linksOf(page) };
    case 'BlogPost':
      return { ...known, title: page.blogMeta.title };
    case 'CurriculumLanding':
    case 'CurriculumOverview':
      return {
        ...known,
        links: page.doc.modules.flatMap((module) => [module, ...(module.children ?? [])]).map(({ url, title }) => ({ title, url })),
      };
    case 'ContributorSpotlight':
      return { ...known, title: page.hyData.contributorName };
    default:
      return known;
  }
}

/** Its posts, or in the overview of tags its tags. */
function linksOf({ hyData: { posts, list, tags = [] } }: PageOf<'BlogIndex'>): PlainPage['links'] {
  const shown = list ? tags : [];
  return [
    ...posts.map(({ slug, title }) => ({ title, url: postAddress(slug) })),
    ...shown.map(({ slug, name }) => ({ title: name, url: tagAddress(slug) })),
  ];
}

function dataOf({ doc }: PageOf<'BlogPost'> | CurriculumPage, thing: Thing, site: SiteFacts): PageDescription['data'] {
  return site.found ? structuredData([breadcrumbOf(doc, site), thing]) : undefined;
}

function post({ doc, blogMeta, image }: PageOf<'BlogPost'>, site: SiteFacts): Thing {
  const { author, date } = blogMeta;
  return {
    ...article('BlogPosting', doc, site),
    ...(date ? { datePublished: date } : {}),
    author: author?.name
      ? { '@type': 'Person', name: author.name, ...(author.link && /^https?:/i.test(author.link) ? { url: author.link } : {}) }
      : publisher(site),
    ...(image ? { image: addressIn(site, image) } : {}),
  };
}

function course({ doc }: CurriculumPage, site: SiteFacts): Thing {
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

function learningResource({ doc }: CurriculumPage, site: SiteFacts): Thing {
  const whole = doc.parents?.[0];
  return {
    '@type': 'LearningResource',
    name: doc.title,
    url: addressIn(site, doc.mdn_url),
    inLanguage: doc.locale,
    ...(doc.summary ? { description: doc.summary } : {}),
    ...(typeof doc.topic === 'string' ? { teaches: doc.topic } : {}),
    isAccessibleForFree: true,
    ...(whole ? { isPartOf: { '@type': 'Course', name: whole.title, url: addressIn(site, whole.uri) } } : {}),
    provider: publisher(site),
  };
}

/** What only the server has: answers about pages. */
export const serverSide: ServerSide = { describe, plain };
