import { sql, type RawBuilder } from 'kysely';

/**
 * What Baseline calls a feature of which only the id is known, for a query that has it in a column; null for a path of the compatibility
 * data. Three looks at a primary key: each feature has one event of these kinds at least, unless it was taken back altogether.
 */
export function featureTitle(id: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(
    select event.detail->>'name'
    from update_imports live join update_baseline_events event on event.import_id = live.id
    where live.state = 'live' and event.id in ('newly-' || ${id}, 'widely-' || ${id}, 'discouraged-' || ${id})
    limit 1)`;
}
