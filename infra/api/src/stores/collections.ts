import { CollectionInputSchema, type CollectionInfo, type CollectionInput } from '@webdocs/contracts/api/collections';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import { noteDeletion } from '@webdocs/database/note-deletion';
import { violatedConstraint } from '@webdocs/database/unique-violation';
import type { Collection } from '@webdocs/database/tables';
import { sql } from 'kysely';
import { isRandomId, randomId } from './random-id.ts';

/** What a user gives of a collection is kept in columns of the same names, and told again by them. */
const given = Object.keys(CollectionInputSchema.entries) as Array<keyof CollectionInput>;

/** Oldest first, so that Default leads. */
export async function collectionsOf(query: Query, accountId: string): Promise<CollectionInfo[]> {
  const rows = await withCounts(query)
    .where('collections.account_id', '=', accountId)
    .orderBy('collections.is_default', 'desc')
    .orderBy('collections.created_at')
    .orderBy('collections.id')
    .execute();
  return rows.map(infoOf);
}

export async function collectionInfo(query: Query, accountId: string, id: string): Promise<CollectionInfo> {
  if (!isRandomId(id)) throw unknown(id);
  const row = await withCounts(query).where('collections.account_id', '=', accountId).where('collections.id', '=', id).executeTakeFirst();
  if (!row) throw unknown(id);
  return infoOf(row);
}

export async function findCollection(query: Query, accountId: string, id: string): Promise<Collection> {
  const row = isRandomId(id)
    ? await query.selectFrom('collections').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
    : undefined;
  if (!row) throw unknown(id);
  return row;
}

/** What an account holds altogether. */
export async function heldBy(
  query: Query,
  accountId: string,
): Promise<{ readonly collections: number; readonly items: number; readonly bytes: number }> {
  return query
    .selectFrom('collections')
    .leftJoin('collection_items', 'collection_items.collection_id', 'collections.id')
    .select([
      sql<number>`count(distinct collections.id)::int`.as('collections'),
      sql<number>`count(collection_items.id)::int`.as('items'),
      sql<number>`coalesce(sum(octet_length(collection_items.title) + octet_length(coalesce(notes, ''))), 0)::int`.as('bytes'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export async function addCollection(query: Query, accountId: string, input: CollectionInput): Promise<string> {
  const id = randomId();
  await query
    .insertInto('collections')
    .values({ id, account_id: accountId, ...kept(input) })
    .execute()
    .catch((thrown: unknown) => refuse(thrown, input.name));
  return id;
}

export async function changeCollection(query: Query, id: string, input: CollectionInput): Promise<void> {
  await query
    .updateTable('collections')
    .set({ ...kept(input), updated_at: new Date() })
    .where('id', '=', id)
    .execute()
    .catch((thrown: unknown) => refuse(thrown, input.name));
}

/** With everything in it. */
export async function removeCollection(query: Query, id: string): Promise<void> {
  await noteDeletion(query, 'collections', [id]);
  await query.deleteFrom('collections').where('id', '=', id).execute();
}

/** Something in it changed. */
export async function touchCollection(query: Query, id: string): Promise<void> {
  await query.updateTable('collections').set({ updated_at: new Date() }).where('id', '=', id).execute();
}

function withCounts(query: Query) {
  return query.selectFrom('collections').select(({ selectFrom }) => [
    'collections.id',
    ...given.map((name) => `collections.${name}` as const),
    'collections.created_at',
    'collections.updated_at',
    selectFrom('collection_items')
      .select(sql<number>`count(*)::int`.as('count'))
      .whereRef('collection_items.collection_id', '=', 'collections.id')
      .as('article_count'),
  ]);
}

type Given = Pick<Collection, keyof CollectionInput>;

interface Row extends Given {
  readonly id: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly article_count: number | null;
}

/** What is empty or left out is null in the database. */
function kept(input: CollectionInput): Given {
  const values = given.map((name) => [name, input[name] === '' ? null : (input[name] ?? null)]);
  return Object.fromEntries(values) as Given;
}

function infoOf({ created_at, updated_at, article_count, ...rest }: Row): CollectionInfo {
  // What is null is left out of an answer.
  const told = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)) as Pick<CollectionInfo, 'id' | 'name'>;
  return {
    ...told,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    article_count: article_count ?? 0,
  };
}

function unknown(id: string): Failure {
  return new Failure('COLLECTION_UNKNOWN', { id: id.slice(0, 64) });
}

function refuse(thrown: unknown, name: string): never {
  throw violatedConstraint(thrown) === 'collections_name' ? new Failure('COLLECTION_NAME_TAKEN', { name }, { cause: thrown }) : thrown;
}
