import type { Text } from '@webdocs/standalone-pages';
import type { Mail } from '../mail.ts';
import type { Sender } from './sender.ts';

/** The same as the HTML says, for readers and programs that show none. */
export function plainText({ to, text, link, unsubscribe }: Mail, { siteName: site, siteAddress }: Sender, say: Text): string {
  const footer = [
    say('mail-sent-by', { site, email: to }),
    siteAddress,
    ...(unsubscribe ? [`${say('mail-unsubscribe')}: ${unsubscribe}`] : []),
  ];
  const paragraphs = [text.trim(), ...(link ? [`${link.label}:\n${link.address}`] : []), `-- \n${footer.join('\n')}`];
  return `${paragraphs.join('\n\n')}\n`;
}
