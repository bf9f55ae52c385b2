import { randomUUID } from 'node:crypto';
import type { NewsletterIssueRow } from '@webdocs/database/tables';
import type { AccountServices } from '../account-services.ts';
import { endIssue, holdIssue, letGoOfIssue, nextReaders, noteRecipients, takeIssue, waitingMails } from '../stores/newsletter-issues.ts';
import { issueMail } from './issue-mail.ts';

type Parts = Pick<AccountServices, 'database' | 'now' | 'sendMail'>;

const batch = 200;
/**
 * More are not put into the queue of mail at a time: what waits there is still sent when an issue is paused. What was put off does not count:
 * a mail server with a gray list holds up no reader of another.
 */
const mostUntried = 400;

/**
 * Puts the mails of issues that are being sent into the queue of mail. A batch is one transaction: an address is noted as written to
 * together with its mail, or neither is. Who dies in between leaves an issue that the next process goes on with.
 */
export async function sendIssues({ database, now, sendMail }: Parts): Promise<void> {
  if (!sendMail) return;
  /** Their mails wait, for two days at most: the others do not wait with them. */
  const later: string[] = [];
  const next = () => takeIssue(database.query, now(), later);
  for (let issue = await next(); issue; issue = await next()) {
    const mailTo = issueMail(issue, issue.origin ?? '');
    const step = (held: NewsletterIssueRow) =>
      database.transaction(async (query): Promise<'more' | 'later' | 'over'> => {
        if (!(await holdIssue(query, held, now()))) return 'over';
        const waiting = await waitingMails(query, held.id);
        if (waiting.untried > mostUntried - batch) return 'later';
        const readers = await nextReaders(query, held, batch);
        if (readers.length > 0) {
          const numbered = readers.map((reader) => ({ ...mailTo(reader), id: randomUUID(), reader }));
          await noteRecipients(
            query,
            held.id,
            numbered.map(({ id, reader }) => ({ address_id: reader.id, mail_id: id })),
          );
          for (const { reader: _, ...mail } of numbered) await sendMail(mail, query);
          return 'more';
        }
        if (waiting.all > 0) return 'later';
        await endIssue(query, held.id, 'sent', now());
        return 'over';
      });
    let outcome = await step(issue);
    while (outcome === 'more') outcome = await step(issue);
    if (outcome === 'later') {
      later.push(issue.id);
      await letGoOfIssue(database.query, issue);
    }
  }
}
