import { mediaTypeOf } from '../read/attachments.ts';
import type { BlogPost } from '../read/blog.ts';
import { authorOf } from '../write/blog-author.ts';
import { blogListAt, blogListKinds, blogLists, tagsOf } from '../write/blog-lists.ts';
import { blogListUrl, blogUrl, postUrl } from '../write/blog-addresses.ts';
import { blogListTitle, blogName } from '../write/blog-pages.ts';
import { siteNamesIn } from '../write/site-names.ts';
import { escapeXml } from './escape-xml.ts';
import { feedTypes, type Feed, type FeedSource } from './feed.ts';

/** Files beside the index of the blog, and beside the lists of its tags and authors. */
const files = {
  'rss.xml': { type: feedTypes.rss, make: rss },
  'atom.xml': { type: feedTypes.atom, make: atom },
  'feed.json': { type: feedTypes.jsonFeed, make: jsonFeed },
} as const;
type BlogFeedFile = keyof typeof files;

interface BlogFeed {
  readonly title: string;
  readonly page: string;
  readonly own: string;
  readonly siteName: string;
  readonly items: readonly BlogFeedItem[];
}

interface BlogFeedItem {
  readonly title: string;
  readonly link: string;
  readonly summary: string;
  /** Empty where the post has no date. */
  readonly day: string;
  readonly author: string | undefined;
  readonly tags: readonly string[];
  readonly picture: { readonly url: string; readonly type: string } | undefined;
}

/** Published posts, the newest first: of the whole blog, or of the tag or author that `kind` and `id` name. */
export function blogFeed(
  named: { readonly kind?: string; readonly id?: string; readonly file: string },
  source: FeedSource,
): Feed | undefined {
  const { corpus, address, configuration } = source;
  const list = named.kind === undefined ? undefined : blogListAt(named.kind, named.id ?? '', corpus.posts, source);
  if (named.kind !== undefined && !list) return undefined;
  const file = named.file.toLowerCase() as BlogFeedFile;
  const page = address + encodeURI(list ? blogListUrl(list) : blogUrl);
  const { type, make } = files[file];
  const title = list ? `${blogListTitle(list, source)} - ${blogName(source)}` : blogName(source);
  const items = (list?.posts ?? corpus.posts).map((post) => itemOf(post, source));
  return { type, text: [make({ title, page, own: page + file, siteName: configuration.siteName, items })] };
}

/** Where the feeds of the blog are, in their three forms. */
export function blogFeedAddresses(source: Pick<FeedSource, 'corpus' | 'configuration'>): string[] {
  const lists = blogListKinds.flatMap((kind) => blogLists(kind, source.corpus.posts, source));
  return [blogUrl, ...lists.map(blogListUrl)].flatMap((page) => Object.keys(files).map((file) => page + file));
}

function itemOf(post: BlogPost, { corpus, configuration, address }: FeedSource): BlogFeedItem {
  const names = siteNamesIn(configuration);
  const link = address + encodeURI(postUrl(post));
  const { file } = post.image ?? {};
  return {
    title: names(post.title),
    link,
    summary: names(post.description),
    day: post.date,
    author: authorOf(post, { corpus, configuration })?.name,
    tags: tagsOf(post).map(({ name }) => name),
    picture:
      file === undefined ? undefined : { url: link + encodeURIComponent(file), type: mediaTypeOf(file) ?? 'application/octet-stream' },
  };
}

function rss({ title, page, own, items }: BlogFeed): string {
  const entries = items.map((item) =>
    [
      '<item>',
      tag('title', item.title),
      tag('link', item.link),
      tag('description', item.summary),
      item.author ? tag('dc:creator', item.author) : '',
      ...item.tags.map((name) => tag('category', name)),
      `<guid isPermaLink="true">${escapeXml(item.link)}</guid>`,
      item.day ? tag('pubDate', internetDate(item.day)) : '',
      item.picture ? `<enclosure url="${escapeXml(item.picture.url)}" length="0" type="${item.picture.type}"/>` : '',
      '</item>\n',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${tag('title', title)}
${tag('link', page)}
${tag('description', title)}
<language>en-US</language>
<atom:link href="${escapeXml(own)}" rel="self" type="application/rss+xml"/>
${entries.join('')}</channel>
</rss>
`;
}

function atom({ title, page, own, siteName, items }: BlogFeed): string {
  const entries = items.map((item) =>
    [
      '<entry>',
      tag('id', item.link),
      tag('title', item.title),
      `<link href="${escapeXml(item.link)}"/>`,
      item.day ? tag('published', timeOf(item.day)) : '',
      tag('updated', timeOf(item.day)),
      item.author ? `<author>${tag('name', item.author)}</author>` : '',
      ...item.tags.map((name) => `<category term="${escapeXml(name)}"/>`),
      tag('summary', item.summary),
      item.picture ? `<link rel="enclosure" href="${escapeXml(item.picture.url)}" type="${item.picture.type}"/>` : '',
      '</entry>\n',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
${tag('id', own)}
${tag('title', title)}
${tag('updated', timeOf(items[0]?.day))}
<author>${tag('name', siteName)}</author>
<link rel="self" href="${escapeXml(own)}"/>
<link href="${escapeXml(page)}"/>
${entries.join('')}</feed>
`;
}

function jsonFeed({ title, page, own, items }: BlogFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: own,
    language: 'en-US',
    items: items.map((item) => ({
      id: item.link,
      url: item.link,
      title: item.title,
      content_text: item.summary,
      ...(item.picture ? { image: item.picture.url } : {}),
      ...(item.day ? { date_published: timeOf(item.day) } : {}),
      ...(item.author ? { authors: [{ name: item.author }] } : {}),
      ...(item.tags.length ? { tags: item.tags } : {}),
    })),
  });
}

/** Atom wants a time of every entry, of those without a day as well. */
function timeOf(day: string | undefined): string {
  return `${day || '1970-01-01'}T00:00:00Z`;
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** As mail dates are written: Mon, 05 Jan 2026 00:00:00 +0000. */
function internetDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0000');
}
