import type { Query } from '@webdocs/database';

/** What waited when a backup was written may have been sent since: staff decide, mail by mail. */
export async function giveUpRestoredMail(query: Query, now: Date): Promise<void> {
  await query
    .updateTable('outgoing_mail')
    .set({ died_at: now, lease: null, doubts: 1, last_cause: 'it waited when the backup was written, and may have been sent since' })
    .where('died_at', 'is', null)
    .execute();
}
