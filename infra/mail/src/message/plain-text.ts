import type { Text } from '@webdocs/standalone-pages';
import type { Mail, MailEntry } from '../mail.ts';
import type { Sender } from './sender.ts';

/** The same as the HTML says, for readers and programs that show none. */
export function plainText(mail: Mail, { siteName: site, siteAddress }: Sender, say: Text): string {
  const { to, link, why, unsubscribe } = mail;
  const footer = [
    say('mail-sent-by', { site, email: to }),
    siteAddress,
    ...(why ? [why.text, `${why.label}: ${why.address}`] : []),
    ...(unsubscribe ? [`${say('mail-unsubscribe')}: ${unsubscribe}`] : []),
  ];
  const paragraphs = [textOf(mail), ...(link ? [`${link.label}:\n${link.address}`] : []), `-- \n${footer.join('\n')}`];
  return `${paragraphs.join('\n\n')}\n`;
}

/** What a mail says, with what it lists. */
export function textOf({ period, text, lists = [] }: Pick<Mail, 'period' | 'text' | 'lists'>): string {
  const parts = [
    ...(period ? [period] : []),
    ...(text.trim() ? [text.trim()] : []),
    ...lists.flatMap(({ title, entries, more }) => [title, ...entries.map(entryText), ...(more ? [more] : [])]),
  ];
  return parts.join('\n\n');
}

function entryText({ name, state, text, address }: MailEntry): string {
  const said = [...(state ? [`${state.text}.`] : []), text].join(' ');
  return [`* ${name}`, `  ${said}`, ...(address ? [`  ${address}`] : [])].join('\n');
}
