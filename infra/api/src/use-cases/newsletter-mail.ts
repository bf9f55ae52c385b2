import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Mail } from '@webdocs/mail/mail';
import type { Text } from '@webdocs/standalone-pages';

interface NewsletterWish {
  readonly site: string;
  readonly link: string;
  readonly locale: Locale;
  /** Of the page whose form was sent. */
  readonly text: Text;
}

/** No address is written to again whose owner did not follow this link. */
export function newsletterMail(to: string, { site, link, locale, text }: NewsletterWish): Mail {
  return {
    kind: 'newsletter',
    to,
    locale,
    subject: text('visit-newsletter-mail-subject', { site }),
    text: text('visit-newsletter-mail-text', { site }),
    link: { address: link, label: text('visit-newsletter-mail-link') },
  };
}
