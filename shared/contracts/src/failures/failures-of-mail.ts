import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong with mail on its way out. No address of a recipient is in it: these lines are logged. */
export const failuresOfMail = {
  MAIL_MISSING: {
    says: 'Mail cannot be sent: it is not set up',
    remedy: 'Name a mail server and a sender: WEBDOCS_SMTP_ADDRESS=smtp://mail.example.org:587 and WEBDOCS_MAIL_FROM=docs@example.org.',
    status: 501,
  },
  MAIL_SENDER_MISSING: {
    says: 'Mail would go out through {server} without a sender',
    remedy: 'Set WEBDOCS_MAIL_FROM to the address that mail comes from.',
  },
  MAIL_PASSWORD_OPEN: {
    says: 'The password of the mail server {server} would cross the network without encryption',
    remedy:
      'Leave WEBDOCS_SMTP_TLS at auto, or set it to required; a server that takes mail without a password needs no WEBDOCS_SMTP_USER.',
  },
  MAIL_SIGNATURE_HALF: {
    says: 'Mail cannot be signed with half of what DKIM needs: {missing} is missing',
    remedy: 'Set both WEBDOCS_DKIM_SELECTOR and WEBDOCS_DKIM_KEY, or neither.',
  },
  MAIL_SERVER_AWAY: {
    says: 'The mail server {server} takes no mail at the moment: {cause}',
    remedy: 'Mail waits for two days. `site doctor` says whether the server can be reached, and whether it lets the site in.',
  },
  MAIL_DEAD: {
    says: 'Mail {id} ({kind}) was given up after {attempts} attempts: {cause}',
    remedy: 'Staff see it in the list of dead mail, where it can be sent again or deleted. It is kept for 30 days.',
  },
  MAIL_OVERDUE: {
    says: '{count} mails were given up, because the mail server took none for two days',
    remedy: 'Repair the way to the mail server (`site doctor`); then staff can send them again out of the list of dead mail.',
  },
  MAIL_MAYBE_TWICE: {
    says: 'Mail {id} ({kind}) may have been sent twice: {cause}',
    remedy: 'Nothing is to be done: it has the same Message-ID each time, by which mail programs know a copy.',
  },
  MAIL_ADDRESS_UNUSABLE: {
    says: 'Mail {id} has a recipient that is not one address',
    remedy: 'Delete it out of the list of dead mail. The form that took the address is to refuse it.',
  },
  MAIL_UNREADABLE: {
    says: 'Mail {id} cannot be put together: {cause}',
    remedy: 'It was written by another version of the site, or with a wrong link: delete it out of the list of dead mail.',
  },
  MAIL_UNKNOWN: {
    says: 'There is no such dead mail',
    remedy: 'It may have been sent again or deleted meanwhile: read the list again.',
    status: 404,
  },
  MAIL_JOB_FAILED: {
    says: 'The queue of mail could not be worked on: {cause}',
    remedy: 'It is tried again by itself. If it lasts, look at the database: `site doctor`.',
  },
} as const satisfies Record<string, CatalogueEntry>;
