import type { ObservatoryGrade } from '@webdocs/contracts/api/observatory-outcomes';
import { fallbackLocale, isActiveLocale } from '@webdocs/contracts/reader/locale';
import type { Mail } from '@webdocs/mail/mail';
import { wordsIn } from '../visitor-words.ts';

export interface GradeSite {
  readonly siteName: string;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
}

interface Fall {
  readonly to: string;
  readonly locale: string;
  readonly host: string;
  readonly from: ObservatoryGrade;
  readonly grade: ObservatoryGrade;
}

/** The grade of a watched host has fallen. */
export function gradeMail({ to, locale: asked, host, from, grade }: Fall, { siteName, origin }: GradeSite): Mail {
  const locale = isActiveLocale(asked) ? asked : fallbackLocale;
  const text = wordsIn(locale);
  const pages = `${origin}/${locale}/observatory`;
  return {
    kind: 'notice',
    to,
    locale,
    subject: text('visit-grade-subject', { host, from, grade }),
    text: text('visit-grade-text', { host, from, grade }),
    link: { address: `${pages}/analyze?host=${encodeURIComponent(host)}`, label: text('visit-grade-link') },
    why: { text: text('visit-grade-why', { host, site: siteName }), address: pages, label: text('visit-grade-change') },
  };
}
