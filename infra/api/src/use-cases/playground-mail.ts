import type { Text } from '@webdocs/standalone-pages';
import type { Mail } from '../account-services.ts';

interface PlaygroundNews {
  readonly site: string;
  readonly title: string;
  /** What staff wrote for the owner. */
  readonly reason: string;
  readonly link: string;
  /** In the language of the owner. */
  readonly text: Text;
}

/** The owner still reads what is hidden: the link leads to it. */
export function playgroundMail(news: 'hidden' | 'restored', to: string, { site, title, reason, link, text }: PlaygroundNews): Mail {
  return {
    to,
    subject: text(`visit-playground-${news}-subject`, { site }),
    text: text(`visit-playground-${news}-text`, { site, title, reason }),
    link: { address: link, label: text('visit-playground-link') },
  };
}
