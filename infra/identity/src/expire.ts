import type { Database } from '@webdocs/database';

const mailRetentionMs = 7 * 24 * 60 * 60 * 1000;

/** Removes what has ended. Several processes may do it: each is one statement. */
export async function removeExpired({ query }: Database, now: Date): Promise<void> {
  await query.deleteFrom('identity_artefacts').where('expires_at', '<=', now).execute();
  await query.deleteFrom('identity_link_tokens').where('expires_at', '<=', now).execute();
  await query.deleteFrom('identity_attempts').where('expires_at', '<=', now).execute();
  await query
    .deleteFrom('identity_letters')
    .where('created_at', '<=', new Date(now.getTime() - mailRetentionMs))
    .execute();
}
