import type { Database } from '@webdocs/database';
import { sql, type RawBuilder } from 'kysely';
import { factKinds } from './asked-of-days.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A ping that is sent again after a day offline is known by its facts; what goes on over months is known by days. */
const keptDays = { facts: 3, minutes: 14, days: 400 } as const;

/** So many at once, so that after an outage each statement is over within the time that statements have. */
const rowsAtOnce = 50_000n;

/** Deletes what is older than it is kept. A fact that is not counted yet stays, however old. */
export async function forgetCounts({ query }: Pick<Database, 'query'>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const inSlices = async (table: string, old: RawBuilder<unknown>) => {
    const slice = sql`
      delete from ${sql.table(table)} where ctid = any(array(select ctid from ${sql.table(table)} where ${old} limit ${rowsAtOnce}::integer))`;
    while ((await slice.execute(query)).numAffectedRows === rowsAtOnce);
  };
  const mark = await query.selectFrom('telemetry_roll_up').select('counted_until').executeTakeFirst();
  const counted = mark?.counted_until;
  if (counted) await inSlices('telemetry_facts', sql`received_at < least(${before(keptDays.facts)}::timestamptz, ${counted}::timestamptz)`);
  await inSlices('telemetry_minutes', sql`kind = any(${factKinds}::text[]) and minute < ${before(keptDays.minutes)}`);
  await inSlices('telemetry_days', sql`kind = any(${factKinds}::text[]) and day < ${before(keptDays.days).toISOString().slice(0, 10)}`);
}
