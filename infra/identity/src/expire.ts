import type { Database } from '@webdocs/database';

/** Removes what has ended. Several processes may do it: each is one statement. */
export async function removeExpired({ query }: Database, now: Date): Promise<void> {
  await query.deleteFrom('identity_artefacts').where('expires_at', '<=', now).execute();
  await query.deleteFrom('identity_link_tokens').where('expires_at', '<=', now).execute();
  await query.deleteFrom('identity_attempts').where('expires_at', '<=', now).execute();
}
