import type { DigestRhythm } from '@webdocs/contracts/api/watching';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Query } from '@webdocs/database';
import { forgetMailOfKind } from '@webdocs/mail/forget-recipient';
import type { Account, DigestRow } from '@webdocs/database/tables';
import { sql } from 'kysely';
import { nextDigest } from './next-digest.ts';
import { isUuid } from '@webdocs/database/uuid';

export const usualRhythm: DigestRhythm = 'weekly';

/** From the first thing on that an account watches. What is there already stays as it is. */
export async function keepDigest(query: Query, accountId: string, locale: Locale, now: Date): Promise<void> {
  await query
    .insertInto('digests')
    .values({ account_id: accountId, rhythm: usualRhythm, locale, due_at: nextDigest(usualRhythm, now), told_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function digestOf(query: Query, accountId: string): Promise<DigestRow | undefined> {
  return query.selectFrom('digests').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** Who had none is not told of what happened before; who wants none gets none of those that wait to be sent. */
export async function chooseRhythm(
  query: Query,
  { id: accountId, email }: Pick<Account, 'id' | 'email'>,
  rhythm: DigestRhythm,
  now: Date,
): Promise<void> {
  await query
    .updateTable('digests')
    .set({
      rhythm,
      due_at: nextDigest(rhythm, now),
      told_until: sql`case when rhythm = 'off' then coalesce((select max(id) from happenings), 0) else told_until end`,
      told_at: sql`case when rhythm = 'off' then ${now}::timestamptz else told_at end`,
    })
    .where('account_id', '=', accountId)
    .where('rhythm', '<>', rhythm)
    .execute();
  // Now that the row is held: a digest that is being made is waited for, and goes with those before it.
  if (rhythm === 'off') await forgetMailOfKind(query, email, 'digest');
}

export async function noteSeen(query: Query, accountId: string, id: number): Promise<void> {
  await query
    .updateTable('digests')
    .set({ seen_until: String(id) })
    .where('account_id', '=', accountId)
    .where('seen_until', '<', String(id))
    .execute();
}

/** Whose digest a link ends. */
export async function digestByLink(query: Query, linkId: string): Promise<Pick<Account, 'id' | 'email'>> {
  const found = isUuid(linkId)
    ? await query
        .selectFrom('digests')
        .innerJoin('accounts', 'accounts.id', 'digests.account_id')
        .select(['accounts.id', 'accounts.email'])
        .where('link_id', '=', linkId)
        .executeTakeFirst()
    : undefined;
  if (!found) throw new Failure('DIGEST_LINK_UNKNOWN');
  return found;
}

export interface DueDigest {
  readonly account_id: string;
  readonly rhythm: Exclude<DigestRhythm, 'off'>;
  readonly told_until: number;
  readonly told_at: Date;
  readonly link_id: string;
  readonly email: string;
  readonly locale: string;
  readonly watches: number;
}

/** Of accounts that get mail: who is suspended gets none. */
const wanted = sql`
  select d.account_id, d.rhythm, d.told_until::float8 as told_until, d.told_at, d.link_id, a.email,
    coalesce(s.locale_override, d.locale) as locale,
    (select count(*)::int from watches w where w.account_id = d.account_id) as watches
  from digests d join accounts a on a.id = d.account_id left join settings s on s.account_id = d.account_id
  where d.rhythm <> 'off' and a.suspended_at is null`;

/** Digests whose time has come, for this transaction alone: another process takes others. */
export async function takeDue(query: Query, now: Date, count: number): Promise<readonly DueDigest[]> {
  const { rows } = await sql<DueDigest>`
    ${wanted} and d.due_at <= ${now}
    order by d.due_at, d.account_id limit ${count} for update of d skip locked`.execute(query);
  return rows;
}

/** The digest of one account, due or not; undefined where it wants none. */
export async function takeDigest(query: Query, accountId: string): Promise<DueDigest | undefined> {
  const { rows } = await sql<DueDigest>`${wanted} and d.account_id = ${accountId} for update of d`.execute(query);
  return rows[0];
}

/** Told up to there, and due again when the rhythm says. */
export async function settleDigests(query: Query, due: readonly DueDigest[], toldUntil: number, now: Date): Promise<void> {
  for (const rhythm of ['daily', 'weekly'] as const) {
    const accounts = due.filter((one) => one.rhythm === rhythm).map(({ account_id }) => account_id);
    if (accounts.length === 0) continue;
    await query
      .updateTable('digests')
      .set({ told_until: String(toldUntil), told_at: now, due_at: nextDigest(rhythm, now) })
      .where('account_id', 'in', accounts)
      .execute();
  }
}
