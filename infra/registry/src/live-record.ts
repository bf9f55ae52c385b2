import { LivePointerSchema, type LivePointer } from '@webdocs/contracts/remote/composition';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import type { AuditEvent } from '@webdocs/database/audit-chain';
import { sql } from 'kysely';
import * as v from 'valibot';
import { HistoryEntrySchema, type HistoryEntry, type TriedNote } from '@webdocs/contracts/remote/history';
import { entriesLeadingTo, replayed } from './history.ts';

/** Every registry that follows the record listens here for what changed. */
export const changeChannel = 'webdocs_registry';

const pointerTable = 'registry_live';
const historyTable = 'registry_changes';

export interface LiveRecord {
  readonly pointer: LivePointer;
  /** What is wrong with the pointer as it is; what the history says was live is given in its place. */
  readonly failure?: Failure;
}

/** What is live according to the database; before the first change nothing is. */
export async function readLive(query: Query): Promise<LiveRecord> {
  const row = await query.selectFrom(pointerTable).select(['revision', 'changed_at', 'versions']).executeTakeFirst();
  if (!row) return { pointer: replayed([]) };
  const parsed = v.safeParse(LivePointerSchema, {
    revision: row.revision,
    changedAt: row.changed_at.toISOString(),
    versions: row.versions,
  });
  if (parsed.success) return { pointer: parsed.output };
  const entries = entriesLeadingTo(row.revision, await readChanges(query, () => undefined));
  return {
    pointer: replayed(entries),
    failure: new Failure('POINTER_MALFORMED', { source: `${pointerTable}, revision ${row.revision}`, cause: v.summarize(parsed.issues) }),
  };
}

/** Every readable entry, oldest first. One that cannot be read is reported and left out. */
export async function readChanges(query: Query, report: (failure: Failure) => void): Promise<HistoryEntry[]> {
  const rows = await query.selectFrom(historyTable).selectAll().orderBy('revision').execute();
  return rows.flatMap((row) => {
    try {
      return [v.parse(HistoryEntrySchema, { ...row, at: row.at.toISOString() })];
    } catch (thrown) {
      report(new Failure('HISTORY_MALFORMED', { source: historyTable, line: row.revision, cause: causeOf(thrown) }));
      return [];
    }
  });
}

/** Writes a change down and makes it live; subscribers hear of it when the transaction is done. */
export async function recordChange(query: Query, entry: HistoryEntry, pointer: LivePointer): Promise<void> {
  await recordEntry(query, entry);
  await recordLive(query, pointer);
  await sql`select pg_notify(${changeChannel}, ${String(pointer.revision)})`.execute(query);
}

/** Why and of what it was made is the caller's word, there as in the history. */
export function auditOfChange({ revision, actor, by, reason, changes, because, commit, link }: HistoryEntry): AuditEvent {
  return {
    actor: actor ?? { kind: 'site', name: by, team: null },
    event: 'live changed',
    subject: changes.map(({ name }) => name).join(' '),
    detail: { revision, reason, changes: movesOf(changes), because, commit, link },
  };
}

/** As people read it. */
export function movesOf(changes: HistoryEntry['changes']): string {
  const moves = changes.map(({ name, from, to, override, tried }) => {
    const overridden = override ? ` (overrides ${override.rules.join(', ')}: ${override.reason})` : '';
    return `${name} ${from ?? 'none'} -> ${to ?? 'none'}${overridden}${tried ? triedText(tried) : ''}`;
  });
  return moves.join(', ');
}

export async function recordEntry(query: Query, entry: HistoryEntry): Promise<void> {
  await query
    .insertInto(historyTable)
    .values({ ...entry, at: new Date(entry.at), changes: JSON.stringify(entry.changes), actor: entry.actor && JSON.stringify(entry.actor) })
    .execute();
}

export async function recordLive(query: Query, { revision, changedAt, versions }: LivePointer): Promise<void> {
  const values = { revision, changed_at: new Date(changedAt), versions: JSON.stringify(versions) };
  await query
    .insertInto(pointerTable)
    .values(values)
    .onConflict((conflict) => conflict.column('the_only_one').doUpdateSet(values))
    .execute();
}

function triedText({ drawn, hydrated }: TriedNote): string {
  return ` (drawn ${drawn}, hydrated ${hydrated ?? 'none'})`;
}
