import { mediaTypeOf } from '../read/attachments.ts';
import { postUrl } from '../write/blog-pages.ts';
import { siteNamesIn } from '../write/site-names.ts';
import { escapeXml } from './escape-xml.ts';
import type { FeedSource } from './feed.ts';

/** `/en-US/blog/rss.xml`: published posts, the newest first. */
export function blogRss({ corpus, configuration, wordsFor, address }: FeedSource): string {
  const names = siteNamesIn(configuration);
  const title = wordsFor('en-US')('content-blog', { site: configuration.siteName });
  const items = corpus.posts.map((post) => {
    const link = address + encodeURI(postUrl(post));
    const author = typeof post.author === 'string' ? (corpus.authors.get(post.author)?.name ?? post.author) : post.author?.name;
    return [
      '<item>',
      tag('title', names(post.title)),
      tag('link', link),
      tag('description', names(post.description)),
      author ? tag('dc:creator', author) : '',
      `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
      tag('pubDate', internetDate(post.date)),
      `<enclosure url="${escapeXml(`${link}${encodeURIComponent(post.image.file)}`)}" length="0" type="${mediaTypeOf(post.image.file) ?? 'application/octet-stream'}"/>`,
      '</item>\n',
    ].join('');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${tag('title', title)}
${tag('link', `${address}/en-US/blog/`)}
${tag('description', title)}
<language>en-US</language>
<atom:link href="${escapeXml(address)}/en-US/blog/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('')}</channel>
</rss>
`;
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** As mail dates are written: Mon, 05 Jan 2026 00:00:00 +0000. */
function internetDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0000');
}
