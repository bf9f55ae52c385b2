import { createHash, randomBytes } from 'node:crypto';
import type { PlaygroundCode, PlaygroundInfo, PlaygroundList, PlaygroundQuery } from '@webdocs/contracts/api/playgrounds';
import { playgroundLanguages } from '@webdocs/contracts/api/playgrounds';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import { noteDeletion } from '@webdocs/database/note-deletion';
import type { PlaygroundRow } from '@webdocs/database/tables';
import { sql } from 'kysely';
import { isPlaygroundId, playgroundId } from './playground-id.ts';

/** In one order, so that the same code is the same text. What was never said is left out. */
export function codeText({ html, css, js, src, wat, srcPrefix, defaults, language, importMap }: PlaygroundCode): string {
  return JSON.stringify({ html, css, js, src, wat, srcPrefix, defaults, language, importMap });
}

interface NewPlayground {
  readonly accountId: string;
  readonly code: PlaygroundCode;
  readonly title: string;
  readonly now: Date;
}

/** The playground of an account with some code: the one that it has, else a new one. */
export async function keepPlayground(
  query: Query,
  { accountId, code, title, now }: NewPlayground,
): Promise<Pick<PlaygroundRow, 'id' | 'hidden_at'>> {
  const text = codeText(code);
  return query
    .insertInto('playgrounds')
    .values({
      id: playgroundId(randomBytes),
      account_id: accountId,
      code_hash: createHash('sha256').update(text).digest(),
      code: text,
      title,
      languages: playgroundLanguages.filter((language) => code[language]),
      created_at: now,
      updated_at: now,
      hidden_at: null,
      hidden_reason: null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'code_hash']).doUpdateSet({ updated_at: now }))
    .returning(['id', 'hidden_at'])
    .executeTakeFirstOrThrow();
}

/** What an account holds altogether. */
export async function playgroundsHeldBy(query: Query, accountId: string): Promise<{ readonly count: number; readonly bytes: number }> {
  return query
    .selectFrom('playgrounds')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(octet_length(code)), 0)::int`.as('bytes')])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export async function findPlayground(query: Query, id: string): Promise<PlaygroundRow> {
  const row = isPlaygroundId(id) ? await query.selectFrom('playgrounds').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
  if (!row) throw unknownPlayground(id);
  return row;
}

/** As readers find it: what a suspended account shares is not shown. */
export async function findShownPlayground(query: Query, id: string): Promise<PlaygroundRow> {
  const row = isPlaygroundId(id)
    ? await query
        .selectFrom('playgrounds')
        .innerJoin('accounts', 'accounts.id', 'playgrounds.account_id')
        .selectAll('playgrounds')
        .where('playgrounds.id', '=', id)
        .where('accounts.suspended_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!row) throw unknownPlayground(id);
  return row;
}

export function codeOf({ code }: Pick<PlaygroundRow, 'code'>): PlaygroundCode {
  return JSON.parse(code) as PlaygroundCode;
}

/** The latest first, those whose title has a part where one is given. */
export async function playgroundsOf(query: Query, accountId: string, { q, limit, offset }: PlaygroundQuery): Promise<PlaygroundList> {
  // Not `like`: what a person types is no pattern.
  const found = query
    .selectFrom('playgrounds')
    .where('account_id', '=', accountId)
    .$if(q !== '', (all) => all.where(sql<boolean>`strpos(lower(title), lower(${q})) > 0`));
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select([...infoColumns, sizeColumn])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { playgrounds: rows.map(infoOf), total };
}

/** Every one of an account, with its code. */
export async function everyPlaygroundOf(query: Query, accountId: string): Promise<Array<PlaygroundInfo & { code: PlaygroundCode }>> {
  const rows = await query
    .selectFrom('playgrounds')
    .select([...infoColumns, sizeColumn, 'code'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...infoOf(row), code: codeOf(row) }));
}

/** Only its owner finds it. */
export async function renameOwn(query: Query, accountId: string, id: string, title: string): Promise<PlaygroundInfo> {
  const row = isPlaygroundId(id)
    ? await query
        .updateTable('playgrounds')
        .set({ title })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returning([...infoColumns, sizeColumn])
        .executeTakeFirst()
    : undefined;
  if (!row) throw unknownPlayground(id);
  return infoOf(row);
}

export async function removeOwn(query: Query, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = isPlaygroundId(id)
    ? await query.deleteFrom('playgrounds').where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
    : { numDeletedRows: 0n };
  if (numDeletedRows === 0n) throw unknownPlayground(id);
  await noteDeletion(query, 'playgrounds', [id]);
}

/** With a reason it is hidden, without one it is shown. */
export async function hideFromReaders(
  query: Query,
  id: string,
  hidden: { readonly at: Date; readonly reason: string } | null,
): Promise<void> {
  await query
    .updateTable('playgrounds')
    .set({ hidden_at: hidden?.at ?? null, hidden_reason: hidden?.reason ?? null })
    .where('id', '=', id)
    .execute();
}

export const infoColumns = [
  'playgrounds.id',
  'playgrounds.title',
  'playgrounds.languages',
  'playgrounds.created_at',
  'playgrounds.updated_at',
  'playgrounds.hidden_at',
  'playgrounds.hidden_reason',
] as const;
export const sizeColumn = sql<number>`octet_length(playgrounds.code)`.as('bytes');

type InfoRow = Pick<PlaygroundRow, 'id' | 'title' | 'languages' | 'created_at' | 'updated_at' | 'hidden_at' | 'hidden_reason'> & {
  readonly bytes: number;
};

export function infoOf({ id, title, languages, bytes, created_at, updated_at, hidden_at, hidden_reason }: InfoRow): PlaygroundInfo {
  return {
    id,
    title,
    languages: playgroundLanguages.filter((language) => languages.includes(language)),
    bytes,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    ...(hidden_at ? { hidden: { at: hidden_at.toISOString(), reason: hidden_reason ?? '' } } : {}),
  };
}

export function unknownPlayground(id: string): Failure {
  return new Failure('PLAYGROUND_UNKNOWN', { id: id.slice(0, 64) });
}
