import type { Query } from '@webdocs/database';
import { noteDeletion } from '@webdocs/database/note-deletion';

/** Once, however it is written. */
export async function keepNewsletterAddress(query: Query, email: string): Promise<void> {
  await query
    .insertInto('newsletter_addresses')
    .values({ email: email.toLowerCase() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeNewsletterAddress(query: Query, email: string): Promise<void> {
  const removed = await query.deleteFrom('newsletter_addresses').where('email', '=', email.toLowerCase()).returning('id').execute();
  await noteDeletion(
    query,
    'newsletter_addresses',
    removed.map(({ id }) => id),
  );
}
