import { randomUUID } from 'node:crypto';
import type { Database } from '@webdocs/database';
import type { IdentityMail } from '@webdocs/database/tables';
import { mailWords } from './message/compose.ts';
import { htmlBody } from './message/html-body.ts';
import type { Sender } from './message/sender.ts';
import { withinOneLine } from './message/within-one-line.ts';
import { textOf } from './message/plain-text.ts';
import type { Mail, SendMail } from './mail.ts';

const mostShownMails = 50;
const retentionMs = 7 * 24 * 60 * 60 * 1000;

/** Mail of a local run stays on this computer, where a page shows it: to be written there is to have arrived. */
export function sandboxMail({ query }: Database, sender: Sender, now: () => Date): SendMail {
  return async (mail, within = query) => {
    const { id = randomUUID(), to, locale, subject, link, unsubscribe } = mail;
    // One link is shown: without one of its own a mail has that of its footer.
    const shown = link ?? (unsubscribe ? { address: unsubscribe, label: mailWords(locale)('mail-unsubscribe') } : null);
    const content = {
      recipient: to,
      subject: withinOneLine(subject),
      text: sandboxText(mail),
      link: shown?.address ?? null,
      link_label: shown?.label ?? null,
      html: htmlBody(mail, sender, mailWords(locale)),
    };
    await within
      .insertInto('identity_letters')
      .values({ id, ...content, created_at: now() })
      .execute();
  };
}

/** The inbox has no footer around the text of a mail: what it would say of a list is part of the text. */
function sandboxText(mail: Mail): string {
  const { why, link, unsubscribe } = mail;
  const footer = [...(why ? [`${why.text} ${why.label}: ${why.address}`] : []), ...(link && unsubscribe ? [unsubscribe] : [])];
  return [textOf(mail), ...footer].join('\n\n');
}

export async function sandboxInbox({ query }: Database): Promise<IdentityMail[]> {
  return query.selectFrom('identity_letters').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(mostShownMails).execute();
}

export async function clearSandboxInbox({ query }: Database, now: Date): Promise<void> {
  await query
    .deleteFrom('identity_letters')
    .where('created_at', '<=', new Date(now.getTime() - retentionMs))
    .execute();
}
