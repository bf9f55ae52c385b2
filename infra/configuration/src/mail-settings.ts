import { oneOf, text, wholeNumber } from './kinds.ts';
import { bounceAddress, dkimKey, dkimSelector, emailAddress, smtpAddress } from './kinds-of-mail.ts';
import type { Setting } from './setting.ts';

/** How mail leaves, and in whose name. */
export const mailSettings = {
  'mail.server': {
    variable: 'WEBDOCS_SMTP_ADDRESS',
    kind: smtpAddress,
    default: '',
    because: 'a local run keeps its mail in the practice inbox; elsewhere none is sent until a server is named',
    meaning:
      'The mail server that takes all mail of the site: smtp://mail.example.org:587 turns the connection into an encrypted one, smtps://mail.example.org:465 begins as one',
  },
  'mail.encryption': {
    variable: 'WEBDOCS_SMTP_TLS',
    kind: oneOf('auto', 'required', 'none'),
    default: 'auto',
    because: 'mail is encrypted to every server that is not on this machine',
    meaning: 'Whether a server of smtp:// must offer encryption; none is for a relay of a private network, and sends no password',
  },
  'mail.user': {
    variable: 'WEBDOCS_SMTP_USER',
    kind: text(200, { mayBeEmpty: true }),
    default: '',
    because: 'a relay of the same network asks for none',
    meaning: 'The name by which the mail server knows this site',
  },
  'mail.password': {
    variable: 'WEBDOCS_SMTP_PASSWORD',
    kind: text(500, { mayBeEmpty: true }),
    default: '',
    because: 'it belongs to the name',
    meaning: 'The password that the mail server gave to this site',
    secret: true,
  },
  'mail.connections': {
    variable: 'WEBDOCS_SMTP_CONNECTIONS',
    kind: wholeNumber(1, 50),
    default: '4',
    because: 'few servers allow more than ten of one client',
    meaning: 'Messages that are handed over at the same time',
  },
  'mail.from': {
    variable: 'WEBDOCS_MAIL_FROM',
    kind: emailAddress,
    default: '',
    because: 'only the operator knows which address the mail server lets the site use; with a mail server it is needed',
    meaning: 'The address that mail comes from; the name beside it is the name of the site',
  },
  'mail.replyTo': {
    variable: 'WEBDOCS_MAIL_REPLY_TO',
    kind: emailAddress,
    default: '',
    because: 'answers go to the sender',
    meaning: 'Where answers of readers go, if someone reads them elsewhere',
  },
  'mail.bounces': {
    variable: 'WEBDOCS_MAIL_BOUNCES',
    kind: bounceAddress,
    default: '',
    because: 'they go to the sender',
    meaning:
      'Where servers report mail that did not arrive (the sender of the envelope): bounces@example.org, or bounces+{id}@example.org to see in each report which mail it was',
  },
  'mail.dkimSelector': {
    variable: 'WEBDOCS_DKIM_SELECTOR',
    kind: dkimSelector,
    default: '',
    because: 'most mail servers sign by themselves',
    meaning: 'Signs mail for the domain of its sender: the public key is in the DNS at {selector}._domainkey.{domain}',
  },
  'mail.dkimKey': {
    variable: 'WEBDOCS_DKIM_KEY',
    kind: dkimKey,
    default: '',
    because: 'it belongs to the selector',
    meaning: 'The private RSA key that mail is signed with',
    secret: true,
  },
} as const satisfies Record<string, Setting>;
