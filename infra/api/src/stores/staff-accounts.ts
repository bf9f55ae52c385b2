import { SubscriptionTypeSchema } from '@webdocs/contracts/reader/plans';
import type { StaffAccount } from '@webdocs/contracts/api/staff';
import type { Query } from '@webdocs/database';
import { sql } from 'kysely';
import * as v from 'valibot';

const mostFound = 20;

/** The accounts whose e-mail address begins with what was typed. */
export async function accountsByEmail(query: Query, start: string): Promise<StaffAccount[]> {
  // Not `like`: what a person types is no pattern.
  const begins = sql<boolean>`starts_with(lower(email), lower(${start}))`;
  const rows = await rowsForStaff(query)
    .where(begins)
    .orderBy(sql`lower(email)`)
    .orderBy('id')
    .limit(mostFound)
    .execute();
  return rows.map(forStaff);
}

/** The same for the command line: more of them, those with a role first. */
export async function accountsForOperators(query: Query, start: string): Promise<StaffAccount[]> {
  const begins = sql<boolean>`starts_with(lower(email), lower(${start}))`;
  const inOrder = rowsForStaff(query)
    .where(begins)
    .orderBy('is_superuser', 'desc')
    .orderBy('is_staff', 'desc')
    .orderBy(sql`lower(email)`);
  return (await inOrder.limit(100).execute()).map(forStaff);
}

export async function accountForStaff(query: Query, id: string): Promise<StaffAccount | undefined> {
  const row = await rowsForStaff(query).where('id', '=', id).executeTakeFirst();
  return row && forStaff(row);
}

function rowsForStaff(query: Query) {
  return query
    .selectFrom('accounts')
    .select(['id', 'email', 'subscription_type', 'is_staff', 'is_superuser', 'suspended_at', 'created_at'])
    .select((from) => [
      from
        .selectFrom('activity_pings')
        .select(sql<string | null>`to_char(max(day), 'YYYY-MM-DD')`.as('last'))
        .whereRef('account_id', '=', 'accounts.id')
        .as('last_active_day'),
      from
        .selectFrom('collections')
        .select(sql<number>`count(*)::int`.as('number'))
        .whereRef('account_id', '=', 'accounts.id')
        .as('collection_count'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsForStaff>['executeTakeFirstOrThrow']>>;

function forStaff({ subscription_type: plan, suspended_at: suspendedAt, created_at: createdAt, ...row }: Row): StaffAccount {
  return {
    ...row,
    subscription_type: v.parse(SubscriptionTypeSchema, plan),
    suspended_at: suspendedAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
    collection_count: row.collection_count ?? 0,
  };
}
