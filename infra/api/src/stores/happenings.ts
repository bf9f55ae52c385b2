import type { NewsChange } from '@webdocs/contracts/api/watching';
import type { Query } from '@webdocs/database';
import { featureTitle } from '@webdocs/updates/feature-title';
import { sql } from 'kysely';
import { whatWatchesMean, type Subject } from './watched-subjects.ts';

export interface Happening extends Subject {
  /** Tells it from all else that happened to the same. */
  readonly key: string;
  readonly change: NewsChange;
  readonly name: string;
  readonly update?: string;
  readonly page?: string;
  readonly day?: string;
}

export interface NotedHappening extends Omit<Happening, 'key'> {
  readonly id: number;
  /** What Baseline calls the feature, where that is watched and not a path. */
  readonly feature?: string;
}

export async function noteHappenings(query: Query, happenings: readonly Happening[]): Promise<void> {
  if (happenings.length === 0) return;
  await sql`
    insert into happenings (kind, subject, happening, change, name, update_id, page, day)
    select kind, subject, key, change, name, update, page, day
    from jsonb_to_recordset(${JSON.stringify(happenings)}::jsonb)
      as one (kind text, subject text, key text, change text, name text, update text, page text, day date)
    on conflict (kind, subject, happening) do nothing`.execute(query);
}

export async function forgetHappenings(query: Query, before: Date): Promise<void> {
  await query.deleteFrom('happenings').where('noticed_at', '<', before).execute();
}

interface Row {
  readonly account_id: string;
  readonly id: string;
  readonly kind: Subject['kind'];
  readonly subject: string;
  readonly change: NewsChange;
  readonly name: string;
  readonly update_id: string | null;
  readonly page: string | null;
  readonly day: string | null;
  readonly feature: string | null;
}

/** What happened to what accounts watch since they watch it, the newest first; `after` has for each the id that it knows. */
export async function happeningsFor(
  query: Query,
  after: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, readonly NotedHappening[]>> {
  const accounts = [...after].map(([account_id, known]) => ({ account_id, known }));
  const { rows } = await sql<Row>`
    select distinct a.account_id, h.id, h.kind, h.subject, h.change, coalesce(d.title, h.name) as name, h.update_id, h.page, to_char(h.day, 'YYYY-MM-DD') as day,
      case when h.kind = 'feature' then ${featureTitle(sql.ref('h.subject'))} end as feature
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as a (account_id text, known bigint)
    join lateral (select * from (${whatWatchesMean}) every where every.account_id = a.account_id) m on true
    join happenings h on h.kind = m.kind and h.subject = m.subject and h.noticed_at > m.since and h.id > a.known
    left join documents d on h.kind = 'page' and d.uri = h.subject
    order by h.id desc`.execute(query);
  const found = new Map<string, NotedHappening[]>(accounts.map(({ account_id }) => [account_id, []]));
  for (const row of rows) found.get(row.account_id)?.push(noted(row));
  return found;
}

/** The id of what happened last: what comes later has a higher one. */
export async function lastHappening(query: Query): Promise<number> {
  const { rows } = await sql<{ id: string | null }>`select max(id) as id from happenings`.execute(query);
  return Number(rows[0]?.id ?? 0);
}

function noted({ id, kind, subject, change, name, update_id: update, page, day, feature }: Row): NotedHappening {
  return {
    id: Number(id),
    kind,
    subject,
    change,
    name,
    ...(update === null ? {} : { update }),
    ...(page === null ? {} : { page }),
    ...(day === null ? {} : { day }),
    ...(feature === null ? {} : { feature }),
  };
}
