import { addressOf } from '@webdocs/contracts/api/address-of';
import { openUnsubscribe } from '@webdocs/contracts/api/newsletter-links';
import type { NewsletterIssueRow } from '@webdocs/database/tables';
import type { Mail } from '@webdocs/mail/mail';
import { plainBody } from '@webdocs/mail/plain-body';
import { localesParameter } from '@webdocs/standalone-pages';
import type { IssueReader } from '../stores/newsletter-issues.ts';
import { issueBody } from './issue-body.ts';

/** An issue as each of its readers gets it: the text is put into its form once. */
export function issueMail({ subject, text, locale }: Pick<NewsletterIssueRow, 'subject' | 'text' | 'locale'>, origin: string) {
  const body = issueBody(text, origin);
  const plain = plainBody(body);
  return (reader: IssueReader): Mail => ({
    kind: 'newsletter',
    to: reader.email,
    locale,
    subject,
    text: plain,
    body,
    unsubscribe: origin + addressOf(openUnsubscribe, { params: { id: reader.id }, query: { [localesParameter]: reader.locale } }),
  });
}
