import type { NewsChange } from '@webdocs/contracts/api/watching';
import { addressOf } from '@webdocs/contracts/api/address-of';
import { openDigestLink } from '@webdocs/contracts/api/digest-links';
import { newsName } from '@webdocs/contracts/api/news-name';
import { fallbackLocale, isActiveLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { Mail, MailEntry, MailTone } from '@webdocs/mail/mail';
import { localesParameter, type Text } from '@webdocs/standalone-pages';
import type { DueDigest } from '../stores/digests.ts';
import type { NotedHappening } from '../stores/happenings.ts';
import { wordsIn } from '../visitor-words.ts';

export interface DigestSite {
  readonly siteName: string;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
}

/** The days that a digest tells of. */
export interface DigestPeriod {
  readonly from: Date;
  readonly to: Date;
}

/** Past these the site has the rest: a mail is skimmed. */
const mostEntries = 40;
const tones: Readonly<Partial<Record<NewsChange, MailTone>>> = {
  newly: 'low',
  widely: 'high',
  regressed: 'limited',
  discouraged: 'discouraged',
};

/** What happened to what a reader watches since the digest before, in their language. */
export function digestMail(
  digest: DueDigest,
  news: readonly NotedHappening[],
  { siteName, origin }: DigestSite,
  period: DigestPeriod,
): Mail {
  const locale = isActiveLocale(digest.locale) ? digest.locale : fallbackLocale;
  const text = wordsIn(locale);
  const told = toldOf(news);
  const entries = told.slice(0, mostEntries).map((one) => entryOf(one, { text, locale, origin }));
  const left = told.length - entries.length;
  return {
    kind: 'digest',
    to: digest.email,
    locale,
    // A language may begin each half of it with a small letter.
    subject: subjectOf(told, text).replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale)),
    text: '',
    period: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(period.from, period.to),
    lists: [{ title: text('visit-digest-list'), entries, ...(left > 0 ? { more: text('visit-digest-more', { count: left }) } : {}) }],
    link: { address: `${origin}/${locale}/plus/updates`, label: text('visit-digest-all') },
    why: {
      text: text(`visit-digest-why-${digest.rhythm}`, { count: digest.watches, site: siteName }),
      address: `${origin}/${locale}/plus/settings#watching`,
      label: text('visit-digest-change'),
    },
    unsubscribe: origin + addressOf(openDigestLink, { params: { id: digest.link_id }, query: { [localesParameter]: locale } }),
  };
}

/** One line of a digest: releases that did the same to a feature are told together. */
interface Told extends Pick<NotedHappening, 'kind' | 'subject' | 'change' | 'page' | 'update'> {
  readonly title: string;
  readonly releases: readonly string[];
}

function toldOf(news: readonly NotedHappening[]): Told[] {
  const told = new Map<string, Told>();
  for (const one of news) {
    const { kind, subject, change, page, update, name } = one;
    const title = newsName(one);
    const key = [kind, change, subject, title].join(' ');
    const releases = told.get(key)?.releases ?? [];
    told.set(key, {
      kind,
      subject,
      change,
      title,
      releases: [...releases, name],
      ...(page === undefined ? {} : { page }),
      ...(update === undefined ? {} : { update }),
    });
  }
  return [...told.values()];
}

function subjectOf(told: readonly Told[], text: Text): string {
  const count = (kind: Told['kind']) => new Set(told.filter((one) => one.kind === kind).map(({ subject }) => subject)).size;
  const [pages, features] = [count('page'), count('feature')];
  if (features === 0) return text('visit-digest-subject-pages', { count: pages });
  if (pages === 0) return text('visit-digest-subject-features', { count: features });
  return text('visit-digest-subject-both', {
    pages: text('visit-digest-subject-pages', { count: pages }),
    features: text('visit-digest-subject-features', { count: features }),
  });
}

interface Saying {
  readonly text: Text;
  readonly locale: Locale;
  readonly origin: string;
}

function entryOf({ kind, subject, change, title, releases, page, update }: Told, { text, locale, origin }: Saying): MailEntry {
  const said = text(`visit-digest-${change}`, {
    releases: new Intl.ListFormat(locale, { type: 'conjunction' }).format(releases),
    count: releases.length,
  });
  if (kind === 'page') return { name: title, address: origin + subject, text: said };
  const place = page === undefined ? `/plus/updates/${encodeURIComponent(update ?? '')}` : page;
  const tone = tones[change];
  return {
    name: title,
    isCode: true,
    address: `${origin}/${locale}${place}`,
    ...(tone ? { state: { tone, text: text(`visit-digest-state-${change}`) } } : {}),
    text: said,
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** From the day on which the account was told last to the one before this: weeks after a site was down, fewer days after a digest at once. */
export function periodSince(toldAt: Date, now: Date): DigestPeriod {
  const to = new Date(now.getTime() - dayMs);
  return { from: toldAt < to ? toldAt : to, to };
}
