import type { Query } from '@webdocs/database';
import { noteDeletion } from '@webdocs/database/note-deletion';
import { forgetUser } from './provider/artefacts.ts';

/**
 * Removes a user with every session, code, token and mail. Demonstration accounts stay: anybody may try them, and the next visitor
 * has to be able to sign in.
 */
export async function removeUser(query: Query, id: string): Promise<void> {
  const removed = await query
    .deleteFrom('identity_people')
    .where('id', '=', id)
    .where('demonstration_plan', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (!removed) return;
  await noteDeletion(query, 'identity_people', [id]);
  await forgetUser(query, id);
  await query.deleteFrom('identity_letters').where('recipient', '=', removed.email).execute();
}
