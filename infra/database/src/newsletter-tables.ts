import type { IssueState } from '@webdocs/contracts/api/newsletter-issues';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Generated, Selectable } from 'kysely';

/** Who gets the newsletter: readers who gave an address, and accounts that switched it on. */
export interface NewsletterAddressesTable {
  /** In lower case: one person is written to once. */
  email: string;
  created_at: Generated<Date>;
  /** Random: who has it in a link may confirm the address, and take it out again. */
  id: Generated<string>;
  /** Null until the link of a letter to the address was followed. */
  confirmed_at: Date | null;
  /** The language that the reader read in. */
  locale: Generated<Locale>;
}

export interface NewsletterIssuesTable {
  id: Generated<string>;
  subject: string;
  /** Markdown. */
  text: string;
  locale: Locale;
  /** Languages of its readers; an empty list is all of them. */
  locales: readonly Locale[];
  state: Generated<IssueState>;
  /** One more with each change, so that of two people who change it at once one learns of the other. */
  version: Generated<number>;
  /** Null where that account is gone. */
  written_by: string | null;
  changed_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  /** Where its readers find the site, noted when sending begins: the job has no request to take it from. */
  origin: string | null;
  /** How many addresses were on the list when sending began. */
  readers: Generated<number>;
  /** What became of its mails; counted when it has ended. */
  sent: Generated<number>;
  dead: Generated<number>;
  /** Of the process that sends it, and when another may take it over. */
  lease: string | null;
  leased_until: Date | null;
}
export type NewsletterIssueRow = Selectable<NewsletterIssuesTable>;

/** To whom an issue that is being sent was queued. Without addresses, and gone when it has ended. */
export interface NewsletterRecipientsTable {
  issue_id: string;
  /** Of an address on the list, which may be gone since. */
  address_id: string;
  mail_id: string;
}
