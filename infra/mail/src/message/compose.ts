import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { pageWords } from '@webdocs/standalone-pages';
import type { Mail } from '../mail.ts';
import { htmlBody } from './html-body.ts';
import { plainText } from './plain-text.ts';
import { domainOf, type Sender } from './sender.ts';
import { withinOneLine } from './within-one-line.ts';

/** A message as it is handed to the mail server. */
export interface Message {
  readonly messageId: string;
  readonly envelope: { readonly from: string; readonly to: string };
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const mailWords = pageWords(new URL('..', import.meta.url));
/** Whatever it is beside that, it is one address: nothing in it ends a header, or begins another recipient. */
const oneAddress = /^[^\s\p{Cc}<>,;:"()[\]\\@]{1,64}@[^\s\p{Cc}<>,;:"()[\]\\@]{1,255}$/u;

/** The same mail has the same id at every attempt, so that a mail program can drop a copy. */
export function compose(id: string, mail: Mail, sender: Sender): Message {
  const { to, locale, subject, unsubscribe } = mail;
  if (!oneAddress.test(to)) throw new Failure('MAIL_ADDRESS_UNUSABLE', { id });
  const say = mailWords(locale);
  const number = id.replaceAll('-', '');
  const listed = unsubscribe && webAddress(unsubscribe, id);
  return {
    messageId: `<${number}@${domainOf(sender.from)}>`,
    envelope: { from: (sender.bounces ?? sender.from).replace('{id}', number), to },
    from: { name: withinOneLine(sender.siteName), address: sender.from },
    to: { name: '', address: to },
    ...(sender.replyTo ? { replyTo: sender.replyTo } : {}),
    subject: withinOneLine(subject),
    text: plainText(mail, sender, say),
    html: htmlBody(mail, sender, say),
    headers: {
      'Content-Language': locale,
      // Away notes and other machines need not answer.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(listed ? { 'List-Unsubscribe': `<${listed}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
  };
}

function webAddress(text: string, id: string): string {
  try {
    return new URL(text).href;
  } catch (thrown) {
    throw new Failure('MAIL_UNREADABLE', { id, cause: causeOf(thrown) }, { cause: thrown });
  }
}
