import { randomUUID } from 'node:crypto';
import type { Database } from '@webdocs/database';
import type { IdentityMail } from '@webdocs/database/tables';
import type { SendMail } from './send-mail.ts';

const mostShownMails = 50;

/** Mails of a local run stay on this computer, where a page shows them. */
export function sandboxMail({ query }: Database, now: () => Date): SendMail {
  return async ({ to, subject, text, link }) => {
    const mail = { id: randomUUID(), recipient: to, subject, text, link: link?.address ?? null, link_label: link?.label ?? null };
    await query
      .insertInto('identity_letters')
      .values({ ...mail, created_at: now() })
      .execute();
  };
}

export async function sandboxInbox({ query }: Database): Promise<IdentityMail[]> {
  return query.selectFrom('identity_letters').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(mostShownMails).execute();
}
