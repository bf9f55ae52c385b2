import type { Query } from '@webdocs/database';
import { interactiveWithinMs } from '@webdocs/contracts/telemetry/limits';
import type { FailureCode } from '@webdocs/contracts/failures/failure';
import { sql } from 'kysely';
import { placesOfMarks } from '../take/fact.ts';

const atOnce = 1000;
const failure: FailureCode = 'PAGE_NOT_INTERACTIVE';

/**
 * Pages that began to hydrate and did not become interactive in time are failures. Several processes may count at once: each takes what
 * no other has. One whose second mark was written by another process at the same moment as its first is no failure. By the clock of the
 * database, unless a time is given: those of processes may differ.
 */
export async function countLatePages(query: Query, now?: Date): Promise<void> {
  const time = now ? sql`${now}::timestamptz` : sql`now()`;
  for (;;) {
    const { rows } = await sql<{ readonly count: number }>`
      with late as (
        delete from telemetry_begun where id = any(array(
          select id from telemetry_begun where began_at <= ${time} - ${interactiveWithinMs} * interval '1 ms' order by id limit ${atOnce} for update skip locked
        ))
        returning id, page_kind, locale, remote, version
      ), counted as (
        insert into telemetry_facts (ping_id, nth, kind, page_kind, locale, device, remote, version, subject)
        select id, ${placesOfMarks.late}, 'failure', page_kind, locale, '', remote, version, ${failure}
        from late
        where (
          select true from telemetry_facts as known where known.ping_id = late.id and known.nth = ${placesOfMarks.interactive}
        ) is null
        order by id
        on conflict do nothing
      )
      select count(*)::int as count from late`.execute(query);
    if ((rows[0]?.count ?? 0) < atOnce) return;
  }
}
