import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Query } from '@webdocs/database';

/** What mail is about: staff see it, and mail about accounts goes out before all other. */
export type MailKind = 'account' | 'newsletter' | 'notice';

/** One message to one person, in the words of its sender; how it looks is decided here, for all of them. */
export interface Mail {
  readonly kind: MailKind;
  readonly to: string;
  /** The language that it is written in. */
  readonly locale: Locale;
  readonly subject: string;
  /** Plain paragraphs with an empty line between them. The link is below them. */
  readonly text: string;
  readonly link?: { readonly address: string; readonly label: string };
  /** Where a POST takes the recipient off the list at once, and a GET asks. Mail programs show a button for it (RFC 8058). */
  readonly unsubscribe?: string;
}

/** The one way out for mail. As a part of a transaction, it goes out only if that comes to its end. */
export type SendMail = (mail: Mail, within?: Query) => Promise<void>;
