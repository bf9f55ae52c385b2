import type { LiveTelemetry } from '@webdocs/contracts/api/telemetry-report';
import type { Query } from '@webdocs/database';
import { sql } from 'kysely';

const minutes = 60;
const minuteMs = 60_000;

/** The last sixty minutes: those that are counted, and of the last ones, which are not over, the facts themselves. */
export async function liveTelemetry(query: Query, now: Date): Promise<LiveTelemetry> {
  const last = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const first = new Date(last - (minutes - 1) * minuteMs);
  const { rows } = await sql<{ minute: Date; kind: string; count: string }>`
    select minute, kind, sum(count) as count from (
      select minute, kind, count from telemetry_minutes where minute >= ${first} and kind in ('visit', 'view', 'failure')
      union all
      select date_trunc('minute', received_at), kind, 1 from telemetry_facts
      where received_at >= greatest(${first}::timestamptz, (select counted_until from telemetry_roll_up))
        and kind in ('visit', 'view', 'failure')
    ) as counted group by minute, kind`.execute(query);
  const counts = new Map(rows.map(({ minute, kind, count }) => [`${minute.getTime()} ${kind}`, Number(count)]));
  return {
    minutes: Array.from({ length: minutes }, (_, index) => {
      const minute = first.getTime() + index * minuteMs;
      const count = (kind: string) => counts.get(`${minute} ${kind}`) ?? 0;
      return { minute: new Date(minute).toISOString(), visits: count('visit'), views: count('view'), errors: count('failure') };
    }),
  };
}
