import type { Query } from '@webdocs/database';
import { sql } from 'kysely';
import { placesOfMarks, type Fact } from '../take/fact.ts';
import type { NewSubject } from '../take/known-subjects.ts';

/**
 * Writes facts in one statement, once each: those of a ping that was taken in before are there. In the order of their keys, so that
 * processes that write the same pings wait for each other in turn. A page that began to hydrate is noted until it is interactive.
 */
export async function writeFacts(query: Query, facts: readonly Fact[], subjects: readonly NewSubject[]): Promise<void> {
  const column = <Name extends keyof Fact>(name: Name): Array<Fact[Name]> => facts.map((fact) => fact[name]);
  const ofSubjects = <Name extends keyof NewSubject>(name: Name): Array<NewSubject[Name]> => subjects.map((subject) => subject[name]);
  const interactive = facts.flatMap(({ kind, ping }) => (kind === 'interactive' ? [ping] : []));
  await sql`
    with given as materialized (
      select * from unnest(
        ${column('ping')}::uuid[], ${column('nth')}::smallint[], ${column('kind')}::text[], ${column('pageKind')}::text[],
        ${column('locale')}::text[], ${column('device')}::text[], ${column('remote')}::text[], ${column('version')}::text[],
        ${column('subject')}::text[], ${column('value')}::integer[]
      ) as given (ping_id, nth, kind, page_kind, locale, device, remote, version, subject, value)
    ), named as (
      insert into telemetry_subjects (day, kind, subject)
      select distinct * from unnest(
        ${ofSubjects('day')}::text[], ${ofSubjects('kind')}::text[], ${ofSubjects('subject')}::text[]
      ) as named (day, kind, subject)
      order by 1, 2, 3
      on conflict do nothing
    ), taken as (
      insert into telemetry_facts (ping_id, nth, kind, page_kind, locale, device, remote, version, subject, value)
      select ping_id, nth, kind, page_kind, locale, device, remote, version, subject, value from given
      order by ping_id, nth
      on conflict do nothing
      returning ping_id, kind, page_kind, locale, remote, version
    ), begun as (
      insert into telemetry_begun (id, page_kind, locale, remote, version)
      select ping_id, page_kind, locale, remote, version from taken
      where kind = 'began'
        and not ping_id = any(${interactive}::uuid[])
        -- As a join the whole table was read for a batch.
        and (
          select true from telemetry_facts as known where known.ping_id = taken.ping_id and known.nth = ${placesOfMarks.interactive}
        ) is null
      order by ping_id
      on conflict do nothing
    )
    delete from telemetry_begun where id = any(array(
      select id from telemetry_begun where id = any(${interactive}::uuid[]) order by id for update
    ))`.execute(query);
}
