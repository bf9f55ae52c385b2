import type { Update, UpdateEvent } from '@webdocs/contracts/api/updates';
import type { Messages } from '@webdocs/i18n';
import { escapeXml } from '@webdocs/content/escape-xml';

/** Where a feed is, and whose. */
export interface FeedPlace {
  /** Scheme and host of the site, without a slash at the end: programs need whole addresses. */
  readonly siteAddress: string;
  readonly siteName: string;
  /** The page of the view: `/en-US/plus/updates`. */
  readonly page: string;
  /** What the view filters, with its question mark, or nothing. */
  readonly search: string;
  readonly messages: Messages;
}

/** What every kind of feed tells of a release or an event. */
export interface FeedItem {
  readonly title: string;
  readonly link: string;
  readonly day: string | undefined;
  readonly html: string;
  readonly text: string;
}

/** A reader skims a feed: past these the page has the rest. */
const mostChangesTold = 60;

export function feedItem(update: Update, place: FeedPlace): FeedItem {
  const link = `${place.siteAddress}${place.page}/${encodeURIComponent(update.id)}`;
  return update.type === 'browser_grouping' ? releaseItem(update, link, place) : baselineItem(update, link, place);
}

function releaseItem(update: Update & { readonly type: 'browser_grouping' }, link: string, place: FeedPlace): FeedItem {
  const { added, removed } = update.events;
  const { messages } = place;
  const parts = [
    { title: messages.text('updates-added', { count: added.length }), events: added },
    { title: messages.text('updates-removed', { count: removed.length }), events: removed },
  ].filter(({ events }) => events.length > 0);
  const told = parts.map(({ title, events }) => ({
    title,
    events: events.slice(0, mostChangesTold),
    left: events.length - Math.min(events.length, mostChangesTold),
  }));
  const more = (left: number): string => messages.text('updates-more', { count: left });
  return {
    title: `${update.name} ${update.version}`,
    link,
    day: update.release_date,
    html: told
      .map(
        ({ title, events, left }) =>
          `<h2>${escapeXml(title)}</h2><ul>${events.map((event) => `<li>${eventLink(event, place)}</li>`).join('')}${left ? `<li>${escapeXml(more(left))}</li>` : ''}</ul>`,
      )
      .join(''),
    text: told
      .map(({ title, events, left }) => [title, ...events.map(({ path }) => `- ${path}`), ...(left ? [`- ${more(left)}`] : [])].join('\n'))
      .join('\n\n'),
  };
}

function eventLink({ path, compat: { mdn_url: page } }: UpdateEvent, { siteAddress, messages }: FeedPlace): string {
  const name = `<code>${escapeXml(path)}</code>`;
  return page === undefined ? name : `<a href="${escapeXml(`${siteAddress}/${messages.locale}${encodeURI(page)}`)}">${name}</a>`;
}

function baselineItem(update: Update & { readonly type: 'baseline_event' }, link: string, { siteAddress, messages }: FeedPlace): FeedItem {
  const { description, reason, mdn_url: page, name } = update;
  const paragraphs = [description, reason].flatMap((text) => text ?? []);
  return {
    title: messages.text(`updates-${update.change}`, { name }),
    link,
    day: update.date,
    html: [
      ...paragraphs.map((text) => `<p>${escapeXml(text)}</p>`),
      ...(page ? [`<p><a href="${escapeXml(`${siteAddress}/${messages.locale}${encodeURI(page)}`)}">${escapeXml(name)}</a></p>`] : []),
    ].join(''),
    text: paragraphs.join('\n\n'),
  };
}
