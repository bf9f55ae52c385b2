import type { Text } from '@webdocs/standalone-pages';
import type { Mail } from '../account-services.ts';

interface NewsletterWish {
  readonly site: string;
  readonly link: string;
  /** Of the page whose form was sent. */
  readonly text: Text;
}

/** No address is written to again whose owner did not follow this link. */
export function newsletterMail(to: string, { site, link, text }: NewsletterWish): Mail {
  return {
    to,
    subject: text('visit-newsletter-mail-subject', { site }),
    text: text('visit-newsletter-mail-text', { site }),
    link: { address: link, label: text('visit-newsletter-mail-link') },
  };
}
