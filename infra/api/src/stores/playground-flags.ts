import {
  flaggedOnPage,
  type FlaggedPlayground,
  type FlaggedPlaygrounds,
  type FlaggedQuery,
} from '@webdocs/contracts/api/flagged-playgrounds';
import type { Query } from '@webdocs/database';
import { sql } from 'kysely';
import { infoColumns, infoOf, sizeColumn } from './playgrounds.ts';

const oneDayMs = 24 * 60 * 60 * 1000;

interface Flag {
  readonly playgroundId: string;
  /** The visitor as they are hashed today, and as they were yesterday. */
  readonly hashes: readonly [Buffer, ...Buffer[]];
  readonly reason: string;
  readonly now: Date;
}

/** Notes a flag. One that the same visitor gave within the last 24 hours gets the new reason, and stays settled where it was. */
export async function keepFlag(query: Query, { playgroundId, hashes, reason, now }: Flag): Promise<void> {
  const content = { visitor_hash: hashes[0], reason, flagged_at: now };
  const { numUpdatedRows } = await query
    .updateTable('playground_flags')
    .set(content)
    .where('playground_id', '=', playgroundId)
    .where('visitor_hash', 'in', [...hashes])
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await query
    .insertInto('playground_flags')
    .values({ playground_id: playgroundId, ...content, settled_at: null })
    .onConflict((conflict) => conflict.columns(['playground_id', 'visitor_hash']).doUpdateSet(content))
    .execute();
}

/** Whose a flag was is forgotten after a day. */
export async function forgetFlaggers(query: Query, now: Date): Promise<void> {
  await query
    .updateTable('playground_flags')
    .set({ visitor_hash: null })
    .where('visitor_hash', 'is not', null)
    .where('flagged_at', '<=', new Date(now.getTime() - oneDayMs))
    .execute();
}

export async function settleFlagsOf(query: Query, playgroundId: string, now: Date): Promise<void> {
  await query
    .updateTable('playground_flags')
    .set({ settled_at: now })
    .where('playground_id', '=', playgroundId)
    .where('settled_at', 'is', null)
    .execute();
}

/** The latest first. */
export async function flagsOf(
  query: Query,
  playgroundId: string,
): Promise<Array<{ readonly at: string; readonly reason: string; readonly is_open: boolean }>> {
  const rows = await query
    .selectFrom('playground_flags')
    .select(['flagged_at', 'reason', 'settled_at'])
    .where('playground_id', '=', playgroundId)
    .orderBy('flagged_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ flagged_at, reason, settled_at }) => ({ at: flagged_at.toISOString(), reason, is_open: settled_at === null }));
}

/** Those with the most open flags first, or those that were hidden last. */
export async function flaggedPlaygrounds(query: Query, { state, offset }: FlaggedQuery): Promise<FlaggedPlaygrounds> {
  const wanted = withFlags(query).where((where) => (state === 'hidden' ? where('hidden_at', 'is not', null) : where('open.count', '>', 0)));
  const rows = await wanted
    .orderBy(state === 'hidden' ? 'hidden_at' : sql`open.count`, 'desc')
    .orderBy('playgrounds.id')
    .limit(flaggedOnPage)
    .offset(offset)
    .execute();
  const { total } = await query
    .selectFrom(wanted.as('wanted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { playgrounds: rows.map(flaggedOf), total };
}

export async function flaggedPlayground(query: Query, id: string): Promise<FlaggedPlayground | undefined> {
  const row = await withFlags(query).where('playgrounds.id', '=', id).executeTakeFirst();
  return row && flaggedOf(row);
}

function withFlags(query: Query) {
  const open = query
    .selectFrom('playground_flags')
    .select(['playground_id', sql<number>`count(*)::int`.as('count'), sql<Date>`max(flagged_at)`.as('last')])
    .where('settled_at', 'is', null)
    .groupBy('playground_id')
    .as('open');
  return query
    .selectFrom('playgrounds')
    .innerJoin('accounts', 'accounts.id', 'playgrounds.account_id')
    .leftJoin(open, 'open.playground_id', 'playgrounds.id')
    .select([...infoColumns, sizeColumn, 'accounts.id as owner_id', 'accounts.email as owner_email', 'open.count', 'open.last']);
}

type Row = Awaited<ReturnType<ReturnType<typeof withFlags>['executeTakeFirstOrThrow']>>;

function flaggedOf({ owner_id, owner_email, count, last, ...row }: Row): FlaggedPlayground {
  return {
    ...infoOf(row),
    owner: { id: owner_id, email: owner_email },
    open_flags: count ?? 0,
    last_flagged_at: last?.toISOString() ?? null,
  };
}
