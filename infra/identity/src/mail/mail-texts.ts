import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Mail } from '@webdocs/mail/mail';
import type { Text } from '@webdocs/standalone-pages';

/** Each has a subject and a text in the catalogue, and the words of its link where it has one. */
export type MailName =
  | 'confirm'
  | 'registered-already'
  | 'reset'
  | 'no-account'
  | 'change-address'
  | 'address-taken'
  | 'address-changed'
  | 'password-changed';

export interface MailWish {
  readonly to: string;
  readonly locale: Locale;
  readonly site: string;
  /** Of the page whose form asked for the mail. */
  readonly text: Text;
  readonly link?: string;
  /** The new address, where it is told of. */
  readonly email?: string;
}

export function mailOf(name: MailName, { to, locale, site, text, link, email = '' }: MailWish): Mail {
  const id = `identity-mail-${name}`;
  const values = { site, email };
  return {
    kind: 'account',
    to,
    locale,
    subject: text(`${id}-subject`, values),
    text: text(`${id}-text`, values),
    ...(link === undefined ? {} : { link: { address: link, label: text(`${id}-link`) } }),
  };
}
