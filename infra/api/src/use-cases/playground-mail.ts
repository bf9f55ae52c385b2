import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Mail } from '@webdocs/mail/mail';
import type { Text } from '@webdocs/standalone-pages';

interface PlaygroundNews {
  readonly site: string;
  readonly title: string;
  /** What staff wrote for the owner. */
  readonly reason: string;
  readonly link: string;
  /** The language of the owner, and its words. */
  readonly locale: Locale;
  readonly text: Text;
}

/** The owner still reads what is hidden: the link leads to it. */
export function playgroundMail(news: 'hidden' | 'restored', to: string, { site, title, reason, link, locale, text }: PlaygroundNews): Mail {
  return {
    kind: 'notice',
    to,
    locale,
    subject: text(`visit-playground-${news}-subject`, { site }),
    text: text(`visit-playground-${news}-text`, { site, title, reason }),
    link: { address: link, label: text('visit-playground-link') },
  };
}
