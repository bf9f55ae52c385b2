import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { HomePage } from '@webdocs/contracts/page/page';
import { urlOf } from '../read/document-index.ts';
import { authorOf } from './blog-author.ts';
import { blogUrl, postUrl } from './blog-addresses.ts';
import { blogName } from './blog-pages.ts';
import { parentsOf } from './document-page.ts';
import { recentContributions } from './recent-contributions.ts';
import { suggestedArticles } from './suggested-articles.ts';
import { spotlightUrl } from './spotlight-address.ts';
import { siteNamesIn } from './site-names.ts';
import type { PageContext } from './page-context.ts';

type HomeData = HomePage['hyData'];

/** The parts of the reference that are on the home page as books, each in its own cloth; those that are no proper names go by words. */
const books = [
  { slug: 'Web/HTML', title: 'HTML', cloth: 'html' },
  { slug: 'Web/CSS', title: 'CSS', cloth: 'css' },
  { slug: 'Web/JavaScript', title: 'JavaScript', cloth: 'javascript' },
  { slug: 'Web/HTTP', title: 'HTTP', cloth: 'http' },
  { slug: 'Web/API', words: 'content-shelf-api', cloth: 'api' },
  { slug: 'Web/Accessibility', words: 'content-shelf-accessibility', cloth: 'accessibility' },
  { slug: 'Mozilla/Add-ons/WebExtensions', words: 'content-shelf-extensions', cloth: 'extensions' },
] as const;

const landings = ['Web', ...books.map(({ slug }) => slug)];
const newsOnHome = 4;

/** `summaryOf` gives the summary of the document at an address; making it is the caller's business. */
export async function homePage(
  locale: Locale,
  url: string,
  context: PageContext,
  summaryOf: (url: string) => Promise<string | undefined>,
): Promise<HomePage> {
  const { corpus, configuration } = context;
  const chosen = corpus.home.featuredArticles;
  const articles = chosen.length > 0 ? chosen : suggestedArticles(corpus, landings);
  return {
    renderer: 'Homepage',
    url,
    pageTitle: configuration.siteName,
    hyData: {
      pageDescription: context.wordsFor(locale)('content-home-description', { site: configuration.siteName }),
      shelf: shelfOf(locale, context),
      featuredArticles: (await Promise.all(articles.map((address) => featured(address, locale, context, summaryOf)))).flat(),
      latestNews: { items: newsOf(context) },
      recentContributions: { items: recentContributions(context) },
      featuredContributor: corpus.home.featuredContributor ?? featuredContributor(locale, context),
    },
  };
}

function shelfOf(locale: Locale, { corpus: { documents }, wordsFor }: PageContext): NonNullable<HomeData['shelf']> {
  const shelf = books.flatMap(({ slug, cloth, ...name }) => {
    const landing = documents.findOrEnglish(locale, slug);
    const title = 'title' in name ? name.title : wordsFor(locale)(name.words);
    return landing ? [{ below: `${landing.slug.toLowerCase()}/`, book: { title, url: urlOf(landing), count: 1, cloth } }] : [];
  });
  // All that there is to read, as sidebars lead to it: the pages of the language, and the English ones without a translation.
  for (const language of new Set<Locale>([locale, fallbackLocale]))
    for (const { slug } of documents.inLocale(language)) {
      const place = slug.toLowerCase();
      const holder = shelf.find(({ below }) => place.startsWith(below));
      if (holder && (language === locale || !documents.find(locale, slug))) holder.book.count++;
    }
  return shelf.map(({ book }) => book);
}

/** An editor names the English page; readers of another language get its translation where there is one. */
async function featured(
  address: string,
  locale: Locale,
  context: PageContext,
  summaryOf: (url: string) => Promise<string | undefined>,
): Promise<HomeData['featuredArticles']> {
  const { corpus, configuration } = context;
  const post = corpus.posts.find((candidate) => postUrl(candidate) === address.replace(/\/?$/, '/'));
  if (post) {
    const names = siteNamesIn(configuration);
    return [
      {
        mdn_url: postUrl(post),
        title: names(post.title),
        summary: names(post.description),
        tag: { uri: blogUrl, title: blogName(context) },
      },
    ];
  }
  const slug = /^\/[^/]+\/docs\/(.+)$/.exec(address)?.[1];
  const record = slug === undefined ? undefined : corpus.documents.findOrEnglish(locale, slug);
  if (!record) return [];
  const section = parentsOf(record, context).find(({ uri }) => books.some((book) => uri.endsWith(`/docs/${book.slug}`)));
  return [
    { mdn_url: urlOf(record), title: record.title.replaceAll('`', ''), summary: (await summaryOf(urlOf(record))) ?? '', tag: section },
  ];
}

/** A contributor whose profile asks to be featured; the same person on every page of one state of the content. */
function featuredContributor(locale: Locale, { corpus: { spotlights } }: PageContext): HomeData['featuredContributor'] {
  const chosen = spotlights.find(({ isFeatured, quote }) => isFeatured && quote);
  return chosen && { contributorName: chosen.contributorName, url: spotlightUrl(locale, chosen), quote: chosen.quote ?? '' };
}

function newsOf(context: PageContext): HomeData['latestNews']['items'] {
  const names = siteNamesIn(context.configuration);
  const source = { name: blogName(context), url: blogUrl };
  return context.corpus.posts
    .filter((post) => !post.sponsored && post.date !== '')
    .slice(0, newsOnHome)
    .map((post) => ({
      url: postUrl(post),
      title: names(post.title),
      author: authorOf(post, context)?.name,
      source,
      published_at: post.date,
      summary: names(post.description),
    }));
}
