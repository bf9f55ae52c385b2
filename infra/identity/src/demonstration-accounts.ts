import type { SubscriptionType } from '@webdocs/contracts/reader/plans';
import type { Database, Query } from '@webdocs/database';
import { forgetUser } from './provider/artefacts.ts';
import { newUserId } from './users/users.ts';
import { hashPassword, isPassword } from './users/passwords.ts';

interface DemonstrationAccount {
  readonly email: string;
  readonly name: string;
  readonly plan: SubscriptionType;
  readonly isStaff?: boolean;
}

/** Each plan and the staff, to be looked at in a local run. They stand for roles and not for real persons. */
export const demonstrationAccounts: readonly DemonstrationAccount[] = [
  { email: 'core@demo.localhost', name: 'Core', plan: 'core' },
  { email: 'plus-5-monthly@demo.localhost', name: 'Plus 5, monthly', plan: 'mdn_plus_5m' },
  { email: 'plus-5-yearly@demo.localhost', name: 'Plus 5, yearly', plan: 'mdn_plus_5y' },
  { email: 'plus-10-monthly@demo.localhost', name: 'Plus 10, monthly', plan: 'mdn_plus_10m' },
  { email: 'plus-10-yearly@demo.localhost', name: 'Plus 10, yearly', plan: 'mdn_plus_10y' },
  { email: 'staff@demo.localhost', name: 'Staff', plan: 'core', isStaff: true },
];

/** Makes those that are missing, and gives all of them this password. */
export async function offerDemonstration({ query, transaction }: Database, password: string): Promise<void> {
  const [known] = await query
    .selectFrom('identity_people')
    .select(['password_hash', 'email_key'])
    .where('demonstration_plan', 'is not', null)
    .execute();
  const passwordHash = known && (await isPassword(password, known.password_hash)) ? known.password_hash : await hashPassword(password);
  await transaction(async (work) => {
    for (const account of demonstrationAccounts) await offer(work, account, passwordHash);
  });
}

/** Beyond loopback a password that is in a terminal opens nothing. */
export async function withdrawDemonstration({ transaction }: Database, now: Date): Promise<void> {
  await transaction(async (query) => {
    const withdrawn = await query
      .updateTable('identity_people')
      .set({ disabled_at: now })
      .where('demonstration_plan', 'is not', null)
      .where('disabled_at', 'is', null)
      .returning('id')
      .execute();
    for (const { id } of withdrawn) await forgetUser(query, id);
  });
}

async function offer(query: Query, { email, name, plan, isStaff = false }: DemonstrationAccount, passwordHash: string): Promise<void> {
  const role = { email, name, demonstration_plan: plan, is_staff: isStaff, password_hash: passwordHash, disabled_at: null };
  await query
    .insertInto('identity_people')
    .values({ id: newUserId(), email_key: email, ...role })
    .onConflict((known) => known.column('email_key').doUpdateSet(role))
    .execute();
}
