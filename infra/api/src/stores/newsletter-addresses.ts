import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import { noteDeletion } from '@webdocs/database/note-deletion';

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const unconfirmedStayMs = 30 * 24 * 60 * 60 * 1000;

/** Once, however it is written. Returns what the link of a letter to it has; undefined where the address is there already. */
export async function keepNewsletterAddress(query: Query, email: string): Promise<string | undefined> {
  const kept = await query
    .insertInto('newsletter_addresses')
    .values({ email: email.toLowerCase() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept?.id;
}

export async function findAddress(query: Query, id: string): Promise<{ readonly email: string; readonly confirmed_at: Date | null }> {
  const found = isUuid.test(id)
    ? await query.selectFrom('newsletter_addresses').select(['email', 'confirmed_at']).where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!found) throw new Failure('NEWSLETTER_LINK_UNKNOWN');
  return found;
}

export async function confirmAddress(query: Query, id: string, now: Date): Promise<void> {
  await query.updateTable('newsletter_addresses').set({ confirmed_at: now }).where('id', '=', id).execute();
}

/** Somebody may have given an address that is another's: without its owner's yes it does not stay. */
export async function forgetUnconfirmed(query: Query, now: Date): Promise<void> {
  await query
    .deleteFrom('newsletter_addresses')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - unconfirmedStayMs))
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
