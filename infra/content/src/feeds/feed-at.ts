import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { isDocument } from '@webdocs/contracts/page/head';
import { blogFeed } from './blog-feeds.ts';
import { changeFeed } from './change-feed.ts';
import { contributorsText } from './contributors.ts';
import { feedTypes, type Feed, type FeedSource } from './feed.ts';
import { llmsText } from './llms-text.ts';
import { openSearchText } from './open-search.ts';
import { pageMarkdown } from './page-markdown.ts';
import { allMetadata, metadataOf } from './page-metadata.ts';
import { searchIndex } from './search-index.ts';
import { localeSitemap, sitemapIndex, sitemapText } from './sitemap.ts';

type Answer = Promise<Feed | undefined> | Feed | undefined;
type Match = Readonly<Record<string, string>>;

/** Which feed is at which address: `locale` is a language of the site, `path` what is before the name of the feed. */
const feeds: ReadonlyArray<readonly [RegExp, (match: Match, source: FeedSource) => Answer]> = [
  [/^\/sitemap\.txt$/, (_, source) => whole('text', sitemapText(source))],
  [/^\/sitemap\.xml$/, (_, source) => whole('xml', sitemapIndex(source))],
  [/^\/llms\.txt$/, (_, source) => whole('text', llmsText(source))],
  [/^\/opensearch\.xml$/, (_, source) => whole('openSearch', openSearchText(fallbackLocale, source))],
  [/^\/(?<locale>[^/]+)\/opensearch\.xml$/, inLocale((locale, source) => whole('openSearch', openSearchText(locale, source)))],
  [
    /^\/sitemaps\/(?<locale>[^/]+)\/sitemap\.xml\.gz$/,
    inLocale((locale, source) => ({ type: feedTypes.xml, text: localeSitemap(locale, source), isPacked: true })),
  ],
  [
    /^\/(?<locale>[^/]+)\/search-index\.json$/,
    inLocale((locale, source) => whole('json', JSON.stringify(searchIndex(locale, source.corpus)))),
  ],
  [/^\/(?<locale>[^/]+)\/metadata\.json$/, inLocale((locale, source) => ({ type: feedTypes.json, text: allMetadata(locale, source) }))],
  [
    /^\/en-us\/blog\/(?:(?<kind>tags|authors)\/(?<id>[^/]+)\/)?(?<file>rss\.xml|atom\.xml|feed\.json)$/i,
    (match, source) => blogFeed({ file: '', ...match }, source),
  ],
  [/^(?<path>\/[^/]+\/.+)\/metadata\.json$/, pageMetadata],
  [/^(?<path>\/[^/]+\/docs\/.+)\/contributors\.txt$/i, pageContributors],
  [/^(?<path>\/[^/]+\/docs\/.+)\/changes\.xml$/i, sectionChanges],
  [/^(?<path>\/[^/]+(?:\/.+)?)\.md$/, markdown],
];

/** Nearly every address is a page's, and is known by its end. */
const ending = /\.(?:txt|xml|gz|json|md)$/;

/** Whether an address has the form of a feed's; pages never have. */
export function isFeedAddress(pathname: string): boolean {
  return ending.test(pathname) && feeds.some(([pattern]) => pattern.test(pathname));
}

/** The feed at a decoded address, or nothing where there is none. */
export async function feedAt(pathname: string, source: FeedSource): Promise<Feed | undefined> {
  for (const [pattern, make] of feeds) {
    const match = pattern.exec(pathname);
    if (match) return make(match.groups ?? {}, source);
  }
  return undefined;
}

function whole(type: keyof typeof feedTypes, text: string): Feed {
  return { type: feedTypes[type], text: [text] };
}

function inLocale(make: (locale: Locale, source: FeedSource) => Feed) {
  return ({ locale: named = '' }: Match, source: FeedSource): Feed | undefined => {
    const locale = activeLocales.find((active) => active.toLowerCase() === named.toLowerCase());
    return locale && source.configuration.locales.includes(locale) ? make(locale, source) : undefined;
  };
}

async function pageMetadata({ path = '' }: Match, source: FeedSource): Promise<Feed | undefined> {
  const page = await source.page(path);
  return page && 'doc' in page ? whole('json', JSON.stringify(metadataOf(page.doc))) : undefined;
}

async function pageContributors({ path = '' }: Match, source: FeedSource): Promise<Feed | undefined> {
  const record = recordAt(path, source);
  if (!record) return undefined;
  const page = await source.page(path);
  const sourceUrl = page && isDocument(page) ? page.doc.source?.github_url : undefined;
  return { ...whole('text', contributorsText(record, sourceUrl, source.corpus)), isUnlisted: true };
}

function sectionChanges({ path = '' }: Match, source: FeedSource): Feed | undefined {
  const record = recordAt(path, source);
  return record && whole('atom', changeFeed(record.locale, record, source));
}

async function markdown({ path = '' }: Match, source: FeedSource): Promise<Feed | undefined> {
  const page = await source.page(path);
  const text = page && pageMarkdown(page, source.address);
  return text === undefined ? undefined : { ...whole('markdown', text), isUnlisted: true };
}

function recordAt(path: string, { corpus }: FeedSource) {
  const [, named = '', slug = ''] = /^\/([^/]+)\/docs\/(.+)$/i.exec(path) ?? [];
  const locale = activeLocales.find((active) => active.toLowerCase() === named.toLowerCase());
  return locale && corpus.documents.find(locale, slug);
}
