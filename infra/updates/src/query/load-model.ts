import type { Query } from '@webdocs/database';
import { sql } from 'kysely';
import type { KeptBaselineEvent } from '../derive/baseline-events.ts';
import type { LiveImport } from '../import/import-rows.ts';
import type { GroupRow } from './model-group.ts';
import { UpdateModel, type FeatureRow } from './update-model.ts';

/** Some 5 ms of work for each answer of the database; between two of them others have their turn. */
const rowsAtOnce = 500;

/** The rows of an import as a model. An import that goes away meanwhile leaves a model without rows, and the next one is loaded after it. */
export async function loadModel(query: Query, { id }: LiveImport): Promise<UpdateModel> {
  const features: FeatureRow[] = [];
  for (;;) {
    const rows = await query
      .selectFrom('update_features')
      .select(['number', 'path', sql<FeatureRow['detail']>`detail`.as('detail')])
      .where('import_id', '=', id)
      .where('number', '>=', features.length)
      .orderBy('number')
      .limit(rowsAtOnce)
      .execute();
    features.push(...rows);
    if (rows.length < rowsAtOnce) break;
  }
  const groups = await inPieces((after) =>
    query
      .selectFrom('update_groups')
      .select(['id', sql<GroupRow['detail']>`detail`.as('detail'), 'added', 'removed'])
      .where('import_id', '=', id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute(),
  );
  const events = await inPieces((after) =>
    query
      .selectFrom('update_baseline_events')
      .select(['id', sql<KeptBaselineEvent>`detail`.as('detail')])
      .where('import_id', '=', id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute(),
  );
  return new UpdateModel(String(id), { features, groups, baselineEvents: events.map(({ detail }) => detail) });
}

async function inPieces<Row extends { readonly id: string }>(piece: (after: string) => Promise<Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const rows = await piece(all.at(-1)?.id ?? '');
    all.push(...rows);
    if (rows.length < rowsAtOnce) return all;
  }
}
