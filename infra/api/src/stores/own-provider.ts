import type { Query } from '@webdocs/database';

/** How accounts name the provider that comes with the site, wherever it answers. */
export const ownProvider = 'own';

/**
 * Gives accounts that were kept under an address of that provider its name: those of an earlier version, and of a backup. Where one user
 * got several, at one address after the other, the oldest is theirs. Its subjects are random, so no other provider has one of them.
 */
export async function keepUnderOwnProvider(query: Query): Promise<void> {
  const named = query.selectFrom('accounts').select('subject').where('issuer', '=', ownProvider);
  const oldest = query
    .selectFrom('accounts')
    .innerJoin('identity_people', 'identity_people.id', 'accounts.subject')
    .distinctOn('accounts.subject')
    .select('accounts.id')
    .where('accounts.subject', 'not in', named)
    .orderBy('accounts.subject')
    .orderBy('accounts.created_at');
  await query.updateTable('accounts').set({ issuer: ownProvider }).where('id', 'in', oldest).execute();
}
