import type { Update } from '@webdocs/contracts/api/updates';
import { escapeXml } from '@webdocs/content/escape-xml';
import { calendarText } from './calendar.ts';
import { feedItem, type FeedItem, type FeedPlace } from './feed-items.ts';
import { feedTitle, type FeedView } from './feed-title.ts';

export type { FeedPlace } from './feed-items.ts';

/** Files beside the page of updates; each takes the parameters of the page. The calendar has releases alone. */
export const updateFeeds = {
  'rss.xml': { type: 'application/rss+xml; charset=utf-8', make: rss },
  'atom.xml': { type: 'application/atom+xml; charset=utf-8', make: atom },
  'feed.json': { type: 'application/feed+json; charset=utf-8', make: jsonFeed },
  'releases.ics': { type: 'text/calendar; charset=utf-8', make: calendar },
} as const;
export type UpdateFeedFile = keyof typeof updateFeeds;

/** The page of updates below the language. */
export const updatesPage = '/plus/updates';

interface Feed {
  readonly title: string;
  readonly page: string;
  readonly own: string;
  readonly items: readonly FeedItem[];
  readonly place: FeedPlace;
}

/** The newest releases or events of a view as a file. */
export function updateFeedText(
  file: UpdateFeedFile,
  { updates, view }: { readonly updates: readonly Update[]; readonly view: FeedView },
  place: FeedPlace,
): string {
  const { siteAddress, page, search } = place;
  return updateFeeds[file].make({
    title: feedTitle(view, place),
    page: `${siteAddress}${page}${search}`,
    own: `${siteAddress}${page}/${file}${search}`,
    items: updates.map((update) => feedItem(update, place)),
    place,
  });
}

function rss({ title, page, own, items, place: { messages } }: Feed): string {
  const entries = items.map(
    ({ title: itemTitle, link, day, html }) =>
      `<item>${tag('title', itemTitle)}${tag('link', link)}<guid isPermaLink="true">${escapeXml(link)}</guid>${day ? tag('pubDate', internetDate(day)) : ''}${tag('description', html)}</item>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${tag('title', title)}
${tag('link', page)}
${tag('description', title)}
<language>${messages.locale}</language>
<atom:link href="${escapeXml(own)}" rel="self" type="application/rss+xml"/>
${entries.join('')}</channel>
</rss>
`;
}

function atom({ title, page, own, items, place: { siteName, messages } }: Feed): string {
  const updated = (day: string | undefined): string => `${day ?? '1970-01-01'}T00:00:00Z`;
  const entries = items.map(
    ({ title: itemTitle, link, day, html }) =>
      `<entry>${tag('id', link)}${tag('title', itemTitle)}<link href="${escapeXml(link)}"/>${tag('updated', updated(day))}<content type="html">${escapeXml(html)}</content></entry>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${messages.locale}">
${tag('id', own)}
${tag('title', title)}
${tag('updated', updated(items[0]?.day))}
<author>${tag('name', siteName)}</author>
<link rel="self" href="${escapeXml(own)}"/>
<link href="${escapeXml(page)}"/>
${entries.join('')}</feed>
`;
}

function jsonFeed({ title, page, own, items, place: { messages } }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: own,
    language: messages.locale,
    items: items.map(({ title: itemTitle, link, day, html }) => ({
      id: link,
      url: link,
      title: itemTitle,
      content_html: html,
      ...(day ? { date_published: `${day}T00:00:00Z` } : {}),
    })),
  });
}

function calendar({ title, items, place: { siteName } }: Feed): string {
  return calendarText({ title, siteName, items });
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** As mail dates are written: Mon, 05 Jan 2026 00:00:00 +0000. */
function internetDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0000');
}
