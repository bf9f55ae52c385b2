import { randomUUID } from 'node:crypto';
import { watchLimits, type Watch, type WatchInput } from '@webdocs/contracts/api/watching';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import { noteDeletion } from '@webdocs/database/note-deletion';
import { sql } from 'kysely';
import { featureTitle } from '@webdocs/updates/feature-title';
import { isUuid } from '@webdocs/database/uuid';

/** The latest first. */
export async function watchesOf(query: Query, accountId: string): Promise<Watch[]> {
  const rows = await withTitles(query)
    .where('watches.account_id', '=', accountId)
    .orderBy('watches.created_at', 'desc')
    .orderBy('watches.id')
    .execute();
  return rows.map(({ title, created_at, ...rest }) => ({
    ...rest,
    ...(title === null ? {} : { title }),
    created_at: created_at.toISOString(),
  }));
}

/** What is watched already stays as it is, since when it is. */
export async function addWatch(query: Query, accountId: string, { kind, subject }: WatchInput): Promise<Watch> {
  const known = await countOf(query, accountId);
  await query
    .insertInto('watches')
    .values({ id: randomUUID(), account_id: accountId, kind, subject, collection_id: kind === 'collection' ? subject : null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if ((await countOf(query, accountId)) > Math.max(known, watchLimits.watches))
    throw new Failure('WATCHES_FULL', { limit: watchLimits.watches });
  const found = (await watchesOf(query, accountId)).find((watch) => watch.kind === kind && watch.subject === subject);
  return found as Watch;
}

export async function removeWatch(query: Query, accountId: string, id: string): Promise<void> {
  const removed = isUuid(id)
    ? await query.deleteFrom('watches').where('id', '=', id).where('account_id', '=', accountId).returning('id').executeTakeFirst()
    : undefined;
  if (!removed) throw new Failure('WATCH_UNKNOWN', { id: id.slice(0, 64) });
  await noteDeletion(query, 'watches', [removed.id]);
}

async function countOf(query: Query, accountId: string): Promise<number> {
  const { count } = await query
    .selectFrom('watches')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

function withTitles(query: Query) {
  return query
    .selectFrom('watches')
    .leftJoin('documents', (join) => join.onRef('documents.uri', '=', 'watches.subject').on('watches.kind', '=', 'page'))
    .leftJoin('collections', 'collections.id', 'watches.collection_id')
    .select([
      'watches.id',
      'watches.kind',
      'watches.subject',
      'watches.created_at',
      sql<string | null>`coalesce(documents.title, collections.name, ${featureTitle(sql.ref('watches.subject'))})`.as('title'),
    ]);
}
