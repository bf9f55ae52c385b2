import type { Query } from '@webdocs/database';
import { sql } from 'kysely';
import { fold } from '../words/folded-text.ts';

const mostADay = 1000;
const longest = 100;
const keptDays = 90;

/** Counts, by day and query, searches without a result: for those who write. What might tell of a person is not kept. */
export async function countMiss(text: string, day: string, query: Query): Promise<void> {
  const kept = fold(text).replace(/\s+/g, ' ').trim();
  if (kept === '' || kept.length > longest || /@|\d{5}|:\/\/|\0/.test(kept)) return;
  await sql`
    insert into search_misses (day, query, count)
    select ${day}::date, ${kept}, 1
    where (select count(*) from search_misses where day = ${day}::date) < ${mostADay}
      or exists (select from search_misses where day = ${day}::date and query = ${kept})
    on conflict (day, query) do update set count = search_misses.count + 1`.execute(query);
  await sql`delete from search_misses where day < ${day}::date - ${keptDays}::int`.execute(query);
}
