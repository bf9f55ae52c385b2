import type { Database, Query } from '@webdocs/database';
import { sql } from 'kysely';
import type { KeptBaselineEvent, SeenChange, Snapshot } from '../derive/baseline-events.ts';
import type { DerivedFeature, DerivedGroup } from '../derive/browser-groups.ts';
import type { Versions } from './update-source.ts';

/** An import that has not been heard of for so long is gone. */
const importGoneAfter = '60 seconds';

/** Told to all replicas when another version answers. */
export const updatesChannel = 'webdocs_updates';

export interface LiveImport extends Versions {
  readonly id: number;
  readonly rule: number;
}

export async function liveImport(query: Query): Promise<LiveImport | undefined> {
  const row = await query
    .selectFrom('update_imports')
    .select(['id', 'rule', 'compat_version', 'features_version'])
    .where('state', '=', 'live')
    .executeTakeFirst();
  return row && { id: row.id, rule: row.rule, compat: row.compat_version, features: row.features_version };
}

/** Begins an import, unless another process is at one. */
export async function beginImport(database: Database, versions: Versions, rule: number): Promise<number | undefined> {
  return database.transaction(async (query) => {
    await sql`delete from update_imports where state = 'building' and touched_at < now() - ${importGoneAfter}::interval`.execute(query);
    const row = await query
      .insertInto('update_imports')
      .values({ state: 'building', rule, compat_version: versions.compat, features_version: versions.features })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  });
}

/** Fails where the import was taken for gone: another process has begun its own. */
export async function touchImport(query: Query, id: number): Promise<void> {
  const touched = await sql`update update_imports set touched_at = now() where id = ${id} and state = 'building'`.execute(query);
  if (touched.numAffectedRows !== 1n) throw new Error('it took too long, and another process has begun');
}

export async function dropImport(query: Query, id: number): Promise<void> {
  await sql`delete from update_imports where id = ${id} and state = 'building'`.execute(query);
}

export async function insertFeatures(query: Query, id: number, features: readonly DerivedFeature[], first: number): Promise<void> {
  const rows = features.map(({ path, detail }, index) => ({ number: first + index, path, detail }));
  await sql`
    insert into update_features (import_id, number, path, detail)
    select ${id}, number, path, detail
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (number integer, path text, detail jsonb)`.execute(query);
}

export async function insertGroups(query: Query, id: number, groups: readonly DerivedGroup[]): Promise<void> {
  await sql`
    insert into update_groups (import_id, id, detail, added, removed)
    select ${id}, id, detail, array(select jsonb_array_elements_text(added)::integer), array(select jsonb_array_elements_text(removed)::integer)
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as one (id text, detail jsonb, added jsonb, removed jsonb)`.execute(query);
}

export async function insertBaselineEvents(query: Query, id: number, events: readonly KeptBaselineEvent[]): Promise<void> {
  const rows = events.map((detail) => ({ id: detail.id, detail }));
  await sql`
    insert into update_baseline_events (import_id, id, detail)
    select ${id}, id, detail from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (id text, detail jsonb)`.execute(query);
}

export async function snapshotOfVersion(query: Query, version: string): Promise<Snapshot | undefined> {
  const row = await query
    .selectFrom('baseline_snapshots')
    .select(sql<Snapshot>`features`.as('features'))
    .where('features_version', '=', version)
    .executeTakeFirst();
  return row?.features;
}

/** The version that was seen last: the one to compare with where nothing is imported any more, as after a backup was restored. */
export async function latestSnapshot(query: Query): Promise<{ readonly version: string; readonly features: Snapshot } | undefined> {
  const row = await query
    .selectFrom('baseline_snapshots')
    .select(['features_version', sql<Snapshot>`features`.as('features')])
    .orderBy('taken_on', 'desc')
    // What comes after the three numbers is none: 3.0.0-rc.1.
    .orderBy(sql`string_to_array(substring(features_version from '^\\d+\\.\\d+\\.\\d+'), '.')::integer[]`, 'desc')
    .executeTakeFirst();
  return row && { version: row.features_version, features: row.features };
}

export async function seenChanges(query: Query): Promise<SeenChange[]> {
  return query
    .selectFrom('baseline_changes')
    .select(['id', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'change', 'feature', sql<KeptBaselineEvent>`detail`.as('detail')])
    .execute();
}

interface Finished {
  readonly id: number;
  readonly versions: Versions;
  readonly today: string;
  readonly snapshot: Snapshot;
  readonly changes: readonly SeenChange[];
}

/** In one moment the new version answers, and what was seen on the way is kept. The one before stays for those who have begun to read it. */
export async function finishImport(database: Database, { id, versions, today, snapshot, changes }: Finished): Promise<void> {
  await database.transaction(async (query) => {
    await touchImport(query, id);
    await query
      .insertInto('baseline_snapshots')
      .values({ features_version: versions.features, taken_on: today, features: JSON.stringify(snapshot) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const { detail, ...change } of changes)
      await query
        .insertInto('baseline_changes')
        .values({ ...change, detail: JSON.stringify(detail) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await sql`delete from update_imports where state = 'old'`.execute(query);
    await sql`update update_imports set state = 'old' where state = 'live'`.execute(query);
    await sql`update update_imports set state = 'live', touched_at = now() where id = ${id}`.execute(query);
    await sql`select pg_notify(${updatesChannel}, '')`.execute(query);
  });
}
